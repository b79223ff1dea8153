/// A file of the codebase: where it is, and what the reader knows of it.
public struct SourceFile: Sendable {
  /// As messages show it: relative to the folder that was given, with `/` between its parts.
  public let path: String
  public let facts: FileFacts
  /// What is known of it besides what its path says.
  public let marks: Marks

  public init(path: String, facts: FileFacts, marks: Marks = []) {
    self.path = path
    self.facts = facts
    self.marks = marks
  }

  public struct Marks: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The configuration says that it is a test.
    public static let test = Marks(rawValue: 1)
    /// A machine wrote it, as its text or the configuration says.
    public static let generated = Marks(rawValue: 2)
    /// It has placeholders instead of code.
    public static let template = Marks(rawValue: 4)
  }
}
