import CalcotCode
import CalcotFuzzing
import CalcotReader
import Foundation
import Testing

@Suite struct FuzzingTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isLong = environment["CALCOT_LONG"] == "1"

  /// The number of inputs; `CALCOT_FUZZ_INPUTS=50000` is for a release build.
  static let inputs =
    environment["CALCOT_FUZZ_INPUTS"].flatMap(Int.init) ?? (isLong ? 1_000 : 100)

  /// The tool's own sources, without build products.
  static let seeds = Seeds.written + Seeds.files(in: folder("Tool/Sources"))

  private static func folder(_ path: String) -> String {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appending(path: path).path
  }

  @Test func `mutated source is read without a crash into well-formed facts`() {
    let seed = UInt64.random(in: 0..<1_000_000)
    let fuzzing = Fuzzing(seeds: Self.seeds, seed: seed)
    for start in stride(from: 0, to: Self.inputs, by: 50) {
      print("Inputs from \(start) of seed \(seed)")
      let failures = fuzzing.failures(in: start..<min(Self.inputs, start + 50))
      for failure in failures {
        Issue.record("input \(failure.input) of seed \(seed): \(failure.what)")
      }
    }
  }

  /// The number of programs: 100,000 in a long run.
  static let programs = ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1" ? 100_000 : 150

  @Test func `programs that refer to themselves pass through all rules and the map`() {
    let seed = UInt64.random(in: 0..<1_000_000)
    let fuzzing = ProgramFuzzing(seed: seed)
    for start in stride(from: 0, to: Self.programs, by: 50) {
      print("Programs from \(start) of seed \(seed)")
      // NB: a crash would take what is not written yet with it.
      fflush(nil)
      for failure in fuzzing.failures(in: start..<min(Self.programs, start + 50)) {
        Issue.record("program \(failure.input) of seed \(seed): \(failure.what)")
      }
    }
  }

  @Test func `source as it was written is well formed`() {
    var reader = SourceReader()
    // NB: a quarter of the files, another one each time, with `CALCOT_LONG=1` all.
    let count = Self.isLong ? Self.seeds.count : Self.seeds.count / 4
    for source in Seeds.written + Self.seeds.shuffled().prefix(count) {
      let facts = source.withUnsafeBufferPointer { reader.facts(of: $0) }
      let name = String(decoding: source.prefix(60), as: UTF8.self)
      #expect(FactsCheck.failures(of: facts, source: source) == [], "\(name)")
    }
  }

  @Test func `the same seed and number give the same input`() {
    #expect(ProgramFuzzing(seed: 7).program(3) == ProgramFuzzing(seed: 7).program(3))
    let fuzzing = Fuzzing(seeds: Seeds.written, seed: 7)
    let again = Fuzzing(seeds: Seeds.written, seed: 7)
    let other = Fuzzing(seeds: Seeds.written, seed: 8)
    #expect((0..<50).allSatisfy { fuzzing.input($0) == again.input($0) })
    #expect((0..<50).contains { fuzzing.input($0) != other.input($0) })
    #expect(Set((0..<50).map(fuzzing.input)).count > 45)
  }

  @Test func `facts that are not well formed are told`() {
    let source = Array("class A {}\n".utf8)
    let file = Node(kind: .file, offset: 0, endOffset: 11, end: 2)
    let type = Node(kind: .classDeclaration, name: "A", offset: 6, endOffset: 10, end: 2)
    func failures(_ change: (inout FileFacts) -> Void) -> [String] {
      var facts = FileFacts(nodes: [file, type], lineStarts: [0, 11])
      change(&facts)
      return FactsCheck.failures(of: facts, source: source)
    }
    #expect(failures { _ in } == [])
    #expect(failures { $0.nodes = [] } == ["there is no node"])
    #expect(failures { $0.nodes[1].parent = 1 } == ["node 1: parent 1, not 0"])
    #expect(failures { $0.nodes[1].end = 1 } == ["node 1 ends at 1"])
    #expect(!failures { $0.nodes[1].end = 3 }.isEmpty)
    #expect(!failures { $0.nodes[0].end = 1 }.isEmpty)
    #expect(!failures { $0.nodes[1].endOffset = 12 }.isEmpty)
    #expect(!failures { $0.nodes[1].offset = 11 }.isEmpty)
    #expect(failures { $0.lineStarts = [0] } == ["the lines begin elsewhere"])
    #expect(!failures { $0.directives = [.init(text: "", offset: 3, followsCode: false)] }.isEmpty)
    #expect(!failures { $0.problems = [.init(message: "broken", offset: 12)] }.isEmpty)
    #expect(
      FactsCheck.failures(of: FileFacts(nodes: [file], lineStarts: [0]), source: [0xFF]) != [])
  }
}
