/// A file of the codebase: its path and its facts.
public struct SourceFile: Sendable {
  /// The path for messages: relative to the folder that was given, with `/` between its parts.
  public let path: String
  public let facts: FileFacts
  /// The properties of the file that its path does not tell.
  public let marks: Marks

  public init(path: String, facts: FileFacts, marks: Marks = []) {
    self.path = path
    self.facts = facts
    self.marks = marks
  }

  public struct Marks: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A test, by the configuration.
    public static let test = Marks(rawValue: 1)
    /// A generated file, by its text or the configuration.
    public static let generated = Marks(rawValue: 2)
    /// A template with placeholders instead of code.
    public static let template = Marks(rawValue: 4)
  }
}
