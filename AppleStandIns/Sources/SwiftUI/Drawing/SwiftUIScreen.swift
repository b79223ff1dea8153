import UIKit

/// One window's worth of SwiftUI: draws a view as a tree of nodes, redraws what has changed, and does what
/// the user does. No part of SwiftUI's interface.
///
/// A view is drawn anew only when something that the last drawing has read was changed, and was observable,
/// or when a state was set, or after an act of the user.
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
  /// What is to be called when the drawing is done.
  var after: [() -> Void] = []
  var urlHandlers: [(URL) -> Void] = []
  /// The field with the focus, among those that have no focus state.
  var focus: Place? { didSet { changes.mark() } }
  var root: (_Pen) -> Void { didSet { changes.mark() } }
  /// False before a hosting controller's view appears, and when the window has been closed.
  var isOnScreen = true { didSet { if isOnScreen != oldValue { changes.mark() } } }
  /// The controller that stands around the controllers of representables.
  var container: UIViewController { hostingController() ?? ownContainer }
  var hostingController: () -> UIViewController? = { nil }
  /// What `dismiss` does for the view of a hosting controller.
  var dismissHost: (@MainActor () -> Void)?
  /// Called when it has been drawn.
  var drawn: (DrawnNode) -> Void = { _ in }

  private let place = Place()
  private let base = Layer()
  private var number = 0
  private var isSettling = false
  private var tree = DrawnNode(.window)
  private var window: UIWindow?
  private lazy var ownContainer = makeContainer()

  /// How many rows of a list are on the screen: the others are not made until they are scrolled to.
  public var rowsThatFit = 40 { didSet { changes.mark() } }
  /// Whether what is dismissed stays on the screen, as in the middle of its animation.
  public var holdsDismissals = false { didSet { changes.mark() } }
  /// Whether what is presented does not come to rest, as in the middle of its animation.
  public var holdsPresentations = false { didSet { changes.mark() } }
  public var scenePhase = ScenePhase.active { didSet { changes.mark() } }
  public var horizontalSizeClass = UserInterfaceSizeClass.compact { didSet { changes.mark() } }
  /// Whether a regular width is that of a tablet held upright.
  public var isPortrait = false { didSet { changes.mark() } }
  /// What was opened outside of the app.
  public private(set) var openedURLs: [URL] = []
  /// How often the view was drawn.
  public var drawings: Int { number }

  public convenience init(_ view: some View, sceneStorage: [String: Any] = [:]) {
    self.init(root: { view._draw(with: $0) }, sceneStorage)
  }

  /// Shows an app's first window.
  public convenience init(app: some App, sceneStorage: [String: Any] = [:]) {
    self.init(
      root: { pen in
        pen.at("app") {
          pen.install(app)
          app.body._drawWindow(with: pen)
        }
      }, sceneStorage)
  }

  init(root: @escaping (_Pen) -> Void, _ sceneStorage: [String: Any]) {
    self.root = root
    store = SceneStore(changes)
    store.values = sceneStorage
  }

  /// What SwiftUI would write into the log, or what leads to a broken state there. A test looks at it.
  public var warnings: [String] { changes.warnings }

  /// What the scene keeps for its restoration.
  public var sceneStorage: [String: Any] { store.values }

  /// What is seen, brought up to date.
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

  /// Takes the window away, as when its scene is disconnected: what is presented is not dismissed.
  public func close() {
    isOnScreen = false
    settle()
  }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.scenePhase = scenePhase
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = .regular
    var open = OpenURLAction { _ in .systemAction }
    open.system = { [weak self] in self?.openedURLs.append($0) }
    values.set(openURL: open)
    if let dismissHost { values.set(dismiss: DismissAction(dismissHost), isPresented: true) }
    return values
  }

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

  private func makeContainer() -> UIViewController {
    let window = UIWindow()
    let container = UIViewController()
    window.rootViewController = container
    window.makeKeyAndVisible()
    self.window = window
    return container
  }
}
