import CalcotFindings
import Testing

struct BaselineTests {
  let everything = Baseline.Scope.whole(rulesLeftOut: [])

  @Test func `Findings that were accepted are known, and say why`() {
    let baseline = Baseline().accepting([.example(line: 3)], reason: "until the redesign")
    let comparison = baseline.compare(
      with: [.example(path: "Moved/Login.swift", line: 90)], scope: everything)
    #expect(comparison.new.isEmpty)
    #expect(comparison.stale.isEmpty)
    #expect(comparison.known.map(\.reason) == ["until the redesign"])
    #expect(comparison.remaining.entries.map(\.path) == ["Moved/Login.swift"])
  }

  @Test func `A finding with another rule, type, member or symbol is new`() {
    let baseline = Baseline().accepting([.example()])
    for finding: Finding in [
      .example("other"), .example(type: "A"), .example(member: "b"), .example(symbol: "C"),
    ] {
      #expect(baseline.compare(with: [finding], scope: everything).new == [finding])
    }
  }

  @Test func `Of two equal findings the baseline knows as many as it has entries, nearest first`() {
    let old = Finding.example(path: "B.swift", line: 7)
    let baseline = Baseline().accepting([old])
    let added = Finding.example(path: "A.swift", line: 1)
    let comparison = baseline.compare(with: [added, old], scope: everything)
    #expect(comparison.new == [added])
    #expect(comparison.known.map(\.finding) == [old])
  }

  @Test("An entry whose finding was mended is stale, and the finding is new if it comes back")
  func stale() {
    let baseline = Baseline().accepting([.example(), .example(symbol: "UIColor")])
    let comparison = baseline.compare(with: [.example()], scope: everything)
    #expect(comparison.stale.map(\.subject.symbol) == ["UIColor"])
    let again = comparison.remaining.compare(
      with: [.example(), .example(symbol: "UIColor")], scope: everything)
    #expect(again.new.map(\.subject.symbol) == ["UIColor"])
  }

  @Test func `An entry of a rule or file that a run left out is not stale`() {
    let baseline = Baseline().accepting([.example("off"), .example("gone")])
    let partial = baseline.compare(with: [], scope: .part)
    #expect(partial.stale.isEmpty)
    #expect(partial.remaining == baseline)
    let whole = baseline.compare(with: [], scope: .whole(rulesLeftOut: ["off"]))
    #expect(whole.stale.map(\.rule) == ["gone"])
    #expect(whole.remaining.entries.map(\.rule) == ["off"])
  }

  @Test func `Fingerprints tell equal findings apart and do not depend on the order`() {
    let findings: [Finding] = [
      .example(line: 9), .example(line: 2), .example(symbol: "UIColor"),
      .example(line: 2, column: 5),
    ]
    let fingerprints = Fingerprint.of(findings)
    #expect(fingerprints.map(\.ordinal) == [2, 0, 0, 1])
    #expect(Set(fingerprints.map(\.description)).count == 4)
    #expect(Fingerprint.of(findings.reversed()) == fingerprints.reversed())
    #expect(Fingerprint.of([.example()])[0].description == "77f0b941835ae692")
  }
}
