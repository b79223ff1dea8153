/// All problems of a configuration, in the order of the file.
public struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A problem: its place, the mistake, and the allowed values.
  public struct Problem: Sendable, Equatable, CustomStringConvertible {
    public var path: String
    /// From 1; the column counts UTF-8 bytes.
    public var line: Int
    public var column: Int
    public var message: String

    public var description: String { "\(path):\(line):\(column): error: \(message)" }
  }

  /// The problems; never empty.
  public var problems: [Problem]

  /// The problems, a line for each.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
