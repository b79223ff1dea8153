extension HostWords {
  /// The words that come with the framework. Another language is a file beside this one, and an
  /// entry here.
  package static let languages = [HostWords(), french, german, japanese, spanish]

  /// Creates the English words.
  public init() { self.init(language: "en") }

  /// Creates the words in the first of a user's languages that the framework supports, or the
  /// English words if it supports none of these languages.
  ///
  /// ```swift
  /// UIKitHost(app, in: window, words: HostWords(preferred: Locale.preferredLanguages))
  /// ```
  ///
  /// - Parameter languages: Tags of BCP 47, such as `["gsw-CH", "de-CH"]`, the best one first.
  public init(preferred languages: [String]) {
    let tags = languages.lazy.flatMap(Self.shortened)
    self = tags.compactMap { Self.languages.first(in: $0) }.first ?? HostWords()
  }

  /// Returns the words in the language that an app has chosen. Returns these words if the app has
  /// chosen no language, or if there are no words in its language.
  public func translated(for status: AppStatus) -> HostWords {
    status.language.map(translated) ?? self
  }

  /// Returns the words in a language; returns these words if there are none in the language.
  package func translated(into language: String) -> HostWords {
    translation(into: language) ?? self
  }

  /// Returns the words in a language; nil if these words are already in the language, or if there
  /// are none in it. Words in "de" also serve for "de-AT".
  package func translation(into language: String) -> HostWords? {
    for tag in Self.shortened(language) {
      if isIn(tag) { return nil }
      if let words = translations.first(in: tag) ?? Self.languages.first(in: tag) { return words }
    }
    return nil
  }

  fileprivate func isIn(_ tag: String) -> Bool { language.lowercased() == tag.lowercased() }

  /// Returns a tag and its shorter forms, each without the last part of the one before:
  /// "zh-Hant-TW", "zh-Hant", "zh".
  private static func shortened(_ tag: String) -> [String] {
    // NB: the longest tag that has to be understood (RFC 5646, section 4.4.1).
    let parts = tag.prefix(35).split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }
}

extension [HostWords] {
  fileprivate func first(in tag: String) -> HostWords? { first { $0.isIn(tag) } }
}
