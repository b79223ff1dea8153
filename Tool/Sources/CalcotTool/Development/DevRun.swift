import Foundation

/// Shows an app while its code is written, until the app ends by itself or the run is interrupted.
///
/// Everything happens on one thread, which waits for descriptors alone.
final class DevRun {
  /// The package and the product, and what its commands get.
  struct Settings {
    /// The absolute path of the package.
    var package: String
    var product: String
    /// The options of `swift build` that name the package and the place of what is built.
    var place: [String]
    /// The place of what is built, if it is not the usual one.
    var scratch: String?
    /// The port for browsers; nil for an app in the terminal.
    var port: UInt16?
    var arguments: [String]
    var editor: String
  }

  private let settings: Settings
  private let reader: ProblemReader
  private let folder: DevFolder
  private let listener: Descriptor?
  private let watch: SourceWatch
  private let interruption: Interruption
  private let program: String
  private var plan = DevPlan()
  private var build: ChildProcess?
  private var app: RunningApp?
  /// The names of the files whose changes are not built yet, and the time at which they are.
  private var changed: (names: Set<String>, due: ContinuousClock.Instant)?
  private var times = DevTimes()
  private var isShown = false
  private var isOver = false

  /// The time within which saves are joined.
  private static let joining = Duration.milliseconds(50)
  /// The time that the app has for its end.
  private static let patience = Duration.seconds(3)

  init(_ settings: Settings) throws {
    self.settings = settings
    reader = ProblemReader(package: settings.package, editor: settings.editor)
    folder = try DevFolder(settings.package)
    listener = try settings.port.map { try Descriptor.listening(at: $0) }
    interruption = try Interruption()
    watch = try SourceWatch(settings.package, skipping: settings.scratch)
    program =
      try SwiftCommand.lastLine(["build", "--show-bin-path"] + settings.place) + "/"
      + settings.product
  }

  func run() throws {
    // NB: also when something throws: nothing is left running.
    defer { end() }
    say("building \(settings.product)")
    try take(.saved)
    while !isOver { try waitForNext() }
  }

  private func say(_ text: String) { write("calcot dev: \(text)\n") }

  /// Writes a text, unless the app has the terminal.
  private func write(_ text: String) {
    if listener != nil || app == nil { StandardStream.output.write(text) }
  }

  private func end() {
    if let build { stop(build) }
    app?.stop(within: Self.patience)
  }

  /// Ends a build. NB: it is read meanwhile, because a full pipe would hold it.
  private func stop(_ build: ChildProcess) {
    build.send(SIGTERM)
    let deadline = ContinuousClock.now + Self.patience
    while build.read() != nil, let output = build.unread, ContinuousClock.now < deadline {
      var polled = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
      _ = poll(&polled, 1, 50)
    }
    build.send(SIGKILL)
    _ = build.end(isWaiting: true)
  }

  // MARK: Waiting

  /// Waits until something happens, and handles it.
  private func waitForNext() throws {
    let files = [
      interruption.descriptor, watch.descriptor, build?.unread, app?.process.unread,
      app?.connection,
    ]
    var polled = files.compactMap { $0 }.map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&polled, nfds_t(polled.count), patience)
    let isReady = Set(polled.filter { count > 0 && $0.revents != 0 }.map(\.fd))
    func has(_ file: Descriptor?) -> Bool { file.map { isReady.contains($0.number) } ?? false }
    if has(interruption.descriptor) {
      isOver = true
      return
    }
    if has(watch.descriptor) { note(try watch.changes()) }
    if let due = changed?.due, due <= .now { try buildChanges() }
    if has(build?.unread) { try readBuild() }
    try readApp(output: has(app?.process.unread), connection: has(app?.connection))
  }

  /// The number of milliseconds to wait at most; -1 for as long as nothing happens.
  private var patience: Int32 {
    let due = [changed?.due, app?.due].compactMap { $0 }.min()
    return due.map {
      Int32(clamping: max(0, Int(ContinuousClock.now.duration(to: $0) / .milliseconds(1)) + 1))
    }
      ?? -1
  }

  private func note(_ paths: Set<String>) {
    guard !paths.isEmpty else { return }
    let names = (changed?.names ?? []).union(
      paths.map { String($0.split(separator: "/").last ?? "") })
    changed = (names, .now + Self.joining)
  }

  private func buildChanges() throws {
    guard let names = changed?.names.sorted() else { return }
    changed = nil
    say(
      names.count > 3
        ? "\(names.count) files have changed" : names.joined(separator: ", ") + " changed")
    try take(.saved)
  }

  // MARK: Building

  private func take(_ event: DevPlan.Event) throws {
    for action in plan.actions(after: event) {
      switch action {
      case .build:
        times.begin()
        // NB: SwiftPM passes traits in the order of a set, and what gets them in another order is
        // compiled again.
        build = try ChildProcess(
          ["swift", "build"] + settings.place + ["--product", settings.product],
          variables: ["SWIFT_DETERMINISTIC_HASHING": "1"], use: .silent)
      case .start: try start()
      case .stop: app?.leave(within: Self.patience)
      case .tell(let problem):
        if let problem, event != .ready { write(problem.text) }
        app?.tell(problem)
      case .rest: say("\(DevPlan.mostCrashes) crashes in a row; the next save starts it again")
      case .finish: isOver = true
      }
    }
  }

  private func readBuild() throws {
    guard let build, build.read() == nil else { return }
    self.build = nil
    let isBuilt = build.end(isWaiting: true)?.text == nil
    times.built()
    try take(.built(isBuilt ? nil : reader.problem(ofBuild: build.text)))
  }

  // MARK: The app

  private func start() throws {
    app = try RunningApp(
      [program] + settings.arguments, folder: folder.path, listener: listener)
  }

  private func readApp(output: Bool, connection: Bool) throws {
    guard let app else { return }
    if output, let bytes = app.process.read(), listener != nil {
      StandardStream.error.write(String(decoding: bytes, as: UTF8.self))
    }
    if connection, app.hears() {
      let address = settings.port.map { "http://127.0.0.1:\($0), " }
      say((isShown ? "" : address ?? "") + times.shown())
      isShown = true
      try take(.ready)
    }
    guard let status = app.end() else { return }
    self.app = nil
    if status.text != nil { times.crashed() }
    try take(.ended(status.text.map { reader.problem(ofCrash: app.process.text, status: $0) }))
  }
}

/// The times of a build and of what comes after it.
private struct DevTimes {
  private var began = ContinuousClock.now
  private var taken = Duration.zero
  /// The time at which the app could be shown.
  private var ended = ContinuousClock.now

  mutating func begin() { began = .now }

  mutating func built() { (taken, ended) = (ContinuousClock.now - began, .now) }

  mutating func crashed() { ended = .now }

  /// Returns the sentence about a version that has just been shown.
  func shown() -> String {
    "built in \(Self.text(taken)), shown after \(Self.text(.now - ended))"
  }

  private static func text(_ time: Duration) -> String {
    "\(Double(Int(time / .milliseconds(10))) / 100) s"
  }
}
