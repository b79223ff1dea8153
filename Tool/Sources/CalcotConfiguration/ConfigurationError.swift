/// Everything that is wrong with a configuration, in the order of the file.
public struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One mistake: where, what, and what is allowed.
  public struct Problem: Sendable, Equatable, CustomStringConvertible {
    public var path: String
    /// From 1; the column counts UTF-8 bytes.
    public var line: Int
    public var column: Int
    public var message: String

    public init(path: String, line: Int, column: Int, message: String) {
      self.path = path
      self.line = line
      self.column = column
      self.message = message
    }

    public var description: String { "\(path):\(line):\(column): error: \(message)" }
  }

  /// Never empty.
  public var problems: [Problem]

  public init(problems: [Problem]) {
    self.problems = problems
  }

  /// A line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
