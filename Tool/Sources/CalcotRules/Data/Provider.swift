internal import CalcotCode

/// A kind of store or source of data.
enum Provider: String {
  case network, defaults, keychain, database, files, library, project

  /// The words for messages.
  var text: String {
    switch self {
    case .network: "the network"
    case .defaults: "the user defaults"
    case .keychain: "the keychain"
    case .database: "the database"
    case .files: "the file system"
    case .library: "the system's data"
    case .project: "data"
    }
  }
}

/// A type of Apple or a library that provides data.
struct ProviderType {
  var provider: Provider
  /// A Boolean value that indicates whether creating an instance counts as a use: a query, a
  /// connection.
  var countsWhenMade = false
  /// A Boolean value that indicates whether naming the type counts as a use, since the name reveals
  /// the database.
  var countsWhenNamed = false
  /// The members that access data; empty for all.
  var members: Set<Name> = []
}
