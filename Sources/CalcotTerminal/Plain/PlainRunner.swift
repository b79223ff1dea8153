import Calcot
import CalcotContent

/// A host that shows an app as plain text where there is no terminal: it prints changes and reads
/// lines.
@MainActor
final class PlainRunner: AppHost {
  let name = "plain text"
  /// All capabilities except copying, as there is no clipboard.
  let capabilities = Set(Capability.allCases).subtracting([.copy])

  private let app: CalcotApp
  private let natives: TerminalViews
  private let dependencies: WorkRunner.Dependencies
  private let words: () -> HostWords
  private let pipes: PlainPipes
  private var session = PlainSession()
  private lazy var worker = makeWorker()
  private var isPrintAskedFor = false
  /// A Boolean value that indicates whether the user is asked for a line; before, nothing is
  /// printed that is about to change.
  private var awaitsLine = false
  private var taking: Task<Void, Never>?

  /// The maximum time that a line waits for the app to settle after the previous line: without host
  /// work under way, and with it.
  private static let patience = Duration.seconds(2)
  private static let patienceWithWork = Duration.seconds(20)
  private static let nativeSize = CellSize(columns: 80, rows: 22)

  /// Creates a host.
  ///
  /// - Parameter words: A closure that returns the host's words in the language of the app.
  init(
    _ app: CalcotApp, natives: TerminalViews, dependencies: WorkRunner.Dependencies,
    words: @escaping () -> HostWords, pipes: PlainPipes
  ) {
    self.app = app
    self.natives = natives
    self.dependencies = dependencies
    self.words = words
    self.pipes = pipes
  }

  private func makeWorker() -> WorkRunner {
    WorkRunner(dependencies) { [weak app] in
      app?.send(.reply($0, to: $1)) ?? .refused(.notRunning)
    } write: { _ in
    } changed: { [weak self] in
      self?.printIfChanged()
    }
  }

  static func isNeeded(_ environment: [String: String]) -> Bool {
    environment["TERM"] == "dumb" || !PosixTerminal.isTerminal()
  }

  /// Runs until `q`, the end of the input, the end of the app, or cancellation, then waits for
  /// files that are still being written.
  func run() async {
    // NB: a task of its own, so that the end of the app also ends a wait for a line.
    let taking = Task { await takeLines() }
    self.taking = taking
    await withTaskCancellationHandler {
      await taking.value
    } onCancel: {
      taking.cancel()
    }
    await worker.finishWriting()
  }

  private func takeLines() async {
    if case .refused(let refusal) = app.attach(self) {
      return write(words().plain.refused.filled(refusal) + "\n")
    }
    // NB: only one screen is printed at a time, so Back must lead from one side of a split to the
    // other.
    if !app.tree.isNarrow { app.send(.resize(isNarrow: true)) }
    defer { app.detach(self) }
    await rest()
    printIfChanged()
    askForLine()
    for await line in pipes.lines() {
      awaitsLine = false
      guard !app.tree.layers.isEmpty, take(line) else { return }
      await rest()
      printIfChanged()
      askForLine()
    }
  }

  func prepare(_ screen: ScreenID) { _ = natives.view(of: screen, in: app) }

  func update(_ update: HostUpdate) {
    if app.tree.layers.isEmpty { taking?.cancel() }
    natives.keep(only: Set(app.tree.screens.map(\.id)))
    for screen in update.changedScreens { natives.invalidate(screen) }
    worker.update(app.hostRequest, words: words())
    guard awaitsLine, !isPrintAskedFor else { return }
    isPrintAskedFor = true
    Task { [weak self] in self?.printIfChanged() }
  }

  /// Handles a line; returns `false` if the user quits.
  private func take(_ line: String) -> Bool {
    let scene = scene
    switch session.handle(line, scene: scene, screen: screen(of: scene)) {
    case .quit: return false
    case .say(let text): write(text)
    case .answer where worker.panel?.isBusy == true: write(scene.words.panels.working + "\n")
    case .answer(let line): worker.take(line: line)
    case .leave: worker.handle(.escape)
    case .send(let input):
      if let message = scene.status.message, input != .useMessage(message.id) {
        app.send(.closeMessage(message.id))
      }
      if case .refused(let refusal) = app.send(input) {
        write(words().plain.refused.filled(refusal) + "\n")
      }
    }
    return true
  }

  private func printIfChanged() {
    isPrintAskedFor = false
    guard !app.tree.layers.isEmpty, worker.panel?.isBusy != true else { return }
    if let text = session.output(for: screen(of: scene)) {
      write(awaitsLine && !pipes.prompt.isEmpty ? "\n\(text)\(pipes.prompt)" : text)
    }
  }

  private func askForLine() {
    awaitsLine = true
    if !pipes.prompt.isEmpty, !app.tree.layers.isEmpty { write(pipes.prompt) }
  }

  private var scene: TerminalScene {
    TerminalScene(app, panel: worker.panel, natives: natives, words: words())
  }

  private func screen(of scene: TerminalScene) -> PlainScreen {
    guard scene.panel == nil, let layer = scene.layers.last, case .native = layer.body else {
      return PlainScreen(scene)
    }
    if let content = app.content(of: layer.screen) {
      var semantic = scene
      semantic.layers[scene.layers.count - 1].body = .semantic(content)
      return PlainScreen(semantic)
    }
    let picture = natives.picture(
      of: layer.screen, in: app, size: PlainRunner.nativeSize, isFocused: false)
    return PlainScreen(scene, nativeLines: picture?.cells.lines.filter { !$0.isEmpty } ?? [])
  }

  /// Writes text, escaped so that nothing in the app's texts or in file names can control a
  /// terminal.
  private func write(_ text: String) { pipes.write(VisibleText.ofLines(text)) }

  /// Waits for host work and for the app to settle, within a time limit.
  private func rest() async {
    await wait(atMost: PlainRunner.patienceWithWork) { [self] in
      while !Task.isCancelled {
        await restOfApp()
        guard worker.isAwaiting, await worker.awaitWork() else { return }
      }
    }
  }

  private func restOfApp() async {
    await wait(atMost: PlainRunner.patience) { [app] in await app.settle() }
  }

  private func wait(
    atMost patience: Duration, for work: @escaping @MainActor () async -> Void
  ) async {
    let (done, continuation) = AsyncStream.makeStream(of: Void.self)
    let working = Task {
      await work()
      continuation.finish()
    }
    let timer = Task { [clock = pipes.clock] in
      try? await clock.sleep(for: patience)
      continuation.finish()
    }
    for await _ in done {}
    timer.cancel()
    working.cancel()
  }
}
