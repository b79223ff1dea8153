#if CALCOT_TOOL || (Web && DEBUG)
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
      var editor = DevRun.usualEditor
      /// A Boolean value that indicates whether the tests of what changes run, too.
      var isTesting = false
      /// A Boolean value that indicates whether a gallery of all screens is kept up to date.
      var hasGallery = false

      var reader: ProblemReader { ProblemReader(package: package, editor: editor) }
    }

    private let settings: Settings
    private let folder: DevFolder
    private let listener: Descriptor?
    private let watch: SourceWatch
    private let interruption: Interruption
    private let program: String
    private let build: AppBuild
    private let tests: TestRun
    /// The user's keyboard, unless the app has it.
    private var keys: Descriptor?
    private var plan = DevPlan()
    private var app: RunningApp?
    /// The files whose changes are not built yet, and the time at which they are.
    private var changed: (paths: Set<String>, due: ContinuousClock.Instant)?
    private var times = DevTimes()
    private var isShown = false
    private var isOver = false

    /// The address by which Visual Studio Code opens a place.
    static let usualEditor = "vscode://file{file}:{line}:{column}"
    /// The time within which saves are joined.
    private static let joining = Duration.milliseconds(50)

    init(_ settings: Settings) throws {
      self.settings = settings
      folder = try DevFolder(settings.package)
      listener = try settings.port.map { try Descriptor.listening(at: $0) }
      interruption = try Interruption()
      let hasTests = settings.isTesting || settings.hasGallery
      watch = try SourceWatch(
        settings.package, skipping: settings.scratch, withTests: hasTests)
      let place = folder.path + "/gallery"
      let gallery = listener.map {
        TestRun.Gallery(folder: place, app: "http://127.0.0.1:\($0.port)")
      }
      tests = TestRun(
        of: settings.package, in: settings.place, reader: settings.reader,
        hasTests: settings.isTesting, gallery: settings.hasGallery ? gallery : nil)
      // NB: opened anew, as reading must not wait for keys, of which the user's shell would learn.
      let terminal = listener != nil ? open("/dev/tty", O_RDONLY | O_NONBLOCK) : -1
      keys = terminal < 0 ? nil : Descriptor(terminal)
      program =
        try SwiftCommand.lastLine(["build", "--show-bin-path"] + settings.place) + "/"
        + settings.product
      build = AppBuild(
        ["swift", "build"] + settings.place + ["--product", settings.product], program: program,
        package: settings.package, reader: settings.reader)
    }

    func run() throws {
      // NB: also when something throws: nothing is left running.
      defer { end() }
      let isFirst = !FileManager.default.fileExists(atPath: program)
      say("building \(settings.product)" + (isFirst ? ", which takes minutes the first time" : ""))
      try take(.saved)
      while !isOver { try waitForNext() }
    }

    private func say(_ text: String) { write("calcot dev: \(text)\n") }

    /// Writes a text, unless the app has the terminal.
    private func write(_ text: String) {
      if listener != nil || app == nil { StandardStream.output.write(text) }
    }

    private func end() {
      tests.stop()
      build.stop()
      app?.stop()
    }

    // MARK: Waiting

    /// Waits until something happens, and handles it.
    private func waitForNext() throws {
      let files = [
        interruption.descriptor, watch.descriptor, build.unread, app?.process.unread,
        app?.connection, tests.unread, keys,
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
      if has(build.unread) { try readBuild() }
      if has(tests.unread) { try readTests() }
      if has(keys) { try readKeys() }
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
      changed = ((changed?.paths ?? []).union(paths), .now + Self.joining)
    }

    private func buildChanges() throws {
      guard let paths = changed?.paths else { return }
      changed = nil
      tests.note(paths)
      say(Self.sentence(on: paths))
      // NB: the app is not of its tests.
      if isShown, !build.isRunning, paths.allSatisfy(watch.isTest) { return try test() }
      build.note(paths.filter { !watch.isTest($0) })
      try take(.saved)
    }

    /// Returns the sentence about files that have changed.
    static func sentence(on paths: Set<String>) -> String {
      let names = Set(paths.map { String($0.split(separator: "/").last ?? "") }).sorted()
      return names.count > 3
        ? "\(paths.count) files have changed" : names.joined(separator: ", ") + " changed"
    }

    // MARK: Testing

    private func test() throws {
      if let sentence = try tests.start() { say(sentence) }
    }

    private func readTests() throws {
      guard let (sentence, isPassed) = tests.read() else { return }
      say(sentence)
      // NB: an app in the terminal covers what is said.
      if listener == nil {
        app?.tell(isPassed ? nil : BuildProblem(title: "Tests have failed", message: sentence))
      }
      try test()
    }

    /// Reads a line of the user's: "a" accepts the screens as they are, and "e" explores the app from its place.
    private func readKeys() throws {
      // NB: the system stops a program in the background that reads the user's keys.
      guard let keys, tcgetpgrp(keys.number) == getpgrp(), let line = keys.read() else {
        keys = nil
        return
      }
      if line.starts(with: "a".utf8), let sentence = try tests.accept() { say(sentence) }
      if line.starts(with: "e".utf8) { app?.askPlace() }
    }

    // MARK: Building

    private func take(_ event: DevPlan.Event) throws {
      for action in plan.actions(after: event) {
        switch action {
        case .build:
          times.begin()
          try build.start()
        case .start: try start()
        case .stop: app?.leave()
        case .tell(let problem):
          if let problem, event != .ready { write(problem.text) }
          app?.tell(problem)
        case .rest: say("\(DevPlan.mostCrashes) crashes in a row; the next save starts it again")
        case .finish: isOver = true
        }
      }
    }

    private func readBuild() throws {
      guard let end = try build.read() else { return }
      times.built()
      try take(.built(end.problem))
    }

    // MARK: The app

    private func start() throws {
      // NB: a build that fails to link leaves none.
      guard FileManager.default.isExecutableFile(atPath: program) else {
        return try take(
          .ended(BuildProblem(title: "The app cannot begin", message: "There is no \(program).")))
      }
      app = try RunningApp(
        [program] + settings.arguments, folder: folder.path, listener: listener)
    }

    private func readApp(output: Bool, connection: Bool) throws {
      guard let app else { return }
      if output, let bytes = app.process.read(), listener != nil {
        StandardStream.error.write(String(decoding: bytes, as: UTF8.self))
      }
      if connection, app.hears() {
        let address = listener.map { "http://127.0.0.1:\($0.port), " }
        say((isShown ? "" : address ?? "") + times.shown())
        isShown = true
        try take(.ready)
        build.prepare()
        try test()
      }
      if app.takePlace() {
        let sentence =
          try tests.explore(from: folder.path + "/place") ?? "exploring the app from its place"
        say(sentence)
        if listener == nil { app.tell(BuildProblem(title: "Exploration", message: sentence)) }
      }
      if let loss = app.takeLoss() {
        say("at the nearest place that is left: \(loss)")
        // NB: whoever looks at the app sees a screen go, and not this terminal.
        app.tell(BuildProblem(title: "At the nearest place that is left", message: loss))
      }
      guard let status = app.end() else { return }
      self.app = nil
      if status.text != nil { times.crashed() }
      let crash = status.text.map {
        settings.reader.problem(ofCrash: app.process.text, status: $0, after: app.inputs)
      }
      try take(.ended(crash))
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
#endif
