import Foundation

/// A name that a group can have: trimmed, not empty, at most 60 characters, in one line.
///
/// ```swift
/// switch GroupName.validate(field.text) {
/// case .success(let name): save(name)
/// case .failure(let problem): show(problem)
/// }
/// ```
///
/// Whether another group has the name already, only a ``GroupRepository`` can tell.
public struct GroupName: Hashable, Sendable {
  /// The most characters, as a reader counts them, that a name can have.
  public static let maximumLength = 60

  /// The name, without white space around it.
  public let text: String

  /// Checks what a person typed. Linear in its length.
  public init(_ typed: String) throws(GroupNameProblem) {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.unicodeScalars.contains(where: \.isVisible) else { throw .empty }
    guard !text.unicodeScalars.contains(where: \.breaksALine) else { throw .controlCharacter }
    guard text.count <= Self.maximumLength else { throw .tooLong(text.count) }
    guard text.unicodeScalars.count <= Self.maximumLength * 8 else { throw .tooManyMarks }
    self.text = text
  }

  /// Checks what a person typed, for a caller that wants the outcome as a value.
  public static func validate(_ typed: String) -> Result<GroupName, GroupNameProblem> {
    Result { () throws(GroupNameProblem) in try GroupName(typed) }
  }

  /// What two names share if they are the same to a reader: upper or lower case, full or half
  /// width, composed or decomposed, and however many spaces between the words. Accents count.
  public var key: String { Self.key(of: text) }

  /// The ``key`` of a stored text, which may come from a time with other rules.
  package static func key(of text: String) -> String {
    text.precomposedStringWithCompatibilityMapping
      .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .precomposedStringWithCompatibilityMapping
  }
}

extension GroupName: Codable {
  /// Reads a name and checks it again; a stored text that is no name is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(container.decode(String.self))
    } catch let problem as GroupNameProblem {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this is no name of a group: \(problem)")
    }
  }

  /// Writes the name as a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
