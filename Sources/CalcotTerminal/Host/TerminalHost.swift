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
/// The keys follow other programs: `?` lists all keys that work at the moment, Ctrl-P or `:` finds
/// an action by its name, `/` searches, `q` goes back, and the underlined letter of an action uses
/// it. Tab moves from one part of a screen to the next.
///
/// Tabs appear in a bar above their screens. Alt with a digit selects one; `[` and `]` select the
/// previous and the next one, and turn pages. From 110 columns on, the sides of a split stand side
/// by side, as do a list and its details if the app wants it. Ctrl-O switches to the other side, as
/// does an arrow key at the edge of a side. The row whose details are open is bold and ends in `»`.
///
/// Space flips a switch and checks a row or an option. Left and Right choose among options and move
/// a slider; `-` and `+` step a number or a date. In a text of several lines, Return begins a new
/// line and Tab leaves the text. A text has readline's keys. Shift with the arrows, Home and End
/// selects, and Alt-A selects all, because Ctrl-A moves to the beginning of a line. Typing replaces
/// the selection, Ctrl-W cuts it, and Alt-W copies it, also to the terminal's clipboard. No
/// information is conveyed by color alone.
///
/// A picture is shown with the graphics that the terminal reports: kitty's graphics protocol,
/// iTerm2's inline files, or sixels; otherwise with half blocks if there are 256 colors. With fewer
/// colors, or if the host would have to decode another format than PNG, a sign with the label
/// replaces the picture. A chart is drawn with blocks or dots. A table has columns if they fit,
/// otherwise it is a list; the titles of sortable columns are underlined, and Enter sorts by them.
/// A grid has as many cards side by side as fit, and arrows move in all four directions.
///
/// A message stays until the next key. One that offers an action, such as Ctrl-Y to undo a
/// deletion, stays for 20 seconds whatever is typed, until another message comes or Ctrl-L closes
/// it.
///
/// If a screen asks before it is left, Ctrl-C and Ctrl-Q ask too; pressed again, they quit. In the
/// background of a shell the app stops, and writes nothing until it is in the foreground again.
///
/// The host performs the app's other requests as follows. Files are saved by path, with Tab
/// completion, and picked by path or from the list of the folder: folders come first, letters
/// filter the list, Enter opens the highlighted entry, Backspace goes to the parent folder, and a
/// dot shows hidden entries. Text is copied with OSC 52. An address is opened in the system's
/// browser, or shown for copying.
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
  var state = TerminalState()
  private(set) lazy var worker = makeWorker()
  let files: LocalFiles
  let opener: SystemOpener
  /// The configuration of blocking file work.
  let fileWork: FileWork
  var cache = PageCache()
  var parser = KeyParser()
  var diff: ANSIDiff
  /// A Boolean value that indicates whether the terminal is asked for its colors.
  let asksForColors: Bool
  /// A Boolean value that indicates whether the terminal is asked for its graphics support.
  let asksForGraphics: Bool
  var isFurtherAsked = false
  let images = ImageStore()
  var shownFrame: Frame?
  var isPaintAskedFor = false
  var isTakingInput = false
  var finish: (() -> Void)?

  /// The screens that were painted last, by layer, with the visible dialog and request.
  package internal(set) var painted: Painted = ([], nil, nil)
  package typealias Painted = (
    screens: [[ScreenID]], dialog: DialogID?, request: HostRequestID?
  )
  /// The areas of the panes and bars in the last frame.
  package internal(set) var places = PaintedPlaces()
  /// The target that had the focus in the last frame.
  package internal(set) var paintedFocus: FocusTarget?
  /// The region of the focused target in the last frame.
  package internal(set) var paintedRegion: Page.Region?
  /// The message that was painted last.
  var paintedMessage: PaintedMessage?
  let clock: HostClock
  private let activityDelay: Duration
  lazy var spinner = Spinner(clock, delay: activityDelay) { [weak self] in self?.paint() }
  /// The clickable regions of the last frame.
  var regions: [Picture.Region] = []
  var shownTitle: String?
  /// A Boolean value that indicates whether the app receives the mouse's clicks and wheel.
  let usesMouse: Bool
  /// The number of frames painted.
  package internal(set) var frameCount = 0

  /// Creates a host that shows `app` when ``run()`` is called, with words in the app's language.
  ///
  /// - Parameter usesMouse: A Boolean value that indicates whether a click uses the element under
  ///   it and the wheel scrolls. With Shift, the terminal handles the mouse, for selecting text.
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
    let charset = Charset(environment: environment)
    diff = ANSIDiff(theme: Theme(depth: depth), charset: charset)
    let showsImages = depth >= .indexed && charset == .unicode
    asksForGraphics = showsImages && !Graphics.isWithin(environment)
    cache.pieces.images.isOn = showsImages
    self.activityDelay = activityDelay
    self.usesMouse = usesMouse
  }

  /// The words of the host in the language that the app has chosen.
  var shownWords: HostWords { app.map { words.translated(for: $0.status) } ?? words }

  /// Registers a native view for every screen with this type of ViewModel. Call it before
  /// ``run()``.
  public func register<V: TerminalView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    natives.register(make)
  }

  /// Registers a closure that draws every native piece with this type of value as lines of text for
  /// a number of columns. Wider lines are cut, and control characters are not shown. Plain text
  /// shows the piece's fallback. Call it before ``run()``.
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
      let dependencies = WorkRunner.Dependencies(
        files: files, opener: opener, clipboard: nil, fileWork: fileWork)
      await PlainRunner(
        app, natives: natives, dependencies: dependencies, words: { self.shownWords },
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
    if asksForGraphics { device.write(ReportedGraphics.question) }
    images.onChange = { [weak self] in self?.askForPaint() }
    enterModes()
    app.attach(self)
    reportWidth()
    paint()
  }

  /// Closes the device and detaches from the app without ending it.
  package func stop() {
    device.onEvent = nil
    device.write(diff.graphics.removalOfAll)
    device.close()
    images.keep(only: [])
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
}
