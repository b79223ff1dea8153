import CalcotConfiguration
import CalcotFindings
import CalcotRules

/// The rules of a run.
struct RuleSelection: Sendable {
  let code: [any Rule.Type]
  /// The rules about comments, which run after the others.
  let comments: [any Rule.Type]

  /// - Parameter only: The ids of the rules to run; if it is empty, all that the configuration lets
  ///   run.
  init(only: [String], configuration: Configuration) {
    func runs(_ rule: any Rule.Type) -> Bool {
      only.isEmpty ? configuration.runs(rule.description) : only.contains(rule.description.id)
    }
    code = RuleBook.code.filter(runs)
    comments = RuleBook.comments.filter(runs)
  }

  var ids: Set<String> { Set((code + comments).map { $0.description.id }) }
}
