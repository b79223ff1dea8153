public import UIKit

/// A window of SwiftUI: draws a view as a tree of nodes, redraws it on changes, and performs the
/// user's actions. Not part of SwiftUI's API.
///
/// A view is redrawn only when an observable value that the last drawing has read has changed, a
/// state was set, or the user has acted.
///
/// ```swift
/// let screen = SwiftUIScreen(PeopleView())
/// screen.tap("Ada")
/// #expect(screen.texts == ["Ada Lovelace"])
/// ```
@MainActor
public final class SwiftUIScreen {
  let changes = Changes()
  let store: SceneStore
  let lifecycles = Lifecycles()
  /// The closures to call when the drawing has ended.
  var after: [() -> Void] = []
  var urlHandlers: [(URL) -> Void] = []
  /// The focused field, among those without a focus state.
  var focus: Place? { didSet { changes.mark() } }
  var root: (_Pen) -> Void { didSet { changes.mark() } }
  /// A Boolean value that indicates whether the view is on the screen: false before a hosting
  /// controller's view appears, and when the window has been closed.
  var isOnScreen = true { didSet { if isOnScreen != oldValue { changes.mark() } } }
  /// The parent of the controllers of representables.
  var container: UIViewController { hostingController() ?? ownContainer }
  var hostingController: () -> UIViewController? = { nil }
  /// Called after each drawing.
  var drawn: (DrawnNode) -> Void = { _ in }

  private let place = Place()
  private let base = Layer()
  private var number = 0
  private var isSettling = false
  private var tree = DrawnNode(.window)
  /// The window in which controllers of views stand.
  public let window: UIWindow
  private lazy var ownContainer = makeContainer()

  /// The number of list rows that fit on the screen: the others are not made until they are
  /// scrolled to.
  public var rowsThatFit = 40 { didSet { changes.mark() } }
  /// A Boolean value that indicates whether dismissed layers stay on the screen, as in the middle
  /// of the animation.
  public var holdsDismissals = false { didSet { changes.mark() } }
  /// A Boolean value that indicates whether presentations do not end, as in the middle of the
  /// animation.
  public var holdsPresentations = false { didSet { changes.mark() } }
  public var scenePhase = ScenePhase.active { didSet { changes.mark() } }
  public var horizontalSizeClass = UserInterfaceSizeClass.compact {
    didSet {
      window.resize(to: horizontalSizeClass == .compact ? .compact : .regular)
      changes.mark()
    }
  }
  /// The height of what scrolls, and of the bar over it. Not part of SwiftUI's API.
  public var scrolledHeight: (content: CGFloat, bar: CGFloat) = (0, 0) {
    didSet { changes.mark() }
  }
  @available(iOS 18, macOS 15, visionOS 2, *)
  var scrollGeometry: ScrollGeometry {
    ScrollGeometry(
      contentSize: CGSize(width: size.width, height: scrolledHeight.content),
      contentInsets: EdgeInsets(top: scrolledHeight.bar, leading: 0, bottom: 34, trailing: 0))
  }

  /// The size of every view that reads its own.
  public var size = CGSize(width: 390, height: 844) { didSet { changes.mark() } }
  /// The pictures of the Web by their addresses: nil for what fails to load. Others are being loaded.
  public var pictures: [URL: UIImage?] = [:] { didSet { changes.mark() } }
  /// A Boolean value that indicates whether a regular width is that of a tablet in portrait
  /// orientation.
  public var isPortrait = false { didSet { changes.mark() } }
  /// The URLs that were opened outside the app.
  public private(set) var openedURLs: [URL] = []
  /// The number of times that the view was drawn.
  public var drawings: Int { number }

  public convenience init(
    _ view: some View, sceneStorage: [String: Any] = [:], in window: UIWindow = UIWindow()
  ) {
    self.init(root: { view._draw(with: $0) }, sceneStorage, in: window)
  }

  /// Creates a screen that shows an app's first window.
  public convenience init(app: some App, sceneStorage: [String: Any] = [:]) {
    self.init(
      root: { pen in
        pen.at("app") {
          pen.install(app)
          app.body._drawWindow(with: pen)
        }
      }, sceneStorage)
  }

  init(
    root: @escaping (_Pen) -> Void, _ sceneStorage: [String: Any], in window: UIWindow = UIWindow()
  ) {
    self.root = root
    self.window = window
    store = SceneStore(changes)
    store.values = sceneStorage
  }

  /// The warnings that SwiftUI would log, and the causes of broken states there. Tests check it.
  public var warnings: [String] { changes.warnings }

  /// The values in the scene's storage.
  public var sceneStorage: [String: Any] { store.values }

  /// The drawn tree, brought up to date.
  public var drawing: DrawnNode {
    settle()
    return tree
  }

  /// Draws until nothing changes.
  public func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<100 {
      if changes.isChanged { redraw() }
      let calls = after
      after = []
      for call in calls { call() }
      if !changes.isChanged, after.isEmpty { return }
    }
    changes.warn("The screen is redrawn without end.")
  }

  /// Closes the window, as when its scene is disconnected: presentations are not dismissed.
  public func close() {
    isOnScreen = false
    settle()
  }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.scenePhase = scenePhase
    values.horizontalSizeClass = hostingController()?.sizeClass ?? horizontalSizeClass
    var open = OpenURLAction { _ in .systemAction }
    open.system = { [weak self] in self?.openedURLs.append($0) }
    values.set(openURL: open)
    return values
  }

  /// Draws the view for its controller's new traits.
  func traitsHaveChanged() { changes.mark() }

  private func redraw() {
    number += 1
    urlHandlers = []
    changes.beginDrawing()
    let pen = _Pen(self, drawing: number, at: place, on: base)
    withObservationTracking {
      tree = pen.layer(.window, on: base) { node in node.children = pen.collect { root(pen) } }
    } onChange: { [changes] in
      changes.mark()
    }
    changes.endDrawing()
    place.forget(allBut: number)
    drawn(tree)
    lifecycles.tell(after: number)
  }

  /// Adds the view of a representable's controller to the window, if it is this screen's own.
  func addToWindow(_ controller: UIViewController) {
    if hostingController() == nil { ownContainer.view.addSubview(controller.view) }
  }

  private func makeContainer() -> UIViewController {
    let container = UIViewController()
    window.resize(to: horizontalSizeClass == .compact ? .compact : .regular)
    window.rootViewController = container
    window.makeKeyAndVisible()
    return container
  }
}

extension UIViewController {
  /// The size class that the controller gives to SwiftUI; nil outside a window.
  fileprivate var sizeClass: UserInterfaceSizeClass? {
    switch traitCollection.horizontalSizeClass {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
