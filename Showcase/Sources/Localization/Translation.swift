/// A text in every language, for a value that does not know in which one it will be read.
public struct Translation: Hashable, Codable, Sendable {
  private let texts: [Language: String]

  /// Creates a text from its form in each language.
  public init(_ text: (Language) -> String) {
    let texts = Language.allCases.map { ($0, text($0)) }
    self.texts = Dictionary(uniqueKeysWithValues: texts)
  }

  /// Returns the text in a language.
  public func callAsFunction(in language: Language) -> String { texts[language, default: ""] }
}
