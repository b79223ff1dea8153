#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  package import Calcot
  package import CalcotContent
  package import CalcotUIKit
  import Observation
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// A host that shows an app with SwiftUI, on macOS. It makes no decisions: SwiftUI's reports
  /// update a `HostSurface`, the `TransitionPlanner` supplies the operations, and the views show
  /// the surface as it will be when the running operation has ended.
  @MainActor @Observable
  package final class SwiftUIHost: TransitionHost {
    package let app: CalcotApp
    package let capabilities: Set<Capability>
    package private(set) var status: AppStatus
    private(set) var base: LayerModel?
    private let allWords: HostWords
    @ObservationIgnored let clock: any Clock<Duration>
    @ObservationIgnored package var surface = HostSurface()
    @ObservationIgnored var room = Room()
    @ObservationIgnored let shownDialog: ShownDialog
    @ObservationIgnored let panels: PanelPresenter
    @ObservationIgnored private(set) var models: SurfaceModels?
    @ObservationIgnored private let views: SwiftUIViews
    @ObservationIgnored private var announcer = Announcer()
    /// The wait until SwiftUI has processed a change it made itself.
    @ObservationIgnored private let hold: Timeout
    /// The wait for the end of the running operation.
    @ObservationIgnored private let patience: Timeout

    /// Creates a host of an app, which is shown once ``start()`` is called.
    ///
    /// - Parameters:
    ///   - views: the views of the screens that have a SwiftUI view.
    ///   - words: the host's own texts.
    ///   - capabilities: the capabilities of the system.
    ///   - copy: puts a text on the pasteboard.
    ///   - clock: times the closing of messages, and the wait for callbacks that SwiftUI omits.
    package init(
      _ app: CalcotApp, views: SwiftUIViews = SwiftUIViews(), words: HostWords = HostWords(),
      capabilities: Set<Capability> = SwiftUIHost.allCapabilities,
      copy: @escaping @MainActor (String) -> Void = SwiftUIHost.copyToPasteboard,
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.app = app
      self.views = views
      allWords = words
      self.capabilities = capabilities
      self.clock = clock
      shownDialog = ShownDialog(clock: clock)
      panels = PanelPresenter(app, copy: copy, clock: clock)
      (hold, patience) = (Timeout(clock), Timeout(clock))
      status = app.status
      panels.panelChanged = { [weak self] in self?.show() }
      panels.statusChanged = { [weak self] in self?.showStatus() }
      panels.carryOn = { [weak self] in self?.carryOn() }
    }

    /// Puts a text on the pasteboard.
    package static func copyToPasteboard(_ text: String) {
      #if canImport(UIKit)
        UIPasteboard.general.string = text
      #elseif canImport(AppKit)
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
      #endif
    }

    package nonisolated var name: String { "SwiftUI" }

    /// The words of the host in the language that the app has chosen.
    var words: HostWords { allWords.translated(for: status) }

    package var screensInTransition: Set<ScreenID> { models?.screensInTransition ?? [] }

    /// The capabilities of the system.
    package nonisolated static var allCapabilities: Set<Capability> {
      // NB: SwiftUI shares from a view that the user clicks, and does not report the outcome.
      Set(Capability.allCases).subtracting([.fullScreen, .share])
    }

    /// Starts showing the app; a second call has no effect.
    @discardableResult
    package func start() -> Answer {
      guard models == nil else { return .done }
      models = SurfaceModels(app, views: views, panels: panels) { [weak self] in
        self?.handle($0)
      }
      let answer = app.attach(self)
      if case .refused = answer { models = nil }
      return answer
    }

    package func update(_ update: HostUpdate) {
      shownDialog.take(app.tree.dialog)
      models?.refresh(update.changedScreens)
      panels.runner.take(app.hostRequest)
      showStatus()
      announcer.announce(status.message, words)
      carryOn()
    }

    private func showStatus() {
      let status = panels.runner.status(allWords.translated(for: app.status))
      if self.status != status { self.status = status }
    }

    // MARK: Operations

    /// Performs the pending operations, up to one that takes time.
    func carryOn() {
      guard !hold.isRunning else { return }
      showTree(of: app)
      show()
      fitRoom()
    }

    package func isReady(for operation: HostOperation) -> Bool {
      panels.makesWay(for: operation)
    }

    package func perform(_ operation: HostOperation) -> Bool {
      if operation.takesTime { waitForEnd() }
      return !operation.takesTime
    }

    package func showsTree() { panels.follow() }

    /// Applies a change that SwiftUI has made itself, and pauses until SwiftUI has processed it.
    ///
    /// NB: if the app reverts the change, SwiftUI must have seen it first: it ignores a value that
    /// equals the last one it was given.
    func report(_ change: () -> Void) {
      hold.start(.milliseconds(500)) { [weak self] in self?.seen() }
      change()
    }

    /// Ends the pause, now that SwiftUI has processed the current state.
    func seen() {
      guard hold.isRunning else { return }
      hold.cancel()
      carryOn()
    }

    /// Shows the surface as it will be when the running operation has ended.
    func show() {
      let shown = surface.destination
      base = models?.show(
        shown, dialog: shownDialog.dialog(shown.dialog), work: panels.shown)
    }

    // MARK: Completion

    /// Waits until SwiftUI reports the end of the running operation, for at most two seconds.
    func waitForEnd() {
      let waitingFor = surface.activity
      patience.start(.seconds(2)) { [weak self] in
        if let self, surface.activity == waitingFor { giveUpWaiting() }
      }
    }

    private func giveUpWaiting() {
      switch surface.activity {
      case .operation(.hideDialog(let id)): endHiding(id)
      case .operation(let operation): end(operation)
      case .finishing: finish()
      case .idle, .gesture: break
      }
    }

    /// Ends a removal that SwiftUI started.
    func finish() {
      patience.cancel()
      if let input = surface.finishGesture() { app.send(input) }
      carryOn()
    }

    /// Ends an operation whose completion SwiftUI reports.
    func end(_ operation: HostOperation) {
      settle(operation)
      carryOn()
    }

    func settle(_ operation: HostOperation) {
      patience.cancel()
      shownDialog.settle()
      surface.end(operation)
    }
  }
#endif
