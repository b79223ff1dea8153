import Foundation

/// A valid name of a group: trimmed, not empty, at most 60 characters, in one line.
///
/// ```swift
/// switch GroupName.validate(field.text) {
/// case .success(let name): save(name)
/// case .failure(let problem): show(problem)
/// }
/// ```
///
/// Only a ``GroupRepository`` can determine whether the name is taken.
public struct GroupName: Hashable, Sendable {
  /// The maximum length of a name, in user-perceived characters.
  public static let maximumLength = 60

  /// The name, without surrounding white space.
  public let text: String

  /// Creates a name from the user's input, and checks it. Linear in its length.
  public init(_ typed: String) throws(GroupNameProblem) {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.unicodeScalars.contains(where: \.isVisible) else { throw .empty }
    guard !text.unicodeScalars.contains(where: \.breaksALine) else { throw .controlCharacter }
    guard text.count <= Self.maximumLength else { throw .tooLong(text.count) }
    guard text.unicodeScalars.count <= Self.maximumLength * 8 else { throw .tooManyMarks }
    self.text = text
  }

  /// Checks the user's input, and returns the outcome as a value.
  public static func validate(_ typed: String) -> Result<GroupName, GroupNameProblem> {
    Result { () throws(GroupNameProblem) in try GroupName(typed) }
  }

  /// A key that names share if they look the same to a reader, regardless of case, width,
  /// composition, the number of spaces between words and invisible characters. Accents count.
  public var key: String { Self.key(of: text) }

  /// Returns the ``key`` of a stored text, which may precede the current rules.
  package static func key(of text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isIgnoredInNames }))
      .precomposedStringWithCompatibilityMapping
      .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .precomposedStringWithCompatibilityMapping
  }
}

extension GroupName: Codable {
  /// Decodes a name and checks it again. Throws if the stored text is not a valid name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(container.decode(String.self))
    } catch let problem as GroupNameProblem {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this is no name of a group: \(problem)")
    }
  }

  /// Encodes the name as a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// A reason why a text is not a valid name of a group.
public enum GroupNameProblem: Error, Hashable, Codable, Sendable {
  /// The text has no visible characters.
  case empty
  /// The text has this many characters, more than ``GroupName/maximumLength``.
  case tooLong(Int)
  /// The text has a line break, a tab, or a character that controls the text around it.
  case controlCharacter
  /// The text has far more combining marks than letters.
  case tooManyMarks
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is visible by itself.
  package var isVisible: Bool {
    switch properties.generalCategory {
    case .format, .nonspacingMark, .enclosingMark, .spaceSeparator: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }

  /// A Boolean value that indicates whether the scalar makes no difference to the look of a name: a
  /// space without width, a word joiner, a byte order mark. NB: joiners change the look of emoji and
  /// of several scripts, variation selectors that of emoji, and tags say which flag one is.
  fileprivate var isIgnoredInNames: Bool {
    properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
      && !properties.isJoinControl && !(0xE0020...0xE007F).contains(value)
  }

  /// A Boolean value that indicates whether the scalar ends a line or changes the text around it.
  // NB: the embedding, override and isolate characters change the direction of the text around them
  // in a terminal.
  package var breaksALine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
