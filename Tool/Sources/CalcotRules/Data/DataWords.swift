internal import CalcotCode

/// The relation of a type to data, by its name.
struct DataWords {
  /// A Boolean value that indicates whether the name is about storing or loading data.
  var isData: Bool
  /// A Boolean value that indicates whether the name is about nothing else: a store.
  var isStore: Bool
  /// A Boolean value that indicates whether it is a manager or service, which may access data.
  var isServant: Bool
  var isService: Bool
  /// A Boolean value that indicates whether it has another purpose: analytics, logging, appearance,
  /// permissions.
  var isExempt: Bool

  init(_ name: Name) {
    let text = Array(name.text.utf8)
    let stem = Self.endings.stripped(from: text)
    isStore =
      (Self.stores.end(stem) || Self.stores.end(text))
      && !Self.alsoState.are(stem)
    isData =
      isStore || Self.others.end(stem) || Self.bare.are(stem)
    isServant = Self.servants.end(stem) && !Self.servants.are(stem)
    isService = Self.service.end(stem)
    isExempt =
      Self.exempt.occur(in: text)
      || !isStore && Self.exemptUnlessStore.occur(in: text)
  }

  private static let endings = ByteWords([
    "Protocol", "Impl", "Type", "Interface", "Implementation", "Providing", "Provider", "ing",
  ])
  private static let stores = ByteWords([
    "Store", "Stores", "Storage", "Repository", "Dao", "DAO", "Database", "APIClient", "RestClient",
    "NetworkClient", "Vault", "Keychain", "Storing", "StoresManager", "StorageManager",
    "DatabaseManager", "KeychainManager",
  ])
  private static let bare = ByteWords(["Store", "Storing"])
  private static let service = ByteWords(["Service"])
  private static let others = ByteWords([
    "Client", "API", "Api", "Gateway", "Settings", "Preferences", "Defaults", "Cache",
    "Persistence", "Request", "DataStack", "CoreDataStack", "Helper", "Fetcher", "Loader",
    "ResultsController",
  ])
  private static let alsoState = ByteWords(["Store", "AppStore", "StateStore", "ViewStore"])
  private static let servants = ByteWords(["Manager", "Service", "Worker", "Handler"])
  private static let exempt = ByteWords([
    "Analytic", "Tracking", "Logger", "Logging", "Theme", "Feature", "Toggle", "Naviga", "Routing",
    "Router", "Toast", "Mock", "Preview", "State", "Deeplink", "DeepLink", "Coordinator", "View",
    "Telemetry", "Pixel",
  ])
  private static let exemptUnlessStore = ByteWords([
    "Track", "Log", "Appearance", "Style", "Font", "Haptic", "Reachab", "Keyboard", "Audio",
    "Player", "Locale", "Language", "Localiz", "Format", "Rout", "Permission", "Biometr", "Metric",
    "Crash", "Debug", "Hud", "HUD", "Notice", "Alert", "Review", "Rating", "Layout", "Window",
    "Experiment", "Timer", "Clock", "Notification", "Media", "Image", "Monitor", "Link", "Location",
    "Connectivity", "Lock", "Sound", "Vibrat", "Color", "Subscription", "Onboarding",
    "Tooltip", "Scanner", "Camera", "Voice", "Inactiv", "Tab", "AppManager", "Timeline",
  ])
}
