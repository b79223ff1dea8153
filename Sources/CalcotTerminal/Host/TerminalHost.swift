public import Calcot

/// Shows an app in the terminal that the process was started in.
///
/// ```swift
/// @main struct Main {
///   static func main() async throws {
///     let app = CalcotApp(GroupsCoordinator(dependencies: live))
///     let host = TerminalHost(app)
///     host.register { GroupsTerminalView($0) }
///     try await host.run()
///   }
/// }
/// ```
///
/// Tabs stand in a bar over their screens, and Alt with a digit shows one; Ctrl-N and Ctrl-P turn
/// pages. From 80 columns on the sides of a split are beside each other, and Ctrl-O, or an arrow that
/// finds nothing more on its side, leads to the other.
///
/// What the app asks for beside its screens is done by the means of a terminal: files are picked and
/// saved by their paths, which Tab completes; a text is copied by OSC 52; an address goes to the
/// system's browser or is shown to be copied.
///
/// Where there is no terminal, because input or output is redirected or `TERM` is `dumb`, it prints
/// plain text and reads lines instead. `NO_COLOR` is respected.
@MainActor
public final class TerminalHost: AppHost {
  /// What the host is called in refusals.
  public let name = "terminal"
  /// What it can show and do: everything there is.
  public let capabilities: Set<Capability>

  let device: any TerminalDevice
  let environment: [String: String]
  let exitProcess: (Int32) -> Void
  let words: TerminalWords
  var app: CalcotApp?
  var natives = NativeViews()
  private(set) var state = TerminalState()
  private(set) lazy var worker = makeWorker()
  let files: LocalFiles
  let opener: SystemOpener
  /// Where the host does what blocks; nil for threads of their own.
  let fileWork: FileWork
  private var cache = PageCache()
  private var parser = KeyParser()
  private let diff: ANSIDiff
  private var shownFrame: Frame?
  private var knownTree: NavigationTree?
  private var isPaintAskedFor = false
  private var isTakingInput = false
  private var finish: (() -> Void)?
  private static let columnsForSplit = 80

  /// The screens that were painted last, layer by layer, and whether a dialog or a panel was.
  package private(set) var painted: Painted = ([], nil, nil)
  package typealias Painted = (
    screens: [[ScreenID]], dialog: DialogID?, request: HostRequestID?
  )
  /// Where the last frame has its panes and bars.
  package private(set) var places = PaintedPlaces()
  /// The message that was painted last.
  var paintedMessage: MessageID?
  /// How many frames have been painted.
  package private(set) var frameCount = 0

  /// A host for `app`, which is shown from ``run()`` on, with its own words in the app's language.
  public convenience init(_ app: CalcotApp, words: TerminalWords = TerminalWords()) {
    self.init(on: PosixTerminal(), environment: ProcessEnvironment.variables, words: words)
    self.app = app
  }

  package init(
    on device: any TerminalDevice, environment: [String: String] = [:],
    capabilities: Set<Capability> = Set(Capability.allCases),
    words: TerminalWords = TerminalWords(), files: LocalFiles? = nil,
    opener: SystemOpener? = nil, fileWork: FileWork = FileWork(),
    exitProcess: @escaping (Int32) -> Void = ProcessEnvironment.exit
  ) {
    self.device = device
    self.environment = environment
    self.capabilities = capabilities
    self.exitProcess = exitProcess
    self.words = words
    self.files = files ?? LocalFiles(home: environment["HOME"])
    self.fileWork = fileWork
    self.opener = opener ?? SystemOpener(environment: environment)
    diff = ANSIDiff(options: ANSIDiff.Options(environment: environment))
  }

