import CalcotCode
import CalcotText
import CalcotFindings
import Testing

@testable import CalcotConfiguration

struct ProposedConfigurationTests {
  let survey = CodebaseSurvey(
    files: 4_512, lines: 1_528_004,
    roles: [
      .init(role: .view, types: 290), .init(role: .viewModel, types: 312),
      .init(role: .interactor, types: 1), .init(role: .builder, types: 0),
    ],
    habits: [.init(sentence: "coordinators are held weakly", with: 47, of: 48)],
    rules: [
      .init(rule: "viewmodel-singleton", findings: 410, types: 210, places: 312),
      .init(rule: "viewmodel-navigates", findings: 63, types: 63, places: 312),
      .init(rule: "massive-view-controller", findings: 12, types: 9, places: 10),
    ],
    words: [.init(pattern: RolePattern(role: .viewModel, pattern: "*Presenter"), types: 38)])

  @Test("The usual one lists the habits, and turns down what the code does everywhere")
  func usual() throws {
    let text = survey.proposedConfiguration(isStrict: false)
    #expect(
      text == """
        # What calcot demands of this codebase: 4,512 files, 1,528,004 lines.
        # 312 ViewModels, 290 Views, 1 Interactor.

        # Habits:
        #   47 of 48 coordinators are held weakly

        roles:
          ViewModel:
            - "*Presenter"  # 38 types

        # The codebase breaks these rules throughout. Take them back one by one.
        rules:
          viewmodel-navigates: info  # 63 findings in 63 of 312 types
          viewmodel-singleton: off  # 410 findings in 210 of 312 types

        # To begin with the findings of today accepted: calcot baseline accept --reason "…"
        # baseline: .calcot-baseline.json

        """)
    let configuration = try Known.configuration(text)
    #expect(configuration.roles == [RolePattern(role: .viewModel, pattern: "*Presenter")])
    #expect(
      configuration.rules == [
        "viewmodel-navigates": RuleSettings(level: .on(.info)),
        "viewmodel-singleton": RuleSettings(level: .off),
      ])
  }

  @Test func `The strict one lists the findings that are to be mended`() throws {
    let text = survey.proposedConfiguration(isStrict: true)
    #expect(
      text.contains(
        """
        # What there is to mend today:
        #   viewmodel-singleton: 410 findings
        #   viewmodel-navigates: 63 findings
        #   massive-view-controller: 12 findings
        """))
    let configuration = try Known.configuration(text)
    #expect(configuration.rules.isEmpty)
  }

  @Test func `The proposal for an empty codebase is short`() throws {
    let text = CodebaseSurvey(files: 0, lines: 0).proposedConfiguration(isStrict: true)
    #expect(text.split(separator: "\n").count == 1)
    #expect(try Known.configuration(text) == Configuration())
  }

  @Test("A rule whose places are not known becomes information when it is everywhere")
  func unknownPlaces() throws {
    let rules: [CodebaseSurvey.RuleCount] = [
      .init(rule: "viewmodel-singleton", findings: 60, types: 50),
      .init(rule: "viewmodel-navigates", findings: 60, types: 49),
    ]
    let text = CodebaseSurvey(files: 1_000, lines: 0, rules: rules)
      .proposedConfiguration(isStrict: false)
    #expect(
      try Known.configuration(text).rules == [
        "viewmodel-singleton": RuleSettings(level: .on(.info))
      ])
  }
}
