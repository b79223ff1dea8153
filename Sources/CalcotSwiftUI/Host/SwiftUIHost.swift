#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  import Foundation
  import Observation

  /// Shows an app by SwiftUI's own means. It decides nothing: what SwiftUI reports goes into a
  /// `HostSurface`, what is to be done comes from the `TransitionPlanner`, and the views show the
  /// surface as it will be.
  @MainActor @Observable
  package final class SwiftUIHost: AppHost {
    /// The app that is shown.
    package let app: CalcotApp
    package let capabilities: Set<Capability>
    package private(set) var status: AppStatus
    private(set) var base: LayerModel?
    let words: AppleWords
    @ObservationIgnored let clock: any Clock<Duration>
    @ObservationIgnored package internal(set) var surface = HostSurface()
    /// The dialog that the user has answered.
    @ObservationIgnored var answered: DialogID?
    /// How the dialog that is being hidden goes; nil where only the app has said so.
    @ObservationIgnored var ending: DialogEnding?
    @ObservationIgnored var resting: Task<Void, Never>?
    @ObservationIgnored var room = Room()
    @ObservationIgnored var isFitting = false
    @ObservationIgnored let dialogsPointAtSource: Bool
    @ObservationIgnored let copy: @MainActor (String) -> Void
    /// Opens what is not of the web, as the views around the app's would.
    @ObservationIgnored var openURL:
      (@MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void)?
    @ObservationIgnored let runner: WorkRunner
    /// What is over the app for the work that waits, until it has gone.
    @ObservationIgnored var shownWork: ShownWork?
    /// Runs while that comes or goes.
    @ObservationIgnored var workMoving: Task<Void, Never>?
    @ObservationIgnored private var models: SurfaceModels?
    @ObservationIgnored private let views: SwiftUIViews
    @ObservationIgnored private var dialog: Dialog?
    @ObservationIgnored private var announcer: Announcer
    /// SwiftUI has not seen yet what it took off itself.
    @ObservationIgnored private var isHolding = false
    @ObservationIgnored private var hold: Task<Void, Never>?
    @ObservationIgnored private var patience: Task<Void, Never>?

    /// A host of an app, which is shown from ``start()`` on.
    ///
    /// - Parameters:
    ///   - views: the views of screens that have one in SwiftUI.
    ///   - words: the host's own words.
    ///   - capabilities: what the system can show and do.
    ///   - dialogsPointAtSource: whether confirmation dialogs are popovers on this system.
    ///   - copy: puts a text where the user can paste it from.
    ///   - clock: by which messages are closed, and what SwiftUI does not report is given up.
    package init(
      _ app: CalcotApp, views: SwiftUIViews = SwiftUIViews(), words: AppleWords = AppleWords(),
      capabilities: Set<Capability> = SwiftUIHost.allCapabilities,
      dialogsPointAtSource: Bool? = nil,
      copy: @escaping @MainActor (String) -> Void = SwiftUIHost.copyToPasteboard,
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.app = app
      self.views = views
      self.words = words
      self.capabilities = capabilities
      self.dialogsPointAtSource = dialogsPointAtSource ?? DialogForm.systemPointsAtSource
      self.copy = copy
      self.clock = clock
      runner = WorkRunner(app, clock: clock)
      announcer = Announcer(words: words)
      status = app.status
      runner.changed = { [weak self] in
        self?.showStatus()
        self?.carryOn()
      }
    }

    package nonisolated var name: String { "SwiftUI" }

    package var screensInTransition: Set<ScreenID> { models?.screensInTransition ?? [] }

    /// What the system can show and do.
    package nonisolated static var allCapabilities: Set<Capability> {
      #if os(macOS)
        // NB: SwiftUI shares from a view that the user clicks, and does not say what came of it.
        Set(Capability.allCases).subtracting([.fullScreen, .share])
      #else
        Set(Capability.allCases)
      #endif
    }

    /// Puts the app before the user; done again, it changes nothing.
    @discardableResult
    package func start() -> Answer {
      guard models == nil else { return .done }
      models = SurfaceModels(app, views: views, host: self)
      let answer = app.attach(self)
      if case .refused = answer { models = nil }
      return answer
    }

    package func update(_ update: HostUpdate) {
      announcer.announce(update.status.message)
      if let dialog = update.tree.dialog { self.dialog = dialog }
      models?.refresh(update.changedScreens)
      runner.take(update.request)
      showStatus()
      carryOn()
    }

    private func showStatus() {
      let status = runner.status(words)
      if self.status != status { self.status = status }
    }

    // MARK: What is to be done

    /// Does what is to be done next, up to what takes its time.
    func carryOn() {
      guard !isHolding else { return }
      defer {
        show()
        fitRoom()
      }
      while true {
        switch TransitionPlanner.plan(surface, toShow: app.tree) {
        case .settled: return followWork()
        case .wait: return
        case .cancelGesture: surface.cancelGesture()
        case .perform(let operation):
          guard makesWay(for: operation), surface.begin(operation) else { return }
          if operation.takesTime { return waitForEnd() }
          surface.end(operation)
        }
      }
    }

    /// Takes in what SwiftUI has changed by itself, and does nothing until it has seen that.
    ///
    /// NB: if the app wants it back, SwiftUI has to have seen before that it is gone: it takes no
    /// notice of a value that is the one it was given last.
    func report(_ change: () -> Void) {
      isHolding = true
      change()
      hold?.cancel()
      hold = Task { [weak self, clock] in
        try? await clock.sleep(for: .milliseconds(500))
        if !Task.isCancelled { self?.seen() }
      }
    }

    /// SwiftUI has seen what is shown now.
    func seen() {
      guard isHolding else { return }
      hold?.cancel()
      isHolding = false
      carryOn()
    }

    /// Shows the surface as it will be when what runs has ended.
    func show() {
      let shown = surface.destination
      base = models?.show(
        shown, dialog: dialog.flatMap { $0.id == shown.dialog ? $0 : nil },
        work: shownWork?.state == .leaving ? nil : shownWork)
    }

    // MARK: Ends

    /// Waits until SwiftUI tells of the end of what runs, but not for ever.
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

    /// What SwiftUI took off has come off.
    func finish() {
      patience?.cancel()
      if let input = surface.finishGesture() { app.send(input) }
      carryOn()
    }

    /// An operation that SwiftUI tells of has ended.
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
