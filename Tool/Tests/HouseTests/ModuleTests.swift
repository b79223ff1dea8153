import Testing

/// The modules of the framework and of the tool stay easy to see. An exception may only shrink; a
/// higher limit needs a decision.
@Suite struct ModuleTests {
  private static let circles = Limit(
    unit: "files use one another", most: 4, advice: "cut an arrow")

  private static let storedProperties = Limit(
    unit: "stored properties", most: 15, advice: "give some of them an owner",
    exceptions: [
      "FakedMember": 17, "LivePage": 16, "VirtualScreen": 16,
    ])

  private static let publicTypes = Limit(
    unit: "public types", most: 0,
    advice: "make what no app uses package or internal, or find it another module",
    exceptions: [
      "Calcot": 38, "CalcotContent": 87, "CalcotStreams": 16, "CalcotTree": 37, "CalcotViews": 45,
    ])

  /// The folders of a module that each of its folders may use.
  private static let folders = [
    "CalcotTree": [
      "Tree": "HostWork Symbols", "Outcomes": "HostWork Tree", "Editing": "Outcomes Symbols Tree",
      "Links": "Editing Outcomes Tree", "Saving": "Editing Links Tree",
    ],
    "Calcot": [
      "Observation": "Running", "Scope": "Observation Running", "Parts": "Observation Scope",
      "Navigating": "Coordinating Engine Running Scope",
      "Coordinating": "Navigating Parts Running Scope",
      "Engine": "App Coordinating Navigating Observation Parts Running Scope",
      "App": "Coordinating Engine Navigating Observation Parts Scope",
      "Hosting": "App Parts Running", "Lists": "Observation Running",
    ],
    "CalcotTerminal": layers(
      "Cells Theme Pictures Output Input Keys Device Files HostWork Layout Interaction Natives Painting Plain Host"
    ),
  ]

  /// Returns, for each of some folders, those before it.
  private static func layers(_ names: String) -> [String: String] {
    var layers: [String: String] = [:]
    _ = names.split(separator: " ").reduce(into: "") { before, name in
      layers[String(name)] = before
      before += name + " "
    }
    return layers
  }

  /// The adapters for iOS: the host on UIKit, and what wraps it for an app in SwiftUI. `CalcotUIKit/Apple`
  /// has the semantic kinds as views, and `CalcotSwiftUI/Mac` is for macOS alone.
  private static let adapters =
    ["Binding", "Gestures", "Host", "HostWork", "Scenes", "Screens"].map { "CalcotUIKit/\($0)" }
    + ["CalcotSwiftUI/Host", "CalcotSwiftUI/Preview"]
  private static let adapterLines = Limit(
    unit: "lines of code", most: 2_820, advice: "let both hosts share it, or do without")

  /// The top-level names of SwiftUI, UIKit, Foundation and Observation that an app may expect to be
  /// free: a public type of such a name has to be qualified in each file that imports both.
  private static let taken = Set(
    """
    Alert AlertScene Alignment Anchor Animatable Animation AnyLayout AnyShape AnyTransition AnyView
    App AppStorage AsyncImage AttributedString Axis BackgroundTask Binding BlendMode Button
    ButtonRole ButtonStyle Capsule Circle Color ColorPicker ColorScheme Commands ContentMode
    ControlGroup Data Date DateFormatter DatePicker Decimal DisclosureGroup Divider EdgeInsets
    Ellipse EmptyView Environment EnvironmentObject EnvironmentValues FetchRequest FileDocument
    FocusState Font ForEach Form FormStyle Gauge Gesture GestureState Gradient Grid GridRow Group
    HStack Host Image ImageRenderer Label LabeledContent Layout LazyHStack LazyVStack Link List
    Locale Material Menu MultiDatePicker Namespace NavigationLink NavigationPath NavigationSplitView
    NavigationStack NavigationTransition NavigationView Notification Observable ObservedObject
    OpenURLAction Operation PageTabViewStyle Path Picker PickerStyle Pipe Port PreviewProvider
    PrimitiveButtonStyle Process Progress ProgressView Rectangle RefreshAction RoundedRectangle
    Scene SceneStorage ScrollView Section SecureField Shape ShareLink Slider Spacer State
    StateObject Stepper Stream StrokeStyle SubmitTriggers Tab TabView Table Text TextEditor
    TextField Thread Timer TimelineView Toggle ToolbarContent ToolbarItem Transaction Transition URL
    UUID UndoManager Unit VStack View ViewBuilder ViewModifier Window WindowGroup ZStack
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let modules: [String: ModuleGraph] = {
    let paths = Repository.paths(in: "Sources") + Repository.paths(in: "Tool/Sources")
    let outlines = paths.map { SourceOutline(Repository.text(of: $0)) }
    let files = Dictionary(grouping: zip(paths, outlines)) { path, _ in
      String(path.split(separator: "/")[path.hasPrefix("Tool/") ? 2 : 1])
    }
    return files.mapValues { ModuleGraph($0.map { ($0.0, $0.1) }) }
  }()

  @Test func `few files of a module use one another`() {
    #expect(Self.modules.count > 25)
    let largest = Self.modules.mapValues(\.largestCircle)
    let mistakes = Self.circles.mistakes(
      largest.mapValues(\.count), details: largest.mapValues { $0.joined(separator: ", ") })
    #expect(mistakes == [])
  }

  @Test(arguments: folders)
  func `a folder uses only the folders that it may`(_ module: String, _ folders: [String: String])
    throws
  {
    let found = try #require(Self.modules[module]).folderArrows(below: "Sources/\(module)/")
    let allowed = folders.flatMap { folder, others in
      others.split(separator: " ").map { "\(folder) → \($0)" }
    }
    #expect(found.count > 9)
    #expect(found.filter { !allowed.contains($0.key) } == [:])
  }

  @Test func `few properties are stored in one type`() {
    let stored = Self.modules.values.flatMap(\.types).map { ($0.name, $0.stored) }
    #expect(Self.storedProperties.mistakes(Dictionary(stored, uniquingKeysWith: max)) == [])
  }

  @Test func `a module has few public types`() {
    let counts = Self.modules.mapValues { $0.types.count(where: \.isPublic) }
      .filter { Self.publicTypes.exceptions[$0.key] != nil }
    #expect(Self.publicTypes.mistakes(counts) == [])
  }

  @Test func `no public type that comes with Calcot has a name of SwiftUI's or Foundation's`() {
    let types = ["Calcot", "CalcotTree"].flatMap { Self.modules[$0]?.types ?? [] }
    #expect(types.count > 92)
    let found = types.filter { $0.isPublic && !$0.isNested && Self.taken.contains($0.name) }
    #expect(found.map(\.name) == [], "Choose another name.")
  }

  @Test func `the adapters for iOS are short`() {
    let paths = Self.adapters.flatMap { Repository.paths(in: "Sources/\($0)") }
    #expect(paths.count > 40)
    let length = paths.map { CodeLines(text: Repository.text(of: $0)).length }.reduce(0, +)
    #expect(Self.adapterLines.mistakes(["The adapters for iOS": length]) == [])
  }
}
