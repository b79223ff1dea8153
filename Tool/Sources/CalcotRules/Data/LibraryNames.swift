internal import CalcotCode

/// The names of types of other modules that are about data. They are not resolved, so what they are
/// is a guess.
enum LibraryNames {
  /// The confidence of a use that only a name tells.
  static let confidence = 0.76

  /// Returns the kind of data behind a type that the code does not declare, by its name alone.
  static func provider(of name: Name) -> Provider? {
    let text = name.text
    if text.hasSuffix("Database") { return .database }
    if text.hasSuffix("UserDefaults") { return .defaults }
    let word = endings.first { text.hasSuffix($0.word) && text.count > $0.word.count }
    guard let word, isUnknown(name) else { return nil }
    return word.provider
  }

  /// Returns a Boolean value that indicates whether only the end of a name tells that a type is about
  /// data. What is injected so into a ViewModel may be what stands between it and the data.
  static func isGuess(_ name: Name) -> Bool {
    let text = name.text
    return ProviderTable.types[name] == nil && !text.hasSuffix("Database")
      && !text.hasSuffix("UserDefaults")
  }

  /// Returns the kind of data that a factory of another module makes: `VaultFactory.makeVault()`.
  static func provider(ofFactory name: Name) -> Provider? {
    let text = name.text
    guard text.hasSuffix("Factory"), isUnknown(name) else { return nil }
    return provider(of: Name(text.dropLast("Factory".count)))
  }

  private static let endings: [(word: String, provider: Provider)] = [
    ("Vault", .database), ("Keychain", .keychain), ("KeychainStore", .keychain),
    ("Repository", .project), ("DataStore", .database), ("APIClient", .network),
    ("RestClient", .network), ("APIRequest", .network), ("NetworkClient", .network),
    ("HTTPClient", .network), ("API", .network),
  ]

  /// Returns a Boolean value that indicates whether no framework's prefix or table explains a name,
  /// and no other purpose, as that of analytics.
  private static func isUnknown(_ name: Name) -> Bool {
    FrameworkNames.home(of: name) == .unknown && !DataWords(name).isExempt
  }
}
