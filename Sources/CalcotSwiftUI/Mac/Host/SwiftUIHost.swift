#if canImport(SwiftUI) && (os(macOS) || os(Linux))
  package import Calcot
  package import CalcotContent
  package import CalcotUIKit
  import Foundation
  import Observation

  /// A host that shows an app with SwiftUI, on macOS. It makes no decisions: SwiftUI's reports
  /// update a `HostSurface`, the `TransitionPlanner` supplies the operations, and the views show
  /// the surface as it will be when the running operation has ended.
  @MainActor @Observable
  package final class SwiftUIHost: TransitionHost {
    /// The app.
    package let app: CalcotApp
    package let capabilities: Set<Capability>
    package private(set) var status: AppStatus
    private(set) var base: LayerModel?
    private let allWords: HostWords
    @ObservationIgnored let clock: any Clock<Duration>
    @ObservationIgnored package var surface = HostSurface()
    /// The dialog that the user has answered.
    @ObservationIgnored var answered: DialogID?
    /// The state of the dialog's removal; nil if only the app has asked for it.
    @ObservationIgnored var ending: DialogEnding?
    @ObservationIgnored var resting: Task<Void, Never>?
    @ObservationIgnored var room = Room()
    @ObservationIgnored var isFitting = false
    @ObservationIgnored let copy: @MainActor (String) -> Void
    /// Opens addresses, with the environment's `openURL` action.
    @ObservationIgnored var openURL:
      (@MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void)?
    @ObservationIgnored let runner: WorkRunner
    /// The panel over the app for the pending request, until it has disappeared.
    @ObservationIgnored var shownWork: ShownPanel?
    /// The task that waits while that panel appears or disappears.
    @ObservationIgnored var workMoving: Task<Void, Never>?
    @ObservationIgnored private var models: SurfaceModels?
    @ObservationIgnored private let views: SwiftUIViews
    @ObservationIgnored private var dialog: Dialog?
    @ObservationIgnored private var announcer = Announcer()
    /// A Boolean value that indicates whether SwiftUI has yet to process a change it made itself.
    @ObservationIgnored private var isHolding = false
    @ObservationIgnored private var hold: Task<Void, Never>?
    @ObservationIgnored private var patience: Task<Void, Never>?

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
      self.copy = copy
      self.clock = clock
      runner = WorkRunner(app, clock: clock)
      status = app.status
      runner.changed = { [weak self] in
        self?.showStatus()
        self?.carryOn()
      }
    }

    package nonisolated var name: String { "SwiftUI" }

    /// The words of the host in the language that the app has chosen.
    var words: HostWords { allWords.translated(for: app.status) }

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
      models = SurfaceModels(app, views: views, host: self)
      let answer = app.attach(self)
      if case .refused = answer { models = nil }
      return answer
    }

    package func update(_ update: HostUpdate) {
      announcer.announce(app.status.message, words)
      if let dialog = app.tree.dialog { self.dialog = dialog }
      models?.refresh(update.changedScreens)
      runner.take(app.hostRequest)
      showStatus()
      carryOn()
    }

    private func showStatus() {
      let status = runner.status(words)
      if self.status != status { self.status = status }
    }

    // MARK: Operations

    /// Performs the pending operations, up to one that takes time.
    func carryOn() {
      guard !isHolding else { return }
      showTree(of: app)
      show()
      fitRoom()
    }

    package func perform(_ operation: HostOperation) -> Bool {
      if operation.takesTime { waitForEnd() }
      return !operation.takesTime
    }

    package func showsTree() { followWork() }

    /// Applies a change that SwiftUI has made itself, and pauses until SwiftUI has processed it.
    ///
    /// NB: if the app reverts the change, SwiftUI must have seen it first: it ignores a value that
    /// equals the last one it was given.
    func report(_ change: () -> Void) {
      isHolding = true
      change()
      hold?.cancel()
      hold = Task { [weak self, clock] in
        try? await clock.sleep(for: .milliseconds(500))
        if !Task.isCancelled { self?.seen() }
      }
    }

    /// Ends the pause, now that SwiftUI has processed the current state.
    func seen() {
      guard isHolding else { return }
      hold?.cancel()
      isHolding = false
      carryOn()
    }

    /// Shows the surface as it will be when the running operation has ended.
    func show() {
      let shown = surface.destination
      base = models?.show(
        shown, dialog: dialog.flatMap { $0.id == shown.dialog ? $0 : nil },
        work: shownWork?.state == .leaving ? nil : shownWork)
    }

    // MARK: Completion

    /// Waits until SwiftUI reports the end of the running operation, for at most two seconds.
    func waitForEnd() {
      let waitingFor = surface.activity
      patience?.cancel()
      patience = Task { [weak self, clock] in
        try? await clock.sleep(for: .seconds(2))
        guard !Task.isCancelled, let self, surface.activity == waitingFor else { return }
        giveUpWaiting()
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
      patience?.cancel()
      if let input = surface.finishGesture() { app.send(input) }
      carryOn()
    }

    /// Ends an operation whose completion SwiftUI reports.
    func end(_ operation: HostOperation) {
      settle(operation)
      carryOn()
    }

    func settle(_ operation: HostOperation) {
      patience?.cancel()
      resting?.cancel()
      ending = nil
      surface.end(operation)
    }
  }
#endif
