#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Calcot
  public import CalcotSwiftUI
  public import UIKit

  /// Shows an app by UIKit's own controllers: stacks as navigation controllers, tabs as tab bar
  /// controllers, modals as sheets, popovers or full screen, dialogs as alerts and action sheets. Pages of
  /// the web, pickers and the share sheet are the system's own.
  ///
  /// ```swift
  /// let host = UIKitHost(app, in: window)
  /// host.register { GroupsViewController($0) }
  /// host.start()
  /// ```
  ///
  /// Keep it as long as the window shows the app, as a scene's delegate does.
  ///
  /// It decides nothing: what UIKit reports goes into a `HostSurface`, and what is to be done comes from
  /// the `TransitionPlanner`, one operation at a time. So whatever the user and the app do at once, what
  /// is shown is the navigation tree when everything has come to rest.
  @MainActor
  public final class UIKitHost: AppHost {
    /// The app that is shown.
    public let app: CalcotApp
    /// What the host can show and do: everything there is.
    public let capabilities: Set<Capability>
    /// Called once, when the user has left the app's first screen for what is under it in an existing
    /// navigation controller, or the app has ended.
    public var onEnd: (@MainActor () -> Void)?

    let home: Home
    let screens: ScreenControllers
    let words: AppleWords
    /// What is shown, and what is under way.
    package internal(set) var surface = HostSurface()
    package internal(set) var stacks: [StackID: UINavigationController] = [:]
    var containers: [ScreenID: ContainerController] = [:]
    var alert: UIAlertController?
    var alertHasGone: (@MainActor () -> Void)?
    var tabImage: @MainActor (AnyRoute) -> UIImage? = { _ in nil }
    /// How often a stack had other controllers than it should have when all had come to rest.
    package internal(set) var repairs = 0
    private(set) lazy var gestures = GestureTracker(self)
    private(set) lazy var exits = ExitItems(self)
    package private(set) lazy var work = HostWorkPresenter(self, copy: copy, clock: clock)
    private lazy var status = StatusView(app, words: words)
    private let copy: @MainActor (String) -> Void
    private let clock: any Clock<Duration>

    /// A host that is all that a window shows.
    public convenience init(_ app: CalcotApp, in window: UIWindow, words: AppleWords = AppleWords()) {
      self.init(app, home: .window(window), words: words)
    }

    /// A host whose first screen is pushed on what an existing app shows, when it is started. The
    /// controllers under it are left alone; Back from the first screen leads to them, and ends the app.
    ///
    /// While the app is shown, its host is the navigation controller's delegate, which passes everything
    /// on to the former one.
    public convenience init(
      _ app: CalcotApp, pushedOn navigation: UINavigationController, words: AppleWords = AppleWords()
    ) {
      self.init(app, home: .navigation(ForeignStack(navigation)), words: words)
    }

    package init(
      _ app: CalcotApp, home: Home, words: AppleWords = AppleWords(),
      capabilities: Set<Capability> = Set(Capability.allCases),
      copy: @escaping @MainActor (String) -> Void = { UIPasteboard.general.string = $0 },
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      (self.app, self.home, self.words, self.capabilities) = (app, home, words, capabilities)
      (self.copy, self.clock) = (copy, clock)
      screens = ScreenControllers(app, words: words)
      screens.leave = { [weak self] in self?.leave(by: $0) }
    }

    /// What the host is called in refusals.
    public var name: String { "UIKit" }

    public var screensInTransition: Set<ScreenID> {
      Set(surface.places.flatMap(\.screens).filter { app.tree.node($0) == nil })
    }

    /// Puts the app before the user. Refused if the tree has something that cannot be shown.
    @discardableResult
    public func start() -> Answer {
      home.begin(self)
      let answer = app.attach(self)
      if let window = home.window { watchWidth(of: window) }
      return answer
    }

    /// Takes the app away; it goes on without a host.
    public func stop() {
      app.detach(self)
      work.stop()
      if let base, let stack = stacks[base], stack.presentedViewController != nil {
        stack.dismiss(animated: false)
      }
      home.end(self)
      status.show(nil, in: nil)
      (stacks, containers, alert, surface) = ([:], [:], nil, HostSurface())
      screens.forgetAll()
    }

    /// Takes in what a turn has changed. Called by the app.
    public func update(_ update: HostUpdate) {
      screens.refresh(update.changedScreens)
      Observations.shared.flush()
      for container in containers.values { container.refresh(self) }
      work.take(update.request)
      carryOn()
      showStatus()
    }

    /// Shows what the app says beside its screens, and what the host has under way.
    func showStatus() {
      let hasTabs = surface.visibleContainers.contains { $0.container?.kind == .tabs }
      let isCompact = home.window?.traitCollection.horizontalSizeClass == .compact
      status.show(work.status, in: home.window, isOverTabBar: hasTabs && isCompact)
    }

    /// Does what is to be done next, if nothing moves.
    func carryOn() {
      guard !gestures.isLeavingApp else { return }
      gestures.allow()
      exits.update()
      switch TransitionPlanner.plan(surface, toShow: app.tree, mayLeave: leavability == .free) {
      case .settled:
        repair()
        forgetWhatLeft()
        reportWidth()
        work.follow()
      case .wait: return
      case .cancelGesture: gestures.cancel()
      case .perform(let operation):
        guard work.makesWay(for: operation), surface.begin(operation) else { return }
        gestures.allow()
        perform(operation) { [weak self] in
          guard let self, surface.activity == .operation(operation) else { return }
          surface.end(operation)
          status.bringToFront()
          carryOn()
        }
      }
    }

    /// Whether the user may leave the screen that they work in.
    var leavability: Leavability {
      surface.visible.map { app.leavability(of: $0) } ?? .free
    }

    /// Nothing of the app is shown any more.
    func hasEnded() {
      let ended = onEnd
      onEnd = nil
      ended?()
    }

    private func forgetWhatLeft() {
      screens.keep(only: surface)
      let places = Dictionary(surface.places.map { ($0.id, $0) }) { first, _ in first }
      containers = containers.filter { places[$0.key]?.container != nil }
      stacks = stacks.filter { surface.stack($0.key) != nil }
    }

    private func watchWidth(of window: UIWindow) {
      reportWidth()
      window.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        [weak self] (_: UIWindow, _) in
        self?.reportWidth()
      }
    }

    /// Says whether the split on top, or the window, is too narrow for two sides.
    func reportWidth() {
      let splits = surface.visibleContainers.compactMap {
        containers[$0.id]?.controller as? SplitController
      }
      let traits = splits.last?.traitCollection ?? home.window?.traitCollection
      guard let traits, traits.horizontalSizeClass != .unspecified else { return }
      let isNarrow = traits.horizontalSizeClass == .compact
      if app.tree.isNarrow != isNarrow { app.send(.resize(isNarrow: isNarrow)) }
    }
  }
#endif
