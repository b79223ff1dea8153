import CalcotCode
import CalcotFindings
import CalcotReader
import Testing

@testable import CalcotConfiguration

@Suite("Surveying a codebase")
struct SurveyTakingTests {
  @Test func `counts roles, and the types that rules object to`() throws {
    var reader = SourceReader()
    let files = (0..<12).map { number in
      SourceFile(
        path: "App/Screen\(number).swift",
        facts: reader.facts(
          of: """
            import UIKit
            final class Screen\(number)ViewModel {
              private let service: Service
              init(service: Service) { self.service = service }
              func saveButtonTapped() { service.save() }
            }
            final class Screen\(number)ViewController: UIViewController {
              let viewModel: Screen\(number)ViewModel
            }
            """))
    }
    let codebase = Codebase(files: files)
    let findings = (0..<11).flatMap { number in
      (1...2).map { line in
        Finding(
          rule: "viewmodel-navigates", severity: .warning, confidence: 1, message: "",
          path: "App/Screen\(number).swift", line: line, column: 1,
          subject: Subject(type: "Screen\(number)ViewModel", symbol: "push"))
      }
    }
    let survey = CodebaseSurvey(of: codebase, findings: findings, rules: Known.rules)
    #expect(survey.files == 12)
    #expect(survey.lines == 12 * 9)
    #expect(survey.roles.first { $0.role == .viewModel }?.types == 12)
    #expect(survey.roles.first { $0.role == .viewController }?.types == 12)
    #expect(
      survey.rules == [
        .init(rule: "viewmodel-navigates", findings: 22, types: 11, places: 12),
        .init(rule: "massive-view-controller", findings: 0, types: 0, places: 12),
        .init(rule: "viewmodel-singleton", findings: 0, types: 0, places: 12),
      ])
    let text = survey.proposedConfiguration(isStrict: false)
    #expect(text.contains("  viewmodel-navigates: off  # 22 findings in 11 of 12 types\n"))
    #expect(try Known.configuration(text).rules.keys.sorted() == ["viewmodel-navigates"])
  }
}
