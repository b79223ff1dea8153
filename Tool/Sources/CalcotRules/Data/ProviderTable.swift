internal import CalcotCode

/// The providers of Apple and of well-known libraries.
enum ProviderTable {
  static let types: [Name: ProviderType] = {
    var table: [Name: ProviderType] = [:]
    for (provider, text) in sessions {
      for word in text.split(separator: " ") {
        table[Name(word)] = ProviderType(provider: provider)
      }
    }
    for (provider, text) in made {
      for word in text.split(separator: " ") {
        table[Name(word)] = ProviderType(provider: provider, countsWhenMade: true)
      }
    }
    for word in named.split(separator: " ") {
      table[Name(word), default: ProviderType(provider: .database)].countsWhenNamed = true
    }
    table["FileManager"] = ProviderType(provider: .files, members: fileMembers)
    return table
  }()

  /// The types in the order of their names, so that the first found is the same in each run.
  static let sorted = types.sorted { $0.key.text < $1.key.text }

  /// Types that code uses through an instance, which it may pass on.
  private static let sessions: [(Provider, String)] = [
    (
      .network,
      "URLSession URLCache AF Alamofire Session SessionManager ApolloClient MXRestClient Functions"
    ),
    (.defaults, "UserDefaults NSUbiquitousKeyValueStore HTTPCookieStorage Defaults"),
    (.keychain, "KeychainSwift KeychainWrapper SwiftKeychainWrapper Keychain Valet SAMKeychain"),
    (
      .database,
      "DatabaseWriter DatabaseReader "
        + "NSManagedObjectContext NSPersistentContainer NSPersistentCloudKitContainer ModelContext "
        + "DatabaseQueue DatabasePool FMDatabase FMDatabaseQueue Firestore Database Storage Realm "
        + "CKContainer CKDatabase"
    ),
    (.library, "HKHealthStore EKEventStore CNContactStore Messaging RemoteConfig Auth"),
  ]

  /// Types whose creation begins a request, a query or a connection.
  private static let made: [(Provider, String)] = [
    (.network, "MoyaProvider NWConnection NWListener"),
    (
      .database,
      "NSFetchRequest NSFetchedResultsController NSBatchDeleteRequest FetchDescriptor "
        + "ModelContainer Query FetchRequest"
    ),
  ]

  /// Types that a View or ViewModel should not know.
  private static let named =
    "NSManagedObjectID NSManagedObjectContext NSPersistentContainer ModelContext MXRestClient "
    + "ApolloClient"

  /// Names with other meanings, which are providers only in files that import their module.
  static let modules: [Name: Set<Name>] = [
    "Query": ["SwiftData"], "FetchRequest": ["SwiftUI", "CoreData"],
    "Storage": ["Firebase", "FirebaseStorage"], "Database": ["Firebase", "FirebaseDatabase"],
    "Session": ["Alamofire"], "Messaging": ["Firebase", "FirebaseMessaging"],
    "RemoteConfig": ["Firebase", "FirebaseRemoteConfig"], "Auth": ["Firebase", "FirebaseAuth"],
    "Functions": ["Firebase", "FirebaseFunctions"],
    "DatabaseWriter": ["GRDB"], "DatabaseReader": ["GRDB"],
    "Default": ["Defaults"], "Defaults": ["Defaults", "SwiftyUserDefaults"],
  ]

  /// Members of Apple's and libraries' types that return a database's context.
  static let members: [Name] = ["managedObjectContext", "viewContext", "modelContext"]

  private static let fileMembers: Set<Name> = [
    "createFile", "removeItem", "copyItem", "moveItem", "contents", "createDirectory",
    "contentsOfDirectory", "replaceItem", "replaceItemAt",
  ]

  /// The functions of libraries that query a database in their arguments, by the module.
  static let queries: [Name: Name] = [
    "fetchAll": "GRDB", "fetchOne": "GRDB", "fetchCount": "GRDB", "fetchSet": "GRDB",
    "fetchCursor": "GRDB", "deleteAll": "GRDB", "updateAll": "GRDB",
  ]

  /// The functions of a Core Data context, and the ends of the names that contexts have.
  static let contextFunctions: [Name] = [
    "save", "fetch", "delete", "execute", "performAndWait", "perform", "count",
  ]
  static let contextNames: Set<String> = ["context", "moc"]
  static let contextEndings = ["ManagedObjectContext", "viewContext", "backgroundContext"]

  /// Property wrappers that read from a store.
  static let wrappers: [Name: Provider] = [
    "AppStorage": .defaults, "FetchRequest": .database, "SectionedFetchRequest": .database,
    "Query": .database, "ObservedResults": .database, "ObservedRealmObject": .database,
    "UserDefault": .defaults, "UserDefaultsBacked": .defaults, "UserDefaultsStorage": .defaults,
    "SwiftyUserDefault": .defaults, "Default": .defaults,
  ]

  /// Global functions.
  static let functions: [Name: Provider] = [
    "SecItemAdd": .keychain, "SecItemUpdate": .keychain, "SecItemDelete": .keychain,
    "SecItemCopyMatching": .keychain,
  ]

  /// Static members that return the single instance.
  static let instances: Set<Name> = [
    "shared", "standard", "default", "main", "instance", "current", "sharedInstance", "firestore",
    "database", "storage", "auth",
    "messaging", "remoteConfig", "functions", "ephemeral", "viewContext", "theDelegate",
  ]

  /// Returns a Boolean value that indicates whether a name belongs to no type of the code, and to
  /// the provider by the imports of the file.
  static func isForeign(_ name: Name, _ node: NodeID, in codebase: Codebase) -> Bool {
    guard codebase.type(named: name, at: node)?.isExternal ?? true else { return false }
    guard let modules = modules[name] else { return true }
    return codebase.codeFiles[Int(node.file)].imports.contains {
      modules.contains(codebase[$0].name)
    }
  }
}
