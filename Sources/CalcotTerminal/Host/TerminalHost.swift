public import Calcot
public import CalcotContent

/// A host that shows an app in the terminal that the process was started in.
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
/// The keys are those of other programs: `?` lists all that work where the user is, Ctrl-P or `:`
/// finds an action by its name, `/` searches, `q` goes back, and the letter that is underlined in an
/// action uses it. Tab leads from one part of a screen to the next.
///
/// Tabs appear in a bar above their screens; Alt with a digit shows one, as do `[` and `]`, which
/// also turn pages. From 100 columns on, the sides of a split stand side by side, as do a list and what it
/// leads to where an app wants it; Ctrl-O leads to the other, as does an arrow key at the edge of its
/// side, and the row that leads to what is open beside it is bold and ends in `»`.
///
/// Space flips a switch and checks a row or an option; the arrows to the left and right choose among
/// options and move a slider; `-` and `+` step a number or a date. In a text of several lines Return
/// begins a line, and Tab leaves it. Nothing that a user has to know is said by a color alone.
///
/// A picture is a sign with its label, a chart is of blocks or dots, and a table has its columns where
/// they fit; the titles of those that sort it are underlined, and Enter presses them. Elsewhere it is a
/// list, as a grid always is.
///
/// A message stays until the next key. One that offers an action, as Ctrl-Y does to take a deletion
/// back, stays for 20 seconds whatever is typed, until another message comes or Ctrl-L closes it.
///
/// Ctrl-C and Ctrl-Q ask before they quit where a screen asks before it is left; pressed again, they
/// quit. In the background of a shell the app stops until its turn comes, and writes nothing.
///
/// Other requests of the app are performed with the means of a terminal: files are picked and saved
/// by path, with Tab completion; text is copied with OSC 52; an address is opened in the system's
/// browser or shown for copying.
///
/// Without a terminal, because input or output is redirected or `TERM` is `dumb`, the host prints
/// plain text and reads lines. It respects `NO_COLOR`.
@MainActor
public final class TerminalHost: AppHost {
  /// The name of the host in refusals.
  public let name = "terminal"
  /// The capabilities of the host: all of them.
  public let capabilities: Set<Capability>

  let device: any TerminalDevice
  let environment: [String: String]
  let exitProcess: (Int32) -> Void
  private let words: HostWords
  var app: CalcotApp?
  let natives = TerminalViews()
  private(set) var state = TerminalState()
  private(set) lazy var worker = makeWorker()
  let files: LocalFiles
  let opener: SystemOpener
  /// The configuration of blocking file work.
  let fileWork: FileWork
  private var cache = PageCache()
  private var parser = KeyParser()
  private var diff: ANSIDiff
  /// A Boolean value that indicates whether the terminal is asked for its colors.
  private let asksForColors: Bool
  private var shownFrame: Frame?
  private var isPaintAskedFor = false
  private var isTakingInput = false
  private var finish: (() -> Void)?
  private static let columnsForSplit = 100

  /// The screens that were painted last, by layer, with the dialog and the request that were shown.
  package private(set) var painted: Painted = ([], nil, nil)
  package typealias Painted = (
    screens: [[ScreenID]], dialog: DialogID?, request: HostRequestID?
  )
  /// The areas of the panes and bars in the last frame.
  package private(set) var places = PaintedPlaces()
  /// The target that had the focus in the last frame.
  package private(set) var paintedFocus: FocusTarget?
  /// The region of that target, and the number of its stops.
  package private(set) var paintedRegion: (number: Int, stops: Int)?
  /// The message that was painted last.
  var paintedMessage: PaintedMessage?
  let clock: HostClock
  private let activityDelay: Duration
  private lazy var spinner = Spinner(clock, delay: activityDelay) { [weak self] in self?.paint() }
  /// The regions of the last frame that a click uses.
  private var regions: [Picture.Region] = []
  private var shownTitle: String?
  /// A Boolean value that indicates whether clicks and the wheel of the mouse are the app's.
  private let usesMouse: Bool
  /// The number of frames painted.
  package private(set) var frameCount = 0

  /// Creates a host that shows `app` when ``run()`` is called, with words in the app's language.
  ///
  /// - Parameter usesMouse: A Boolean value that indicates whether a click uses what it hits and the
  ///   wheel scrolls. With Shift the mouse is the terminal's, as for selecting text.
  public convenience init(
    _ app: CalcotApp, words: HostWords = HostWords(), usesMouse: Bool = true
  ) {
    self.init(
      on: PosixTerminal(), environment: ProcessEnvironment.variables, words: words,
      usesMouse: usesMouse)
    self.app = app
  }

