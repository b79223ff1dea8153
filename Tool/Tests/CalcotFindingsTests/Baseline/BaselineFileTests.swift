import CalcotFindings
import CalcotToolTesting
import Testing

@Suite("The baseline's file")
struct BaselineFileTests {
  func read(_ text: String) throws -> Baseline {
    try Baseline(reading: Array(text.utf8), path: "baseline.json")
  }

  func problem(_ text: String) -> String {
    do {
      return "read: \(try read(text).entries.count) entries"
    } catch {
      return "\(error)"
    }
  }

  @Test func `is sorted, a finding a line, each with its own comma`() throws {
    let baseline = Baseline()
      .accepting([.example(member: "init(url:)", path: "Features/Login.swift")])
      .accepting([.example(type: "Home \"x\"\n", symbol: "\u{2028}")], reason: "old")
    #expect(
      baseline.text == #"""
        {
          "calcot-baseline": 1,
          "about": "Findings that are accepted for now. Those that are mended are taken out by themselves; 'calcot baseline accept' adds new ones.",
          "findings": [
        {"rule": "viewmodel-ui-import", "type": "Home \"x\"\n", "symbol": "\u2028", "path": "Login.swift", "reason": "old"},
        {"rule": "viewmodel-ui-import", "type": "LoginViewModel", "member": "init(url:)", "symbol": "UIKit", "path": "Features/Login.swift"},
        null
        ]}

        """#)
    #expect(try read(baseline.text) == baseline)
  }

  @Test func `is read in any order, with or without the last comma`() throws {
    let first = #"{"rule": "a", "type": "A", "symbol": "s", "path": "p"}"#
    let second = #"{"rule": "b", "type": "B", "symbol": "s\u00e9\ud83d\ude00", "path": "p"}"#
    let one = try read(#"{"calcot-baseline": 1, "findings": [\#(second), \#(first)]}"#)
    let other = try read(#"{"findings": [\#(first), \#(second), null,], "calcot-baseline": 1}"#)
    #expect(one == other)
    #expect(one.entries.map(\.subject.symbol) == ["s", "sé😀"])
  }

  @Test func `that is damaged is refused, with the line`() {
    let entry = #"{"rule": "a", "type": "A", "symbol": "s"},"#
    let head = "{\n\"calcot-baseline\": 1,\n\"findings\": [\n\(entry)\n"
    #expect(problem(head + "null]}") == "read: 1 entries")
    #expect(
      problem(head + "<<<<<<< HEAD\n\(entry)\n=======\n>>>>>>> other\nnull]}")
        == """
        baseline.json:5: error: '<<<<<<< HEAD' stands where a value is expected; was a merge left \
        unfinished? Keep the lines of both sides
        """)
    #expect(problem(head) == "baseline.json:5: error: the file ends before a value")
    #expect(problem("") == "baseline.json:1: error: the file ends before a value")
    #expect(
      problem(head + #"{"rule": "a", "type": 5, "symbol": "s"}]}"#)
        == "baseline.json:5: error: 'type' is no text")
    #expect(
      problem(head + #"{"rule": "a", "type": "A"}]}"#)
        == "baseline.json:5: error: the finding has no 'symbol'")
    #expect(problem(head + "7]}").hasPrefix("baseline.json:5: error: a finding is written as"))
    #expect(
      problem(head + "\"x\n\"]}")
        == "baseline.json:5: error: a text in quotes is not closed on its line")
    #expect(problem("[]").hasPrefix("baseline.json:1: error: this is no baseline"))
    #expect(
      problem(#"{"calcot-baseline": 1}"#)
        == "baseline.json:1: error: the list 'findings' is missing")
    #expect(
      problem("{\n\"calcot-baseline\": 2, \"findings\": []}")
        == """
        baseline.json:2: error: this calcot reads baselines of format 1; this one has 2: update calcot
        """)
    #expect(problem(String(repeating: "[", count: 100_000)).contains("nested too deep"))
  }

  @Test func `that is no UTF-8 is refused`() {
    #expect(throws: FileFormatError.self) {
      try Baseline(reading: [0x7B, 0xFF, 0x7D], path: "baseline.json")
    }
  }

  @Test("never traps, whatever is damaged", arguments: 0..<300 as Range<UInt64>)
  func mutated(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Baseline().accepting([.example(), .example(symbol: "é\n")]).text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.insert(UInt8.random(in: 0...127, using: &random), at: index)
      }
    }
    do {
      let baseline = try Baseline(reading: bytes, path: "baseline.json")
      #expect(try read(baseline.text) == baseline)
    } catch {
      #expect("\(error)".hasPrefix("baseline.json:"))
    }
  }
}
