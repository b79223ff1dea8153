import CalcotCode
import CalcotConfiguration
import CalcotFindings
import Testing

@Suite("Which rules run, and what they weigh")
struct RuleChoiceTests {
  let ordinary = Known.rules[0]

  func finding(_ severity: Severity) -> Finding {
    Finding(
      rule: ordinary.id, severity: severity, confidence: 1, message: "", path: "", line: 1,
      column: 1,
      subject: Subject(type: "", symbol: ""))
  }

  @Test func `Every rule runs, unless the file turns it off`() throws {
    #expect(Configuration().runs(ordinary))
    let said = try Known.configuration(
      "rules: {viewmodel-singleton: info, viewmodel-navigates: off}")
    #expect(!said.runs(ordinary) && said.runs(Known.rules[2]))
  }

  @Test("A level replaces the severity, but a case that the rule takes lightly stays light")
  func severities() throws {
    let error = try Known.configuration("rules: {viewmodel-navigates: error}")
    #expect(error.severity(of: finding(.warning), by: ordinary) == .error)
    #expect(error.severity(of: finding(.info), by: ordinary) == .info)
    let info = try Known.configuration("rules: {viewmodel-navigates: info}")
    #expect(info.severity(of: finding(.error), by: ordinary) == .info)
    #expect(Configuration().severity(of: finding(.error), by: ordinary) == .error)
  }

  @Test func `A rule's own confidence and numbers count before those for all rules`() throws {
    let configuration = try Known.configuration(
      "{minimum-confidence: 0.7, rules: {viewmodel-navigates: {minimum-confidence: 0.9}}}")
    #expect(configuration.minimumConfidence(of: "viewmodel-navigates", defaultValue: 0.5) == 0.9)
    #expect(configuration.minimumConfidence(of: "viewmodel-singleton", defaultValue: 0.5) == 0.7)
    #expect(Configuration().minimumConfidence(of: "viewmodel-singleton", defaultValue: 0.5) == 0.5)
    #expect(configuration.numbers(of: Known.rules[1]) == ["maximum-lines": 500])
    let set = try Known.configuration("rules: {massive-view-controller: {maximum-lines: 700}}")
    #expect(set.numbers(of: Known.rules[1]) == ["maximum-lines": 700])
  }

  @Test func `The first pattern that fits gives a type its role`() throws {
    let configuration = try Known.configuration(
      "roles: {None: [Migration*], Coordinator: ['*Coordinator', '*Flow']}")
    #expect(configuration.role(ofTypeNamed: "MigrationCoordinator") == Role.none)
    #expect(configuration.role(ofTypeNamed: "LoginCoordinator") == .coordinator)
    #expect(configuration.role(ofTypeNamed: "Login") == nil)
  }

  @Test(
    "Names fit patterns",
    arguments: [
      ("*Presenter", "LoginPresenter", true), ("*Presenter", "PresenterLogin", false),
      ("Presenter", "LoginPresenter", false), ("*Store*", "AppStoreView", true),
      ("L?gin*", "Login", true), ("L?gin*", "Lgin", false), ("*a*a*", "banana", true),
      ("*ab", "aab", true), ("a*", "", false),
    ])
  func patterns(pattern: String, name: String, matches: Bool) {
    #expect(RolePattern(role: .view, pattern: pattern).matches(name) == matches)
  }
}