  package init(
    on device: any TerminalDevice, environment: [String: String] = [:],
    capabilities: Set<Capability> = Set(Capability.allCases),
    words: HostWords = HostWords(), files: LocalFiles? = nil,
    opener: SystemOpener? = nil, fileWork: FileWork = FileWork(),
    clock: HostClock = HostClock(ContinuousClock()),
    activityDelay: Duration = .milliseconds(150), usesMouse: Bool = false,
    exitProcess: @escaping (Int32) -> Void = ProcessEnvironment.exit
  ) {
    self.device = device
    self.environment = environment
    self.capabilities = capabilities
    self.exitProcess = exitProcess
    self.clock = clock
    self.words = words
    self.files = files ?? LocalFiles(home: environment["HOME"])
    self.fileWork = fileWork
    self.opener = opener ?? SystemOpener(environment: environment)
    let depth = ColorDepth(environment: environment)
    asksForColors = depth >= .indexed
    diff = ANSIDiff(theme: Theme(depth: depth), charset: Charset(environment: environment))
    self.activityDelay = activityDelay
    self.usesMouse = usesMouse
  }

  /// The words of the host in the language that the app has chosen.
  private var shownWords: HostWords { app.map { words.translated(for: $0.status) } ?? words }

  /// Registers a native view for every screen with this type of ViewModel. Call it before
  /// ``run()``.
  public func register<V: TerminalView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    natives.register(make)
  }

  /// Registers the drawing of every native piece with this type of value, as lines of text for a
  /// number of columns. What is wider is cut, and control characters are not shown. Plain text has
  /// the words in its place. Call it before ``run()``.
  ///
  /// ```swift
  /// host.registerPiece { (route: RouteMap, columns: Int) in route.lines(columns: columns) }
  /// ```
  public func registerPiece<Value: Hashable & Sendable>(
    _ draw: @escaping @Sendable (_ value: Value, _ columns: Int) -> [String]
  ) {
    cache.pieces.register(draw)
  }

  /// Returns a Boolean value that indicates whether a screen has a native view.
  package func showsNatively(_ screen: ScreenID) -> Bool {
    app.flatMap { natives.view(of: screen, in: $0) } != nil
  }

  /// Shows the app until the user quits (Ctrl-Q or Ctrl-C), the input ends, the app ends, or the
  /// task is cancelled. It then restores the terminal, ends the app, and waits a few seconds at
  /// most for files that are still being saved.
  ///
  /// On SIGINT, SIGTERM and SIGHUP it restores the terminal, ends the app, and exits the process
  /// with 128 plus the signal's number.
  ///
  /// - Throws: The reason why the terminal could not be taken over.
  public func run() async throws {
    guard let app else { return }
    try await run(app, plainly: PlainRunner.isNeeded(environment))
  }

  package func run(
    _ app: CalcotApp, plainly: Bool, pipes: PlainPipes = .standard
  ) async throws {
    self.app = app
    guard !plainly else {
      let means = WorkRunner.Means(
        files: files, opener: opener, clipboard: nil, fileWork: fileWork)
      await PlainRunner(
        app, natives: natives, means: means, words: { self.shownWords },
        pipes: pipes.showing(diff.charset)
      ).run()
      return end()
    }
    let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
    finish = { continuation.finish() }
    do { try start(app) } catch {
      end()
      throw error
    }
    // NB: iteration also ends when the task is cancelled.
    for await _ in ended {}
    end()
    await worker.finishWriting()
  }

  /// Opens the device and shows the app on it.
  package func start(_ app: CalcotApp) throws {
    self.app = app
    device.onEvent = { [weak self] in self?.take($0) }
    try device.open()
    if asksForColors { device.write(ReportedColors.question) }
    enterModes()
    app.attach(self)
    reportWidth()
    paint()
  }

  /// Closes the device and detaches from the app without ending it.
  package func stop() {
    device.onEvent = nil
    device.close()
    app?.detach(self)
    app = nil
    spinner.note(isActive: false)
    natives.keep(only: [])
    worker.update(nil, words: shownWords)
    painted = ([], nil, nil)
    paintedMessage = nil
  }

  /// Makes the native view of a screen. Called by the app.
  public func prepare(_ screen: ScreenID) { if let app { _ = natives.view(of: screen, in: app) } }

  /// Applies the changes of a turn; they are painted after the turn's job. Called by the app.
  public func update(_ update: HostUpdate) {
    guard let app else { return }
    if update.isTreeChanged {
      let screens = Set(app.tree.screens.map(\.id))
      natives.keep(only: screens)
      cache.keep(only: screens)
      state.forget(except: screens)
    }
    for screen in update.changedScreens { natives.invalidate(screen) }
    if app.tree.layers.isEmpty { finish?() }
    askForPaint()
    // NB: comes last, as work that finishes at once leads to the next update.
    worker.update(app.hostRequest, words: shownWords)
  }

  private func end() {
    finish = nil
    let app = app
    stop()
    app?.end()
  }

  // MARK: Input

  private func take(_ event: TerminalEvent) {
    switch event {
    case .input(let bytes):
      take(parser.feed(bytes))
      useReportedColors()
    case .inputPaused(let isLong): take(parser.timeout(isLong: isLong))
    case .resized:
      reportWidth()
      paint()
    case .resumed:
      enterModes()
      repaint()
    case .hungUp: if let finish { finish() } else { app?.end() }
    case .terminated(let status):
      app?.end()
      worker.finishWritingAtOnce()
      exitProcess(status)
    }
  }

  /// Computes the theme anew when the terminal has told its colors.
  private func useReportedColors() {
    let (depth, colors) = (diff.theme.depth, parser.colors)
    let theme = Theme(depth: depth, background: colors.background, text: colors.text)
    guard theme != diff.theme else { return }
    diff.theme = theme
    repaint()
  }

  /// Handles keys that arrived together, then paints once.
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
    closeMessage(after: key, app)
    if worker.panel != nil, !key.isAlwaysHosts {
      state.notice = nil
      return worker.handle(key)
    }
    let composition = compose(app)
    state.reconcile(with: composition)
    if isUsedByNative(key, composition, app) { return }
    let reaction = use(key, composition)
    defer { buildRows(after: key) }
    switch reaction {
    case .show: break
    case .send(let input): note(app.send(input))
    case .quit: if let finish { finish() } else { app.end() }
    case .suspend: device.suspend()
    case .repaint: shownFrame = nil
    }
  }

  /// Handles a key; a click uses what is painted there.
  private func use(_ key: Key, _ composition: Composition) -> TerminalState.Reaction {
    guard case .click(let column, let row) = key else { return state.handle(key, in: composition) }
    let region = regions.last { $0.row == row && $0.columns.contains(column) }
    return region.map { state.use($0.target, composition) } ?? .show
  }

  /// Requests the list rows that are in view and moves the focus to them.
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

  /// Notifies the app when the width starts or stops fitting two screens side by side.
  private func reportWidth() {
    guard let app, !app.tree.layers.isEmpty else { return }
    let isNarrow = device.size.columns < TerminalHost.columnsForSplit
    if app.tree.isNarrow != isNarrow { note(app.send(.resize(isNarrow: isNarrow))) }
  }

  /// Shows the user why an input was refused.
  func note(_ answer: Answer) {
    guard case .refused(let refusal) = answer else { return }
    switch refusal {
    case .blocked(_, let reason), .guarded(let reason): state.notice = reason
    case .declined, .stale, .covered, .screenEnded, .notRunning: break
    default: state.notice = refusal.description
    }
  }

  // MARK: Output

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

  /// Enters the modes that only some terminals and users want.
  private func enterModes() {
    if usesMouse { device.write(TerminalModes.mouse) }
    if asksForColors { device.write(TerminalModes.keepTitle) }
    shownTitle = nil
  }

  /// Names the window after the screen that the user works in.
  private func showTitle(_ composition: Composition) {
    guard asksForColors, let title = composition.scene.layers.last?.body.title,
      title != shownTitle
    else { return }
    shownTitle = title
    device.write(TerminalModes.title(diff.charset.shown(title)))
  }

  private func compose(_ app: CalcotApp) -> Composition {
    var scene = TerminalScene(app, panel: worker.panel, natives: natives, words: shownWords)
    state.arrange(&scene)
    return Composition(scene, size: device.size, cache: &cache)
  }

  /// Paints the current state of the app, writing only the cells that changed.
  func paint() {
    isPaintAskedFor = false
    guard let app, !app.tree.layers.isEmpty else { return }
    buildRows(after: nil)
    let composition = compose(app)
    state.reconcile(with: composition)
    spinner.note(isActive: composition.activity != nil)
    let picture = Painter.picture(
      of: composition, state: state, natives: drawNatives(of: composition, app),
      spinner: spinner.step)
    let bytes = diff.bytes(from: shownFrame, to: picture.frame)
    shownFrame = picture.frame
    regions = picture.regions
    if !bytes.isEmpty { device.write(bytes) }
    showTitle(composition)
    frameCount += 1
    painted = (
      composition.scene.screens(of: app.tree), composition.scene.dialog?.id, worker.shown
    )
    places = PaintedPlaces(composition)
    paintedFocus = state.focus(in: composition)
    paintedRegion = composition.active?.page.region(of: paintedFocus)
    notePainted(composition.status.isMessageShown ? app.status.message : nil)
  }
}
