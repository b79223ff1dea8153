public import CalcotCode
public import CalcotFindings

/// Something that the architecture demands, and how to see in the code that it is not kept.
///
/// A rule is one file: its description with the examples that document and test it, and the check.
/// It sees the whole codebase at once and keeps nothing between runs.
public protocol Rule: Sendable {
  static var description: RuleDescription { get }
  init()
  /// What the rule objects to, in any order. Runs on any thread, beside other rules.
  func findings(in context: RuleContext) -> [Finding]
}

/// What a rule may ask: the codebase, and the settings that concern it.
public struct RuleContext: Sendable {
  public let codebase: Codebase
  /// The rule's own settings from `.calcot.yml`, such as `maximum-lines`.
  public let numbers: [String: Int]
  /// From the outside in, as `.calcot.yml` lists them; empty if it does not.
  public let layers: [Layer]

  /// One layer of the codebase, which may use those after it.
  public struct Layer: Sendable {
    public let name: String
    /// The numbers of its files in the codebase.
    public let files: Set<Int32>

    public init(name: String, files: Set<Int32>) {
      self.name = name
      self.files = files
    }
  }

  public init(codebase: Codebase, numbers: [String: Int] = [:], layers: [Layer] = []) {
    self.codebase = codebase
    self.numbers = numbers
    self.layers = layers
  }
}