  /// Shows every screen with this type of ViewModel by a view of its own. To be called before
  /// ``run()``.
  public func register<V: TerminalView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    natives.register(make)
  }

  /// Shows the app until the user quits (Ctrl-Q or Ctrl-C), the input ends, the app ends, or the
  /// task is cancelled. Then the terminal is as it was, the app has ended, and a file that was being
  /// saved is on the disk, unless that takes longer than some seconds.
  ///
  /// On SIGINT, SIGTERM and SIGHUP the terminal is put back, the app ends, and the process exits
  /// with 128 and the signal's number.
  ///
  /// - Throws: when the terminal cannot be taken over; the error says why.
  public func run() async throws {
    guard let app else { return }
    try await run(app, plainly: PlainRunner.isNeeded(environment))
  }

  package func run(
    _ app: CalcotApp, plainly: Bool, pipes: PlainPipes = .standard
  ) async throws {
    self.app = app
    guard !plainly else {
      let means = RequestWorker.Means(
        files: files, opener: opener, clipboard: nil, words: words, fileWork: fileWork)
      await PlainRunner(app, natives: natives, means: means, pipes: pipes).run()
      return end()
    }
    let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
    finish = { continuation.finish() }
    do { try start(app) } catch {
      end()
      throw error
    }
    // NB: iteration ends too when the task is cancelled.
    for await _ in ended {}
    end()
    await worker.finishWriting()
  }

  /// Takes the device over and shows the app on it.
  package func start(_ app: CalcotApp) throws {
    self.app = app
    device.onEvent = { [weak self] in self?.take($0) }
    try device.open()
    app.attach(self)
    reportWidth()
    paint()
  }

  /// Gives the device back, and lets the app go without ending it.
  package func stop() {
    device.onEvent = nil
    device.close()
    app?.detach(self)
    app = nil
    natives.keep(only: [])
    worker.update(nil)
    knownTree = nil
    painted = ([], nil, nil)
    paintedMessage = nil
  }

  /// Takes in what a turn has changed; it is painted when the turn's job is done. Called by the app.
  public func update(_ update: HostUpdate) {
    if update.tree != knownTree {
      knownTree = update.tree
      let screens = Set(update.tree.screens.map(\.id))
      natives.keep(only: screens)
      cache.keep(only: screens)
      state.forget(except: screens)
    }
    for screen in update.changedScreens { natives.invalidate(screen) }
    if update.tree.layers.isEmpty { finish?() }
    askForPaint()
    // NB: last, as what can be done at once leads to the next update.
    worker.update(update.request)
  }

  private func end() {
    finish = nil
    let app = app
    stop()
    app?.end()
  }

  // MARK: What comes in

  private func take(_ event: TerminalEvent) {
    switch event {
    case .input(let bytes): take(parser.feed(bytes))
    case .inputPaused: take(parser.timeout())
    case .resized:
      reportWidth()
      paint()
    case .resumed: repaint()
    case .hungUp: if let finish { finish() } else { app?.end() }
    case .terminated(let status):
      app?.end()
      worker.finishWritingAtOnce()
      exitProcess(status)
    }
  }

  /// Handles keys that came together, and shows once what has come of them.
  private func take(_ keys: [Key]) {
    guard !keys.isEmpty else { return }
    isTakingInput = true
    for key in keys { handle(key) }
    isTakingInput = false
    paint()
  }

  private func handle(_ key: Key) {
    guard let app, !app.tree.layers.isEmpty else { return }
    if usesMessage(key, app) { return }
    closeMessageThatWasSeen(app)
    if worker.panel != nil, !key.isAlwaysHosts {
      state.notice = nil
      return worker.handle(key)
    }
    let composition = compose(app)
    state.reconcile(with: composition)
    if isUsedByNative(key, composition, app) { return }
    let reaction = state.handle(key, in: composition)
    defer { buildRows(after: key) }
    switch reaction {
    case .show: break
    case .send(let input): note(app.send(input))
    case .quit: if let finish { finish() } else { app.end() }
    case .suspend: device.suspend()
    case .repaint: shownFrame = nil
    }
  }

  /// Has the rows built that are in view by now, and goes on to them.
  private func buildRows(after key: Key?) {
    guard let app, !app.tree.layers.isEmpty else { return }
    for _ in 0..<2 {
      let composition = compose(app)
      state.reconcile(with: composition)
      let asked = state.rowsToAsk(in: composition)
      guard !asked.isEmpty else { return }
      for input in asked { app.send(input) }
      let built = compose(app)
      state.reconcile(with: built)
      if let key { state.focusBuiltRow(after: key, in: built) }
    }
  }

  /// Tells the app when the two sides of a split have come to fit beside each other, or no more.
  private func reportWidth() {
    guard let app, !app.tree.layers.isEmpty else { return }
    let isNarrow = device.size.columns < TerminalHost.columnsForSplit
    if app.tree.isNarrow != isNarrow { note(app.send(.resize(isNarrow: isNarrow))) }
  }

  /// Tells the user why something was not done.
  func note(_ answer: Answer) {
    guard case .refused(let refusal) = answer else { return }
    switch refusal {
    case .blocked(_, let reason), .guarded(let reason): state.notice = reason
    case .declined, .stale, .covered, .screenEnded, .notRunning: break
    default: state.notice = refusal.description
    }
  }

  // MARK: What goes out

  private func askForPaint() {
    guard !isPaintAskedFor else { return }
    isPaintAskedFor = true
    Task { [weak self] in
      guard let self, self.isPaintAskedFor, !self.isTakingInput else { return }
      self.paint()
    }
  }

  private func repaint() {
    shownFrame = nil
    paint()
  }

  private func compose(_ app: CalcotApp) -> Composition {
    let scene = Scene(app, panel: worker.panel, natives: &natives, words: words)
    return Composition(scene, size: device.size, cache: &cache)
  }

  /// Shows the app as it is now; only cells that differ from what is shown are written.
  func paint() {
    isPaintAskedFor = false
    guard let app, !app.tree.layers.isEmpty else { return }
    buildRows(after: nil)
    let composition = compose(app)
    state.reconcile(with: composition)
    let picture = Painter.picture(
      of: composition, state: state, natives: drawNatives(of: composition, app))
    let bytes = diff.bytes(from: shownFrame, to: picture.frame)
    shownFrame = picture.frame
    if !bytes.isEmpty { device.write(bytes) }
    frameCount += 1
    painted = (
      composition.scene.screens(of: app.tree), composition.scene.dialog?.id, worker.shown
    )
    places = PaintedPlaces(composition)
    paintedMessage = composition.status.isMessageShown ? app.status.message?.id : nil
  }
}
