import CalcotFindings
import CalcotToolTesting
import Testing

/// A codebase whose findings move. Each test takes its seed as an argument, which a failure shows.
private struct DriftingCodebase {
  var random: SeededGenerator
  var findings: [Finding] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...40, using: &random) { add() }
  }

  /// Adds a finding with one of few names, so that many findings are equal.
  mutating func add() {
    func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
    findings.append(
      .example(
        pick(["ui", "navigates", "data"]), type: pick(["Login", "Home", "Home.Row"]),
        member: pick(["", "start()"]), symbol: pick(["UIKit", "push"]),
        path: pick(["A.swift", "B.swift", "C/A.swift"]),
        line: Int.random(in: 1...500, using: &random)))
  }

  mutating func move() {
    for index in findings.indices where Bool.random(using: &random) {
      findings[index].path = "Moved/\(Int.random(in: 0..<3, using: &random)).swift"
    }
  }

  mutating func edit() {
    for index in findings.indices {
      findings[index].line = Int.random(in: 1...900, using: &random)
      findings[index].message += "!"
    }
    findings.shuffle(using: &random)
  }
}

@Suite("A baseline over time")
struct BaselinePropertyTests {
  let everything = Baseline.Scope.whole(rulesLeftOut: [])

  /// Returns the baseline as the next run reads it.
  private func accepted(_ codebase: DriftingCodebase) throws -> Baseline {
    try Baseline(
      reading: Array(Baseline().accepting(codebase.findings).text.utf8), path: "baseline.json")
  }

  private func count(_ findings: [Finding]) -> [String: Int] {
    Dictionary(grouping: findings) { "\($0.rule) \($0.subject)" }.mapValues(\.count)
  }

  @Test("knows everything after moves, edits and reordering", arguments: 0..<200 as Range<UInt64>)
  func survives(seed: UInt64) throws {
    var codebase = DriftingCodebase(seed: seed)
    let baseline = try accepted(codebase)
    codebase.move()
    codebase.edit()
    let comparison = baseline.compare(with: codebase.findings, scope: everything)
    #expect(comparison.new.isEmpty)
    #expect(comparison.stale.isEmpty)
    #expect(comparison.known.map(\.finding) == codebase.findings)
    #expect(comparison.remaining == Baseline().accepting(codebase.findings))
  }

  @Test("shrinks by what is mended", arguments: 0..<200 as Range<UInt64>)
  func shrinks(seed: UInt64) throws {
    var codebase = DriftingCodebase(seed: seed)
    let baseline = try accepted(codebase)
    codebase.edit()
    codebase.move()
    let mended = Int.random(in: 0...codebase.findings.count, using: &codebase.random)
    codebase.findings.removeFirst(mended)
    let comparison = baseline.compare(with: codebase.findings, scope: everything)
    #expect(comparison.new.isEmpty)
    #expect(comparison.stale.count == mended)
    #expect(comparison.remaining == Baseline().accepting(codebase.findings))
  }

  @Test("reports exactly as many as are added", arguments: 0..<200 as Range<UInt64>)
  func reports(seed: UInt64) throws {
    var codebase = DriftingCodebase(seed: seed)
    let baseline = try accepted(codebase)
    let before = count(codebase.findings)
    let added = Int.random(in: 1...5, using: &codebase.random)
    for _ in 0..<added { codebase.add() }
    codebase.edit()
    codebase.move()
    let comparison = baseline.compare(with: codebase.findings, scope: everything)
    #expect(comparison.new.count == added)
    #expect(comparison.stale.isEmpty)
    let difference = count(codebase.findings).merging(before) { $0 - $1 }.filter { $0.value != 0 }
    #expect(count(comparison.new) == difference)
    #expect(comparison.remaining.entries.count == baseline.entries.count)
  }

  @Test("never grows by itself", arguments: 0..<100 as Range<UInt64>)
  func neverGrows(seed: UInt64) throws {
    var codebase = DriftingCodebase(seed: seed)
    var baseline = try accepted(codebase)
    for _ in 0..<10 {
      if Bool.random(using: &codebase.random) { codebase.add() }
      if Bool.random(using: &codebase.random) { _ = codebase.findings.popLast() }
      codebase.edit()
      let remaining = baseline.compare(with: codebase.findings, scope: everything).remaining
      var left = Dictionary(grouping: baseline.entries) { "\($0.rule) \($0.subject)" }
      for entry in remaining.entries {
        #expect(left["\(entry.rule) \(entry.subject)"]?.popLast() != nil)
      }
      baseline = remaining
    }
  }
}
