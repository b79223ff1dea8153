/// A problem in a community file, with its place, description and remedy.
public struct CommunityFileProblem: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as passed to the reader.
  public let file: String
  /// The position in the file.
  public let position: TextPosition
  /// The field at that position, such as `groups[3].name` (counted from 0); empty for the whole
  /// file.
  public let field: String
  /// The description of the problem.
  public let what: String
  /// The remedy.
  public let remedy: String

  /// The problem in one line: `file:line:column: groups[3].name: problem: remedy`.
  public var description: String {
    let place = "\(escaped(file)):\(position.line):\(position.column): "
    return place + (field.isEmpty ? "" : "\(field): ") + "\(what): \(remedy)"
  }
}
