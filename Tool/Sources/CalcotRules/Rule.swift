public import CalcotCode
public import CalcotFindings

/// A demand of the architecture, and a check that finds the code that does not meet the demand.
///
/// All rules have one shape: a type in a file of its own, which begins with the description, goes
/// on with the check, and ends with the examples that document and test it. A rule sees the whole
/// codebase at once and keeps nothing between runs.
///
/// ```swift
/// struct ViewModelSingleton: Rule {
///   static let description = RuleDescription(id: "viewmodel-singleton", …, examples: examples)
///
///   func findings(in context: RuleContext) -> [Finding] { … }
/// }
///
/// extension ViewModelSingleton {
///   static let examples: [RuleDescription.Example] = [ … ]
/// }
/// ```
public protocol Rule: Sendable {
  static var description: RuleDescription { get }
  init()
  /// Returns the findings of the rule, in any order. Called on any thread, in parallel with other
  /// rules.
  func findings(in context: RuleContext) -> [Finding]
}

/// The codebase, and the settings that concern one rule.
public struct RuleContext: Sendable {
  public let codebase: Codebase
  /// The rule's own settings from `.calcot.yml`, such as `maximum-lines`.
  public let numbers: [String: Int]
  /// The layers that `.calcot.yml` lists, from the outside in.
  public let layers: [Layer]
  /// The patterns of the names of other modules' types that `.calcot.yml` calls data.
  public let data: [String]
  /// The comments that ignore findings; none while the rules about code run.
  package let comments: Comments
  /// A Boolean value that indicates whether the tool has read all files of the project. In a part
  /// of it, a fix must not rely on code that other files may have.
  package let isWhole: Bool

  /// A layer of the codebase, which may use the layers after it.
  public struct Layer: Sendable {
    public let name: String
    /// The numbers of its files in the codebase.
    public let files: Set<Int32>

    public init(name: String, files: Set<Int32>) {
      self.name = name
      self.files = files
    }
  }

  /// The comments that ignore findings, after the rules about code have run.
  package struct Comments: Sendable {
    package let all: [CheckedComment]
    /// The ids of the rules that ran. A comment for another rule may be needed.
    package let checkedRules: Set<String>
    /// The ids of all rules, including those that are off.
    package let knownRules: Set<String>

    package init(
      _ all: [CheckedComment] = [], checkedRules: Set<String> = [], knownRules: Set<String> = []
    ) {
      self.all = all
      self.checkedRules = checkedRules
      self.knownRules = knownRules
    }
  }

  package init(
    codebase: Codebase, numbers: [String: Int] = [:], layers: [Layer] = [],
    data: [String] = [], comments: Comments = Comments(), isWhole: Bool = true
  ) {
    self.codebase = codebase
    self.numbers = numbers
    self.layers = layers
    self.data = data
    self.comments = comments
    self.isWhole = isWhole
  }
}
