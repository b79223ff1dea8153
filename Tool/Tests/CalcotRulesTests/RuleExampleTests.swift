import CalcotCode
import CalcotFindings
import CalcotReader
import CalcotRules
import Testing

/// Every example of every rule, read and checked as a codebase of its own.
@Suite struct RuleExampleTests {
  @Test(
    arguments: RuleBook.all.flatMap { rule in
      rule.description.examples.map { (rule.description.id, $0) }
    })
  func `a rule reports the marked places of its examples, and no others`(
    id: String, example: RuleDescription.Example
  ) throws {
    let rule = try #require(RuleBook.all.first { $0.description.id == id })
    let sources = ExampleSources(example)
    let findings = rule.init().findings(in: sources.context)
    #expect(
      findings.map(ExamplePlace.init).sorted() == sources.marks.sorted(),
      "\(id): \(example.title)\n\(findings.map { "\($0.line):\($0.column) \($0.message)" })")
    if let message = example.message {
      #expect(findings.contains { $0.message.contains(message) }, "\(findings.map(\.message))")
    }
    for finding in findings {
      #expect(finding.rule == id)
      #expect((0...1).contains(finding.confidence))
      #expect(!finding.message.hasSuffix("."))
      let places = finding.evidence.map { "\($0.path):\($0.line):\($0.column)" }
      #expect(Set(places).count == places.count, "\(id): \(example.title): \(places)")
    }
    if let fixed = example.fixed { #expect(try sources.fixed(by: findings) == fixed) }
  }

  @Test(arguments: RuleBook.all.map { $0.description })
  func `a rule is documented, with examples of what it reports and of what it does not`(
    _ rule: RuleDescription
  ) {
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty && !rule.remedy.isEmpty)
    #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
    #expect(rule.examples.contains { $0.code.contains("↓") })
    #expect(rule.examples.contains { !$0.code.contains("↓") })
  }

  @Test func `no two rules have the same id`() {
    #expect(Set(RuleBook.all.map { $0.description.id }).count == RuleBook.all.count)
  }
}
