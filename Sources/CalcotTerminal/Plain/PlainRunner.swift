import Calcot
import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows an app as plain text where there is no terminal: it prints what changes and reads lines.
@MainActor
final class PlainRunner: AppHost {
  let name = "plain text"
  /// All but copying, for which there is no clipboard.
  let capabilities = Set(Capability.allCases).subtracting([.copy])

  private let app: App
  private var natives: NativeViews
  private let words: TerminalWords
  private var session = PlainSession()
  private let worker: RequestWorker
  private var isPrintAskedFor = false
  private let clock = ContinuousClock()

  /// How long a line waits for the app to come to rest after the line before it.
  private static let patience = Duration.seconds(2)
  private static let nativeSize = CellSize(columns: 80, rows: 22)

  init(
    _ app: App, natives: NativeViews, words: TerminalWords, files: LocalFiles, opener: SystemOpener
  ) {
    self.app = app
    self.words = words
    self.natives = natives
    let means = RequestWorker.Means(files: files, opener: opener, clipboard: nil)
    worker = RequestWorker(means) { [weak app] in
      app?.send(.reply($0, to: $1)) ?? .refused(.notRunning)
    } write: { _ in
    } changed: {
    }
  }

  static func isNeeded(_ environment: [String: String]) -> Bool {
    environment["TERM"] == "dumb" || !PosixTerminal.isTerminal()
  }

  /// Runs until `q`, the end of the input, the end of the app, or cancellation.
  func run() async {
    app.attach(self)
    // NB: one screen is printed at a time, so that Back must lead from one side of a split to the other.
    if !app.tree.isNarrow { app.send(.resize(isNarrow: true)) }
    defer { app.detach(self) }
    await rest()
    printIfChanged()
    for await line in PlainRunner.lines(of: STDIN_FILENO) {
      guard !app.tree.layers.isEmpty, take(line) else { return }
      await rest()
      printIfChanged()
    }
  }

  func update(_ update: HostUpdate) {
    natives.keep(only: Set(update.tree.screens.map(\.id)))
    for screen in update.changedScreens { natives.invalidate(screen) }
    worker.update(update.request)
    guard !isPrintAskedFor else { return }
    isPrintAskedFor = true
    Task { [weak self] in self?.printIfChanged() }
  }

  /// False when the person quits.
  private func take(_ line: String) -> Bool {
    let scene = scene
    switch session.handle(line, scene: scene, screen: screen(of: scene)) {
    case .quit: return false
    case .say(let text): write(text)
    case .answer(let line): worker.take(line: line)
    case .leave: worker.handle(.escape)
    case .send(let input):
      if let message = scene.status.message, input != .useMessage(message.id) {
        app.send(.closeMessage(message.id))
      }
      if case .refused(let refusal) = app.send(input) { write("Not done: \(refusal).\n") }
    }
    return true
  }

  private func printIfChanged() {
    isPrintAskedFor = false
    guard !app.tree.layers.isEmpty, worker.panel?.isBusy != true else { return }
    if let text = session.output(for: screen(of: scene)) {
      write(text)
    }
  }

  private var scene: Scene {
    Scene(app, panel: worker.panel, natives: &natives, words: words)
  }

  private func screen(of scene: Scene) -> PlainScreen {
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

  private func write(_ text: String) {
    _ = DescriptorIO.write(Array(text.utf8), to: STDOUT_FILENO)
  }

  /// Waits for what is done for the app, and until the app has come to rest, but not for ever.
  private func rest() async {
    repeat { await restOfApp() } while await worker.awaitWork()
  }

  private func restOfApp() async {
    let (done, continuation) = AsyncStream.makeStream(of: Void.self)
    Task { [app] in
      await app.settle()
      continuation.finish()
    }
    let timer = Task { [clock] in
      try? await clock.sleep(for: PlainRunner.patience)
      continuation.finish()
    }
    for await _ in done {}
    timer.cancel()
  }

  /// The lines of a descriptor, which is read on a thread of its own because a file cannot be
  /// waited for.
  private nonisolated static func lines(of descriptor: Int32) -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    DispatchQueue(label: "calcot.plain").async {
      var splitter = LineSplitter()
      while true {
        switch DescriptorIO.read(descriptor) {
        case .nothingNow: continue
        case .bytes(let bytes): for line in splitter.feed(bytes) { continuation.yield(line) }
        case .ended, .failed:
          if let last = splitter.rest { continuation.yield(last) }
          return continuation.finish()
        }
      }
    }
    return lines
  }
}
