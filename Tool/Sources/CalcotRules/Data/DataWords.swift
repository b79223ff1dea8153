internal import CalcotCode

/// The relation of a type to data, by its name.
struct DataWords {
  /// A Boolean value that indicates whether the name is about storing or loading data.
  var isData: Bool
  /// A Boolean value that indicates whether the name is about data alone, as that of a store.
  var isStore: Bool
  /// A Boolean value that indicates whether the type is a manager or service, which may access
  /// data.
  var isWorker: Bool
  var isService: Bool
  /// A Boolean value that indicates whether the name is that of a layer over the network. Such a
  /// layer counts as data if one of its properties does.
  var isLayer: Bool
  /// A Boolean value that indicates whether the type has another purpose: analytics, logging,
  /// appearance, permissions.
  var isExempt: Bool

  init(_ name: Name) {
    let text = Array(name.text.utf8)
    let stem = Self.endings.removingSuffix(from: text)
    isStore =
      (Self.stores.containsSuffix(of: stem) || Self.stores.containsSuffix(of: text))
      && !Self.alsoState.contains(stem)
    isData =
      isStore || Self.others.containsSuffix(of: stem) || Self.bare.contains(stem)
    isWorker = Self.workers.containsSuffix(of: stem) && !Self.workers.contains(stem)
    isService = Self.service.containsSuffix(of: stem)
    isLayer = Self.layers.containsSuffix(of: text)
    isExempt =
      Self.exempt.containsPart(of: text)
      || !isStore && Self.exemptUnlessStore.containsPart(of: text)
      || !isStore && Self.exemptAlone.containsPart(of: text, isWhole: true)
  }

  private static let endings = ByteWords([
    "Protocol", "Impl", "Type", "Interface", "Implementation", "Providing", "Provider", "ing",
  ])
  private static let stores = ByteWords([
    "Store", "Stores", "Storage", "Repository", "Dao", "DAO", "Database", "APIClient", "ApiClient",
    "RestClient", "RESTClient", "HTTPClient", "HttpClient", "NetworkClient", "Vault", "Keychain",
    "Storing", "StoresManager", "StorageManager",
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
  private static let workers = ByteWords(["Manager", "Service", "Worker", "Handler"])
  private static let layers = ByteWords([
    "Networking", "Network", "NetworkLayer", "NetworkType", "NetworkingType", "Provider", "Remote",
  ])
  private static let exempt = ByteWords([
    "Analytic", "Tracking", "Logger", "Logging", "Theme", "Feature", "Toggle", "Naviga", "Routing",
    "Router", "Toast", "Mock", "Preview", "State", "Deeplink", "DeepLink", "Coordinator", "View",
    "Telemetry", "Pixel",
  ])
  private static let exemptUnlessStore = ByteWords([
    "Track", "Appearance", "Style", "Font", "Haptic", "Reachab", "Keyboard", "Audio",
    "Player", "Locale", "Language", "Localiz", "Format", "Rout", "Permission", "Biometr", "Metric",
    "Crash", "Debug", "Hud", "HUD", "Notice", "Alert", "Review", "Rating", "Layout", "Window",
    "Experiment", "Timer", "Clock", "Notification", "Media", "Image", "Monitor", "Link", "Location",
    "Connectivity", "Lock", "Sound", "Vibrat", "Color", "Subscription", "Onboarding",
    "Tooltip", "Scanner", "Camera", "Voice", "Inactiv", "AppManager", "Timeline",
  ])
  private static let exemptAlone = ByteWords(["Log", "Logs", "Tab", "Tabs"])
}
