internal import CalcotCode
internal import CalcotFindings

/// What the names of UIKit, AppKit and SwiftUI stand for.
///
/// Collected from Apple's documentation of the frameworks.
enum UISymbols {
  /// A module that brings a UI.
  static let modules: Set<Name> = ["UIKit", "SwiftUI", "AppKit", "WatchKit"]

  /// How deep the use of a name draws a ViewModel into the UI: B a value, C a global, D a view or
  /// controller; nil if the name belongs to no UI framework.
  ///
  /// - Parameter withSwiftUI: Whether the file imports SwiftUI, whose names are common words.
  static func grade(of name: Name, withSwiftUI: Bool) -> Grade? {
    if let known = prefixed[name] { return known }
    if withSwiftUI, let known = swiftUI[name] { return known }
    return nil
  }

  /// The grade of any name that begins with `UI` and an upper-case letter, if it is not declared by
  /// the code itself: what no table knows is a value.
  static func gradeByPrefix(of name: Name) -> Grade? {
    var text = name.text
    return text.withUTF8 { bytes in
      guard bytes.count > 3, bytes[0] == UInt8(ascii: "U"), bytes[1] == UInt8(ascii: "I"),
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[2])
      else { return nil }
      return .b
    }
  }

  /// A data source or delegate of the UI's, which is handed views.
  static func isViewsPartner(_ name: Name) -> Bool {
    let text = name.text
    return text.hasPrefix("UI") && (text.hasSuffix("DataSource") || text.hasSuffix("Delegate"))
  }

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

  /// One for the whole app or device: what a test cannot replace.
  private static let globals = """
    UIApplication UIScreen UIDevice UIPasteboard UIAccessibility UIWindowScene UIMenuController
    UIImpactFeedbackGenerator UISelectionFeedbackGenerator UINotificationFeedbackGenerator
    UIFeedbackGenerator UITextChecker NSApplication NSPasteboard NSWorkspace NSScreen
    """

  /// Parts of an interface that are no views: what has them, builds an interface.
  private static let parts = """
    UIAlertAction UIStoryboard UINib UIBarButtonItem UITabBarItem UINavigationItem UIGestureRecognizer
    UITapGestureRecognizer UIPanGestureRecognizer UISwipeGestureRecognizer
    UILongPressGestureRecognizer UIPinchGestureRecognizer UIPresentationController
    UIDocumentInteractionController UIPrintInteractionController UICollectionViewLayout
    UICollectionViewFlowLayout UICollectionViewCompositionalLayout NSLayoutConstraint UIStoryboardSegue
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

  /// Names that only a UI framework provides though they do not look so; with one of them in a file,
  /// its import stays.
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

  /// Members that a UI framework adds to types of others.
  static let hiddenMembers: Set<Name> = Set(
    words(
      """
      byTruncatingTail byTruncatingMiddle byTruncatingHead byWordWrapping byClipping
      row item section foregroundColor backgroundColor paragraphStyle underlineStyle
      strikethroughStyle attachment kern baselineOffset boundingRect drawText
      size(withAttributes:) withAttributes fromOffsets atOffsets uiKit swiftUI appKit
      cgRectValue cgSizeValue cgPointValue symbolPointSize
      """))

  /// Labels of calls that a UI framework adds: `move(fromOffsets:toOffset:)`.
  static let hiddenLabels: Set<Name> = Set(
    words("lineBreakMode fromOffsets atOffsets withAttributes forItem forRow cgRect cgSize cgPoint")
  )
}
