public import Calcot
public import CalcotContent

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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
/// an action by its name, `q` goes back, and Tab moves from one part of a screen to the next. Home,
/// End, `gg` and `G` stay in the list that has the focus. `/` searches: Enter goes to the first hit,
/// and Escape shows all rows again. The underlined letter of an action uses it at once if the app
/// has chosen it, otherwise when pressed twice. `'` and a letter go to a row, or choose an option.
///
/// Tabs appear in a bar above their screens. A digit selects one, in a text with Alt; `[` and `]`
/// select the previous and the next one, and turn pages. From 110 columns on, the sides of a split stand side
/// by side, as do a list and its details if the app wants it; from 160 on the details follow the focus in the
/// list, and Enter leads into them. Ctrl-O switches to the other side, as does an arrow key at the edge of a
/// side. The row whose details are open is bold and ends in `»`.
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
  public var name: String { "terminal" }
  /// The capabilities of the host: all of them.
  public let capabilities: Set<Capability>

  let run: TerminalRun
  let display: TerminalDisplay
  let schedule: PaintSchedule
  let natives = TerminalViews()
  let images = ImageStore()
  let worker: WorkRunner
  var parser = KeyParser()
  var state = TerminalState()
  var composer = FrameComposer()
  var message: MessageWatch
  /// The alarm that rings when the focus rests on a row; nil if details do not follow the focus.
  let preview: HostAlarm?
  var development = Development()
  /// The content of the last frame.
  package internal(set) var painted = PaintedScreen()

  /// Creates a host that shows `app` when ``run()`` is called, with words in the app's language.
  ///
  /// - Parameters:
  ///   - usesMouse: A Boolean value that indicates whether a click uses the element under it and the
  ///     wheel scrolls. With Shift, the terminal handles the mouse, for selecting text.
  ///   - showsPreviews: A Boolean value that indicates whether a list with room for its details beside
  ///     it shows there what the focused row opens.
  ///   - theme: The app's own look, of which a terminal that reports its background shows the accent
  ///     color.
  public convenience init(
    _ app: CalcotApp, words: HostWords = HostWords(), usesMouse: Bool = true,
    showsPreviews: Bool = true, theme: AppTheme? = nil
  ) {
    self.init(
      on: PosixTerminal(), environment: ProcessEnvironment.variables, words: words,
      usesMouse: usesMouse, showsPreviews: showsPreviews, theme: theme)
    run.show(app)
  }

  package init(
    on device: any TerminalDevice, environment: [String: String] = [:],
    capabilities: Set<Capability> = Set(Capability.allCases),
    words: HostWords = HostWords(), files: LocalFiles? = nil,
    opener: SystemOpener? = nil, fileWork: FileWork = FileWork(),
    clock: HostClock = HostClock(ContinuousClock()),
    activityDelay: Duration = .milliseconds(150), usesMouse: Bool = false,
    showsPreviews: Bool = false, theme: AppTheme? = nil,
    exitProcess: @escaping (Int32) -> Void = ProcessEnvironment.exit
  ) {
    let (run, display) = (
      TerminalRun(words: words, exitProcess: exitProcess),
      TerminalDisplay(
        on: device, environment: environment, usesMouse: usesMouse, look: theme, clock: clock)
    )
    let schedule = PaintSchedule(clock, activityDelay: activityDelay)
    (self.run, self.display, self.schedule) = (run, display, schedule)
    self.capabilities = capabilities
    message = MessageWatch(clock)
    preview = showsPreviews ? HostAlarm(clock) : nil
    let dependencies = WorkRunner.Dependencies(
      files: files ?? LocalFiles(home: environment["HOME"]),
      opener: opener ?? SystemOpener(environment: environment),
      clipboard: ClipboardBytes(environment: environment), fileWork: fileWork, listsFolders: true)
    worker = WorkRunner(dependencies) {
      run.app?.send(.reply($0, to: $1)) ?? .refused(.notRunning)
    } write: {
      display.write($0)
    } changed: {
      schedule.onPaint?()
    }
    schedule.onPaint = { [weak self] in self?.paint() }
    images.onChange = { schedule.ask() }
  }

  /// The state of the app when another version of it takes its place under `calcot dev`, for
  /// `CalcotApp.init(_:routes:restoring:)`; nil otherwise.
  public static var savedState: Data? {
    #if DEBUG
      TerminalHandover.saved()?.app
    #else
      nil
    #endif
  }

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
    changeComposer { $0.register(draw) }
  }

  /// Returns a Boolean value that indicates whether a screen has a native view.
  package func showsNatively(_ screen: ScreenID) -> Bool {
    run.app.flatMap { natives.view(of: screen, in: $0) } != nil
  }

  /// Shows the app until the user quits (Ctrl-Q or Ctrl-C), the input ends, the app ends, or the
  /// task is cancelled. It then restores the terminal, ends the app, and waits a few seconds at
  /// most for files that are still being saved.
  ///
  /// On SIGINT, SIGTERM and SIGHUP it restores the terminal, ends the app, and exits the process
  /// with 128 plus the signal's number.
  ///
  /// - Throws: The reason why the terminal could not be taken over, or cannot show the app.
  public func run() async throws {
    guard let app = run.app else { return }
    #if DEBUG
      let handover = TerminalHandover.begin(on: self, app)
      defer { handover?.cancel() }
    #endif
    try await run(app, plainly: PlainRunner.isNeeded(display.environment))
  }

  package func run(
    _ app: CalcotApp, plainly: Bool, pipes: PlainPipes = .standard
  ) async throws {
    run.show(app)
    guard !plainly else {
      await PlainRunner(
        app, natives: natives, dependencies: worker.dependencies.forPlainText,
        words: { self.run.words }, pipes: pipes.showing(display.charset)
      ).run()
      return end()
    }
    do { try await run.untilEnd { try start(app) } } catch {
      end()
      throw error
    }
    end()
    await worker.finishWriting()
  }

  /// Opens the device and shows the app on it.
  package func start(_ app: CalcotApp) throws {
    run.show(app)
    try display.open { [weak self] in self?.take($0) }
    if display.asks { parser.expectAnswer() }
    if case .refused(let refusal) = app.attach(self) { throw refusal }
    reportWidth()
    paint()
  }

  /// Closes the device and detaches from the app without ending it.
  package func stop() {
    display.close()
    preview?.stop()
    images.keep(only: [])
    run.app?.detach(self)
    run.leave()
    schedule.note(isActive: false)
    natives.keep(only: [])
    worker.update(nil, words: run.words)
    painted.clear()
    message.forget()
  }

  private func end() {
    let app = run.app
    stop()
    app?.end()
  }

  /// Waits for the host work that is under way; returns `false` if there is none.
  package func awaitRequestWork() async -> Bool { await worker.awaitWork() }

  /// Makes the native view of a screen. Called by the app.
  public func prepare(_ screen: ScreenID) {
    if let app = run.app { _ = natives.view(of: screen, in: app) }
  }

  /// Applies the changes of a turn; they are painted after the turn's job. Called by the app.
  public func update(_ update: HostUpdate) {
    guard let app = run.app else { return }
    if update.isTreeChanged {
      let screens = Set(app.tree.screens.map(\.id))
      natives.keep(only: screens)
      changeComposer { $0.keep(only: screens) }
      state.forget(except: screens)
    }
    for screen in update.changedScreens { natives.invalidate(screen) }
    run.noteUpdate()
    schedule.ask()
    // NB: comes last, as work that finishes at once leads to the next update.
    worker.update(app.hostRequest, words: run.words)
    development.onUpdate()
  }
}

extension TerminalHost {
  /// The parts of a host that serve `calcot dev`.
  struct Development {
    /// A closure that is called after each change of the app.
    var onUpdate: () -> Void = {}
    /// The reason why the app does not show its latest code.
    var problem: BuildProblem?
    /// A closure that asks for an exploration from the app's place; nil if `calcot dev` has not started it.
    var explore: (() -> Void)?
  }
}
