internal import CalcotCode

/// What keeps or brings data, by where it is.
enum Provider: String {
  case network, defaults, keychain, database, files, library, house

  /// As a message names it.
  var text: String {
    switch self {
    case .network: "the network"
    case .defaults: "the user defaults"
    case .keychain: "the keychain"
    case .database: "the database"
    case .files: "the file system"
    case .library: "the system's data"
    case .house: "data"
    }
  }
}

/// A type of Apple's or of a library that brings data.
struct ProviderType {
  var provider: Provider
  /// Making one is using it: a query, a connection.
  var countsWhenMade = false
  /// Having it as a type is knowing of the database.
  var countsWhenNamed = false
  /// Only these members reach data; all do if there are none.
  var members: Set<Name> = []
}
