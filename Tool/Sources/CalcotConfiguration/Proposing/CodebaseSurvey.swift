internal import CalcotCode

/// Figures about a codebase, for a first configuration.
public struct CodebaseSurvey {
  /// The number of types with a role.
  struct RoleCount: Equatable {
    var role: Role
    var types: Int
  }

  /// A habit of the codebase: 47 of 48 "coordinators are held weakly".
  struct Habit: Equatable {
    var sentence: String
    var with: Int
    var of: Int
  }

  /// The number of findings of a rule.
  struct RuleCount: Equatable {
    var rule: String
    var findings: Int
    /// The number of types with findings.
    var types: Int
    /// The number of types that could have findings, such as that of ViewModels; nil if it is
    /// unknown.
    var places: Int?
  }

  /// A word that names a role in this project: `*Presenter` for ViewModels.
  struct Word: Equatable {
    var pattern: RolePattern
    var types: Int
  }

  /// A question to the team, whose answer is a line of the configuration.
  struct Question: Equatable {
    var text: String
    /// The number of findings that the answer decides about.
    var findings: Int
  }

  var files: Int
  var lines: Int
  var roles: [RoleCount] = []
  var habits: [Habit] = []
  var rules: [RuleCount] = []
  var words: [Word] = []
  var questions: [Question] = []
}
