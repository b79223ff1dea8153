/// A file of the codebase: where it is, and what the reader knows of it.
public struct SourceFile: Sendable {
  /// As messages show it: relative to the folder that was given, with `/` between its parts.
  public let path: String
  public let facts: FileFacts

  public init(path: String, facts: FileFacts) {
    self.path = path
    self.facts = facts
  }
}
