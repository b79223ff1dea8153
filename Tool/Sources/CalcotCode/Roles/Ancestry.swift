/// The known supertypes of a type that decide roles.
struct Ancestry: OptionSet, Sendable {
  let rawValue: UInt32

  static let viewController = Ancestry(rawValue: 1 << 0)
  static let uiView = Ancestry(rawValue: 1 << 1)
  static let swiftUIView = Ancestry(rawValue: 1 << 2)
  static let observable = Ancestry(rawValue: 1 << 3)
  static let application = Ancestry(rawValue: 1 << 4)
  static let test = Ancestry(rawValue: 1 << 5)
  static let preview = Ancestry(rawValue: 1 << 6)
  static let representable = Ancestry(rawValue: 1 << 7)
  static let listDataSource = Ancestry(rawValue: 1 << 8)
  static let codable = Ancestry(rawValue: 1 << 9)
  static let equatable = Ancestry(rawValue: 1 << 10)
  static let error = Ancestry(rawValue: 1 << 11)
  static let reducer = Ancestry(rawValue: 1 << 12)
  static let managedObject = Ancestry(rawValue: 1 << 13)
  static let otherUI = Ancestry(rawValue: 1 << 14)
  static let request = Ancestry(rawValue: 1 << 15)
  static let reactor = Ancestry(rawValue: 1 << 16)

  private static let names: [Name: Ancestry] = {
    var table: [Name: Ancestry] = [:]
    func add(_ ancestry: Ancestry, _ names: [Name]) {
      for name in names { table[name, default: []].formUnion(ancestry) }
    }
    add(.viewController, ["UIViewController", "NSViewController", "WKInterfaceController"])
    add(.viewController, ["NSWindowController"])
    add(.uiView, ["UIView", "NSView", "ASDisplayNode", "CALayer"])
    add(
      .swiftUIView,
      [
        "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
        "Shape", "InsettableShape", "TextFieldStyle", "ProgressViewStyle", "Widget", "ListStyle",
        "MenuStyle", "GroupBoxStyle", "DisclosureGroupStyle", "ToolbarContent", "Commands",
        "Layout", "LabeledContentStyle", "UIViewRepresentable", "UIViewControllerRepresentable",
        "NSViewRepresentable",
      ])
    add(
      .representable,
      [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable",
      ])
    add(.observable, ["ObservableObject", "BindableObject"])
    add(
      .application,
      [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "App",
        "NSApplicationDelegate", "WKExtensionDelegate", "WKApplicationDelegate", "UIApplication",
      ])
    add(.test, ["XCTestCase", "QuickSpec", "KIFTestCase"])
    add(.preview, ["PreviewProvider", "TestablePreview"])
    add(
      .listDataSource,
      [
        "UITableViewDataSource", "UICollectionViewDataSource", "UITableViewDiffableDataSource",
        "UICollectionViewDiffableDataSource", "UIPickerViewDataSource",
        "UIPageViewControllerDataSource",
        "RxTableViewDataSourceType", "RxCollectionViewDataSourceType",
      ])
    add(.codable, ["Codable", "Decodable", "Encodable", "Mappable", "ImmutableMappable"])
    add(.equatable, ["Equatable", "Hashable", "Identifiable", "Comparable"])
    add(.error, ["Error", "LocalizedError"])
    add(.reducer, ["Reducer", "ReducerProtocol"])
    add(.managedObject, ["NSManagedObject", "Object", "RealmSwiftObject", "PersistableRecord"])
    add(
      .otherUI,
      [
        "UIGestureRecognizer", "UIPresentationController", "UICollectionViewLayout",
        "UIViewControllerAnimatedTransitioning", "UIBarButtonItem", "UIStoryboardSegue",
        "UIViewControllerTransitioningDelegate", "UIActivity",
      ])
    add(.reactor, ["Reactor"])
    add(.request, ["URLRequestConvertible", "TargetType", "Endpoint"])
    return table
  }()

  static subscript(name: Name) -> Ancestry { names[name] ?? [] }
}

extension Ancestry {
  private static let attributes: [Name: Ancestry] = [
    "Observable": .observable, "Reducer": .reducer, "Suite": .test,
  ]

  init(attribute: Name) {
    self = Self.attributes[attribute] ?? []
  }
}

extension Codebase {
  /// Returns a Boolean value that indicates whether a type is a reducer of a store, as in The
  /// Composable Architecture: the logic of a screen.
  public func isReducer(_ type: CodeType) -> Bool { ancestry(of: type).contains(.reducer) }

  /// Returns a Boolean value that indicates whether a type is a reactor of ReactorKit.
  public func isReactor(_ type: CodeType) -> Bool { ancestry(of: type).contains(.reactor) }

  /// Returns the ancestry of a type. The time grows with the size of its hierarchy.
  func ancestry(of type: CodeType) -> Ancestry {
    var all: Ancestry = []
    visitSupertypes(of: type) { name, project in
      // NB: a `View` that the code declares itself is not SwiftUI's.
      if project == nil || project?.isExternal == true { all.formUnion(Ancestry[name]) }
      return true
    }
    for declaration in type.declarations {
      for attribute in attributes(of: declaration) {
        all.formUnion(Ancestry(attribute: attribute))
      }
    }
    return all
  }
}
