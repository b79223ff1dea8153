#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Calcot
  public import CalcotContent
  public import UIKit

  /// A host that shows an app with UIKit's own controllers: stacks as navigation controllers, tabs
  /// as tab bar controllers, modals as sheets, popovers or full screen, dialogs as alerts and
  /// action sheets. Web pages, pickers and the share sheet are the system's own.
  ///
  /// ```swift
  /// let host = UIKitHost(app, in: window)
  /// host.register { GroupsViewController($0) }
  /// host.start()
  /// ```
  ///
  /// Keep a reference to it as long as the window shows the app, such as in the scene delegate.
  ///
  /// It makes no decisions: UIKit's reports update a `HostSurface`, and the `TransitionPlanner`
  /// supplies one operation at a time. So whatever the user and the app do at the same time, the
  /// screens match the navigation tree once all transitions have ended.
  @MainActor
  public final class UIKitHost: AppHost {
    /// The app.
    public let app: CalcotApp
    /// The host's capabilities: all of them.
    public let capabilities: Set<Capability>
    /// Called once, when the user has left the app for the existing app around it, or the app has
    /// ended.
    public var onEnd: (@MainActor () -> Void)?

    let home: Home
    let screens: ScreenControllers
    let dialogs: DialogPresenter
    package let work: HostWorkPresenter
    private let allWords: HostWords
    /// The shown content and the running operation.
    package var surface = HostSurface()
    package internal(set) var stacks: [StackID: StackController] = [:]
    var containers: [ScreenID: ContainerController] = [:]
    /// The number of times that controllers differed from the surface when all transitions had
    /// ended.
    package internal(set) var repairs = 0
    /// The tracker of UIKit's gestures, from a start to the stop after it; otherwise nil.
    ///
    /// NB: what UIKit is to call later holds it weakly, and so does nothing once the host has been
    /// stopped, even if it has been started again since.
    private(set) var gestures: GestureTracker?
    private(set) lazy var exits = ExitItems(self)
    private(set) lazy var status = StatusView(app, words: allWords)

    /// Creates a host that fills a window.
    public convenience init(_ app: CalcotApp, in window: UIWindow, words: HostWords = HostWords()) {
      self.init(app, home: .window(window), words: words)
    }

    /// Creates a host that pushes the app's first screen onto an existing navigation controller
    /// when it is started. The controllers below are left alone; Back from the first screen leads
    /// to them, and ends the app.
    ///
    /// While the app is shown, its host is the navigation controller's delegate, and forwards
    /// everything to the former one.
    public convenience init(
      _ app: CalcotApp, pushedOn navigation: UINavigationController,
      words: HostWords = HostWords()
    ) {
      self.init(app, home: .navigation(ForeignStack(navigation)), words: words)
    }

    /// Creates a host that presents the app over an existing app's controller when it is started.
    /// Close on the first screen, a pull and the existing app's own `dismiss` end the app.
    ///
    /// ```swift
    /// let host = UIKitHost(app, presentedOver: self)
    /// host.onEnd = { [weak self] in self?.host = nil }
    /// host.start()
    /// ```
    ///
    /// A screen that refuses to be left is presented again after the existing app's `dismiss`.
    public convenience init(
      _ app: CalcotApp, presentedOver controller: UIViewController,
      as style: ModalStyle = .sheet, words: HostWords = HostWords()
    ) {
      self.init(app, home: .modal(ForeignModal(over: controller, as: style)), words: words)
    }

    package init(
      _ app: CalcotApp, home: Home, words: HostWords = HostWords(),
      capabilities: Set<Capability> = Set(Capability.allCases),
      copy: @escaping @MainActor (String) -> Void = { UIPasteboard.general.string = $0 },
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      (self.app, self.home, allWords, self.capabilities) = (app, home, words, capabilities)
      screens = ScreenControllers(app, words: words)
      dialogs = DialogPresenter(app, words: words)
      work = HostWorkPresenter(app, words: words, copy: copy, clock: clock)
      screens.leave = { [weak self] in self?.leave(by: $0) }
      work.statusChanged = { [weak self] in self?.showStatus() }
      work.carryOn = { [weak self] in self?.carryOn() }
    }

    /// The host's name in refusals.
    public var name: String { "UIKit" }

    /// The words of the host in the language that the app has chosen.
    var words: HostWords { allWords.translated(for: app.status) }

    /// The screens that have left the tree and that UIKit still shows.
    public var screensInTransition: Set<ScreenID> {
      screensThatLeft(app)
    }

    /// Starts showing the app. Refused if the tree contains something that the host cannot show.
    @discardableResult
    public func start() -> Answer {
      gestures = gestures ?? GestureTracker(self)
      home.begin { [weak gestures] in
        guard let host = gestures?.host else { return }
        host.stop()
        host.hasEnded()
      }
      // NB: alerts and the system's panels have the window's tint.
      if case .window(let window) = home, let tint = screens.tint { window.tintColor = tint }
      reportWidth()
      return app.attach(self)
    }

    /// Stops showing the app, which goes on without a host.
    public func stop() {
      app.detach(self)
      gestures = nil
      work.stop()
      let over = base.flatMap { stacks[$0]?.outermost.presentedViewController }
      // NB: an existing app may be presenting something of its own.
      if over?.transitionCoordinator == nil { over?.dismissItself() }
      // NB: a base that SwiftUI has taken out of its parent no longer knows what is over it, and
      // what moves is dismissed afterwards.
      let modal = [surface, surface.afterOperation].lazy.compactMap { $0.layers.dropFirst().first }
      let own = modal.first.flatMap { stacks[.layer($0.id)]?.outermost } ?? dialogs.alert
      own?.whenStill { own?.dismissItself() }
      home.end()
      status.show(nil, in: nil)
      showsNothing()
      screens.forgetAll()
    }

    /// Discards the state of everything that was shown.
    func showsNothing() {
      (stacks, containers, surface) = ([:], [:], HostSurface())
      dialogs.forget()
    }

    /// Makes the registered controller of a screen. Called by the app.
    public func prepare(_ screen: ScreenID) { screens.registered(screen) }

    /// Applies the changes of a turn. Called by the app.
    public func update(_ update: HostUpdate) {
      screens.refresh(update.changedScreens)
      Observations.shared.flush()
      for container in containers.values { container.refresh(app.tree) }
      work.take(app.hostRequest)
      carryOn()
      showStatus()
    }

    /// Shows the app's status, with the host's own activity.
    func showStatus() {
      guard gestures != nil else { return }
      let shown = surface.visibleStacks.compactMap { stacks[$0]?.top.topViewController }
      status.show(work.status, in: home.window, over: shown)
      let style = stacks.isEmpty ? .unspecified : app.status.appearance.interfaceStyle
      switch home {
      case .window(let window): window.overrideUserInterfaceStyle = style
      // NB: the rest of an existing app stays as it is.
      case .navigation, .modal, .controller:
        screens.interfaceStyle = style
        for stack in stacks.values { stack.layer?.overrideUserInterfaceStyle = style }
        dialogs.alert?.overrideUserInterfaceStyle = style
      }
    }

    /// Performs the next operation, if none is running.
    func carryOn() {
      guard let gestures, !gestures.isLeavingApp else { return }
      if case .idle = surface.activity { makeRoom() }
      gestures.allow()
      exits.update()
      showTree(of: app)
    }

    /// A value that describes whether the user can leave the visible screen.
    var leavability: Leavability { surface.leavability(in: app) }

    /// A Boolean value that indicates whether a swipe, a pull or UIKit's own Back may begin.
    var mayLeave: Bool { surface.mayLeave(in: app) }

    /// The style of a modal, including one over an existing app; nil for any other layer.
    func style(of layer: HostSurface.Layer) -> ModalStyle? {
      layer.style ?? (base == .layer(layer.id) ? home.style : nil)
    }

    /// Calls ``onEnd`` when nothing of the app is shown any more.
    func hasEnded() {
      onEnd.take()?()
    }

    func forgetWhatLeft() {
      screens.keep(only: surface)
      let places = Dictionary(surface.places.map { ($0.id, $0) }) { first, _ in first }
      containers = containers.filter { places[$0.key]?.container != nil }
      stacks = stacks.filter { surface.stack($0.key) != nil }
    }

    /// Notifies the app whether the width is compact: that of the top layer if it has a split or a
    /// list and its details, otherwise that of the window.
    func reportWidth() {
      let top = surface.hasSides(in: app.tree) ? topLayer : nil
      let traits = top?.traitCollection ?? home.traitCollection
      guard let traits, traits.horizontalSizeClass != .unspecified else { return }
      let isNarrow = traits.horizontalSizeClass == .compact
      if app.tree.isNarrow != isNarrow { app.send(.resize(isNarrow: isNarrow)) }
    }
  }

  extension UIKitHost {
    /// Returns the place for a presentation over a controller.
    func place(over below: UIViewController) -> PresentingPlace {
      let isHosts = stacks.values.contains { $0.outermost === below }
      let shown = isHosts ? surface.visible.map { screens.controller(of: $0) } ?? below : below
      let source =
        (shown as? any PopoverSource)?.popoverSource
        ?? shown.navigationItem.rightBarButtonItems?.first
      return PresentingPlace(
        controller: below, source: source, style: screens.interfaceStyle)
    }
  }

  extension UIKitHost: TransitionHost {
    package func isReady(for operation: HostOperation) -> Bool { work.makesWay(for: operation) }

    package func perform(_ operation: HostOperation) -> Bool {
      // NB: a push on a stack that is out of sight would be lost on the user.
      repairContainers()
      gestures?.allow()
      perform(operation) { [weak gestures] in
        guard let host = gestures?.host, host.surface.activity == .operation(operation)
        else { return }
        host.surface.end(operation)
        host.showStatus()
        host.carryOn()
      }
      return false
    }

    private var openURL: WorkRunner.OpenURL? {
      guard let scene = home.window?.windowScene else { return nil }
      return { url, ended in scene.open(url, options: nil) { ended($0) } }
    }

    package func cancel(_ gesture: HostGesture) -> Bool {
      gestures?.cancel()
      return false
    }

    package func showsTree() {
      repair()
      forgetWhatLeft()
      reportWidth()
      work.follow(open: openURL) { body in
        guard let top = topLayer else { return }
        whenFree(over: top) { [weak self] place in
          if case .idle = self?.surface.activity { body(place) }
        }
      }
    }
  }
#endif
