internal import CalcotCode
internal import CalcotText

/// The names of other modules' types that are about data. Since these types are not resolved, their
/// meaning is a guess, unless the project's configuration tells it.
struct LibraryNames: Sendable {
  /// The patterns of the names that the project calls data.
  let patterns: [String]

  /// Returns the confidence of a use of a type that is known by its name alone.
  func confidence(of name: Name) -> Double { isGiven(name) ? 0.9 : 0.76 }

  private func isGiven(_ name: Name) -> Bool {
    !patterns.isEmpty
      && patterns.contains { Wildcard.matches(Array($0.utf8), Array(name.text.utf8)[...]) }
  }

  /// Returns the kind of data behind a type that the code does not declare, by its name alone.
  func provider(of name: Name) -> Provider? {
    if isGiven(name) { return .project }
    return Self.provider(of: name)
  }

  private static func provider(of name: Name) -> Provider? {
    let text = name.text
    if text.hasSuffix("Database") { return .database }
    if text.hasSuffix("UserDefaults") { return .defaults }
    let word = endings.first {
      text.hasSuffix($0.word) && (text.count > $0.word.count || wholeNames.contains(text))
    }
    guard let word, isUnknown(name) else { return nil }
    return word.provider
  }

  /// Returns a Boolean value that indicates whether only the end of a name tells that a type is
  /// about data. Injected into a ViewModel, such a type may be the layer between the ViewModel and
  /// the data.
  func isGuess(_ name: Name) -> Bool {
    let text = name.text
    return !isGiven(name) && ProviderTable.types[name] == nil && !text.hasSuffix("Database")
      && !text.hasSuffix("UserDefaults")
  }

  /// Returns the kind of data that a factory of another module makes: `VaultFactory.makeVault()`.
  func provider(ofFactory name: Name) -> Provider? {
    let text = name.text
    guard text.hasSuffix("Factory"), Self.isUnknown(name) else { return nil }
    return provider(of: Name(text.dropLast("Factory".count)))
  }

  private static let endings: [(word: String, provider: Provider)] = [
    ("Vault", .database), ("Keychain", .keychain), ("KeychainStore", .keychain),
    ("Repository", .project), ("DataStore", .database), ("APIClient", .network),
    ("RestClient", .network), ("APIRequest", .network), ("NetworkClient", .network),
    ("HTTPClient", .network), ("API", .network),
  ]

  /// The endings that also count as a whole name.
  private static let wholeNames: Set<String> = [
    "KeychainStore", "DataStore", "APIClient", "RestClient", "APIRequest", "NetworkClient",
    "HTTPClient",
  ]

  /// Returns a Boolean value that indicates whether a name has no framework's prefix, is in no
  /// framework's table, and tells no other purpose, such as analytics.
  private static func isUnknown(_ name: Name) -> Bool {
    FrameworkNames.home(of: name) == .unknown && !DataWords(name).isExempt
  }
}
