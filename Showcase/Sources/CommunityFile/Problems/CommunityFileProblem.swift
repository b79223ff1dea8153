/// One thing that is wrong with a community file: where, what, and what to do.
public struct CommunityFileProblem: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as the reader was told it.
  public let file: String
  /// The place in the file.
  public let position: TextPosition
  /// The field at that place, such as `groups[3].name` (counted from 0); empty for the whole file.
  public let field: String
  /// What is wrong.
  public let what: String
  /// What to do about it.
  public let remedy: String

  /// The problem in one line: `file:line:column: groups[3].name: what is wrong: what to do`.
  public var description: String {
    let place = "\(escaped(file)):\(position.line):\(position.column): "
    return place + (field.isEmpty ? "" : "\(field): ") + "\(what): \(remedy)"
  }
}
