internal import CalcotCode
internal import CalcotFindings

/// The meanings of names of UIKit, AppKit and SwiftUI.
///
/// They were collected from Apple's documentation of the frameworks.
enum UISymbols {
  /// The modules of UI frameworks.
  static let modules: Set<Name> = ["UIKit", "SwiftUI", "AppKit", "WatchKit"]

  /// Returns the grade of a ViewModel's use of a name: B for a value, C for a global, D for a view
  /// or controller; nil if the name belongs to no UI framework.
  ///
  /// - Parameter withSwiftUI: A Boolean value that indicates whether the file imports SwiftUI,
  ///   whose names are common words.
  static func grade(of name: Name, withSwiftUI: Bool) -> Grade? {
    if let known = prefixed[name] { return known }
    if case .known(let homes) = FrameworkNames.home(of: name), homes.contains(carPlay) { return .d }
    if withSwiftUI, let known = swiftUI[name] { return known }
    return nil
  }

  /// Returns the grade of any name that begins with `UI` and an upper-case letter, if the code does
  /// not declare it. An unknown name counts as a value.
  static func gradeByPrefix(of name: Name) -> Grade? {
    var text = name.text
    return text.withUTF8 { bytes in
      guard bytes.count > 3, bytes[0] == UInt8(ascii: "U"), bytes[1] == UInt8(ascii: "I"),
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[2])
      else { return nil }
      return .b
    }
  }

  /// Returns a Boolean value that indicates whether a name is a data source or delegate of the UI,
  /// whose functions get views.
  static func isViewsPartner(_ name: Name) -> Bool {
    let text = name.text
    return text.hasPrefix("UI") && (text.hasSuffix("DataSource") || text.hasSuffix("Delegate"))
  }

  // NB: the names of CarPlay are templates and their rows, which are parts of an interface.
  private static let carPlay: Name = "CarPlay"

  private static let prefixed: [Name: Grade] = {
    var table: [Name: Grade] = [:]
    for name in words(globals) { table[name] = .c }
    for name in words(parts) { table[name] = .d }
    return table
  }()

  private static let swiftUI: [Name: Grade] = {
    var table: [Name: Grade] = [:]
    for name in words(swiftUIValues) { table[name] = .b }
    for name in words(swiftUIGlobals) { table[name] = .c }
    for name in words(swiftUIViews) { table[name] = .d }
    return table
  }()

  private static func words(_ text: String) -> [Name] {
    text.split(whereSeparator: \.isWhitespace).map { Name($0) }
  }

  /// The globals of the app or device, which a test cannot replace.
  private static let globals = """
    UIApplication UIScreen UIDevice UIPasteboard UIAccessibility UIWindowScene UIMenuController
    UIImpactFeedbackGenerator UISelectionFeedbackGenerator UINotificationFeedbackGenerator
    UIFeedbackGenerator UITextChecker NSApplication NSApp NSPasteboard NSWorkspace NSScreen
    WKApplication WKExtension WKInterfaceDevice
    """

  /// The parts of an interface that are no views: code with them builds an interface.
  private static let parts = """
    UIAlertAction UIStoryboard UINib UIBarButtonItem UITabBarItem UINavigationItem UIGestureRecognizer
    UITapGestureRecognizer UIPanGestureRecognizer UISwipeGestureRecognizer
    UILongPressGestureRecognizer UIPinchGestureRecognizer UIPresentationController
    UIDocumentInteractionController UIPrintInteractionController UICollectionViewLayout
    UICollectionViewFlowLayout UICollectionViewCompositionalLayout NSLayoutConstraint UIStoryboardSegue
    WKInterfaceController WKInterfaceObject WKInterfaceLabel WKInterfaceButton WKInterfaceGroup
    WKInterfaceImage WKInterfaceTable WKHostingController WKUserNotificationInterfaceController
    WKUserNotificationHostingController WKAlertAction WKCrownSequencer
    """

  private static let swiftUIValues = """
    Color Image Font Text LocalizedStringKey Binding NavigationPath EdgeInsets Animation
    ColorScheme ContentSizeCategory DynamicTypeSize ScenePhase PresentationDetent UnitPoint Gradient
    LinearGradient
    """

  private static let swiftUIGlobals = "withAnimation withTransaction"

  private static let swiftUIViews = """
    AnyView View UIHostingController NSHostingController EmptyView VStack HStack ZStack LazyVStack
    LazyHStack ScrollView NavigationView NavigationStack NavigationLink TabView AsyncImage GeometryReader
    """

  /// The names that only a UI framework provides, though they do not look like a UI name. The
  /// import of a file with one of them stays.
  static let hidden: Set<Name> = Set(
    words(
      """
      NSDiffableDataSourceSnapshot NSDiffableDataSourceSnapshotReference
      NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceTransaction NSCollectionLayoutItem
      NSCollectionLayoutGroup NSCollectionLayoutSection NSCollectionLayoutSize
      NSCollectionLayoutDimension NSCollectionLayoutBoundarySupplementaryItem
      NSCollectionLayoutEnvironment NSCollectionLayoutSpacing NSCollectionLayoutAnchor
      NSLayoutConstraint NSLayoutAnchor NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLayoutDimension
      NSTextAttachment NSParagraphStyle NSMutableParagraphStyle NSTextAlignment NSLineBreakMode
      NSShadow NSTextStorage NSLayoutManager NSTextContainer NSTextList NSTextTab NSUnderlineStyle
      NSStringDrawingContext NSStringDrawingOptions NSDataAsset NSDirectionalEdgeInsets
      NSDirectionalRectEdge NSFileProviderExtension NSWritingDirection NSItemProviderReadingFileOptions
      NSAttributedStringDocumentReadingOptionKey NSUserInterfaceItemIdentifier
      """))

  /// The members that a UI framework adds to other types.
  static let hiddenMembers: Set<Name> = Set(
    words(
      """
      byTruncatingTail byTruncatingMiddle byTruncatingHead byWordWrapping byClipping
      row item section foregroundColor backgroundColor paragraphStyle underlineStyle
      strikethroughStyle attachment kern baselineOffset boundingRect drawText
      size(withAttributes:) withAttributes fromOffsets atOffsets uiKit swiftUI appKit
      cgRectValue cgSizeValue cgPointValue symbolPointSize
      """))

  /// The labels of calls that a UI framework adds: `move(fromOffsets:toOffset:)`.
  static let hiddenLabels: Set<Name> = Set(
    words("lineBreakMode fromOffsets atOffsets withAttributes forItem forRow cgRect cgSize cgPoint")
  )
}
