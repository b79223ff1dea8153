#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// The builds of a program: by SwiftPM, or by the commands that SwiftPM has written down if only files that
  /// these read have changed. Then the package is not planned again, a module that reads what has not changed
  /// is left alone, and the link is quicker. In any doubt SwiftPM builds.
  final class AppBuild {
    private enum Step: Equatable {
      case whole, link
      case command(Int)
    }

    private let package: String
    private let words: [String]
    private let program: String
    private let scratch: String
    private let reader: ProblemReader
    /// The files that have changed since the last build began.
    private var changed: Set<String> = []
    /// The lines that SwiftPM has written, and their commands; nil until they are read after it has built.
    private var record: (lines: [String], commands: RecordedBuild)?
    /// The commands that have to run before the link; nil if that is not known.
    private var pending: Set<Int>?
    /// The module that each command has made, as those that read it have seen it.
    private var seen: [Int: Data] = [:]
    private var lock: FileLock?
    private var step = Step.whole
    private var process: ChildProcess?

    /// The output of a build that runs.
    var unread: Descriptor? { process?.unread }
    var isRunning: Bool { process != nil }

    /// Creates the builds of a program.
    ///
    /// - Parameter words: The command by which SwiftPM builds it.
    init(_ words: [String], program: String, package: String, reader: ProblemReader) {
      (self.words, self.program, self.package, self.reader) = (words, program, package, reader)
      // NB: the program is in the folder of its configuration, in that of its system.
      scratch =
        (0..<3).reduce(URL(fileURLWithPath: program)) { place, _ in
          place.deletingLastPathComponent()
        }.path
    }

    /// Notes that files have changed.
    func note(_ paths: Set<String>) { changed.formUnion(paths) }

    /// Reads the commands after SwiftPM has built. NB: better while the user looks at the app than after a save.
    func prepare() {
      guard pending != nil, record == nil else { return }
      let lines = TextLines.read(scratch + "/debug.yaml")
      record = commands(in: lines).map { (lines, $0) }
      seen = [:]
      for index in record?.commands.commands.indices ?? 0..<0 { seen[index] = module(of: index) }
    }

    private func commands(in lines: [String]) -> RecordedBuild? {
      RecordedBuild(lines, program: program, package: package, scratch: scratch)
    }

    /// Begins to build what has changed.
    func start() throws {
      prepare()
      let touched = quickly(changed)
      changed = []
      guard let touched else { return try startWhole() }
      pending?.formUnion(touched)
      try startNext()
    }

    /// Returns the commands that build files; nil if SwiftPM has to.
    private func quickly(_ paths: Set<String>) -> Set<Int>? {
      guard pending != nil, let record, paths.allSatisfy(FileManager.default.fileExists),
        let touched = record.commands.commands(reading: paths)
      else { return nil }
      lock = Self.locked(scratch + "/.lock")
      // NB: other builds may have planned anew, or begun to build what was saved while they ran.
      let lines = TextLines.read(scratch + "/debug.yaml")
      guard lock != nil, lines == record.lines || commands(in: lines) == record.commands,
        seen.allSatisfy({ module(of: $0.key) == $0.value })
      else { return nil }
      self.record?.lines = lines
      return touched
    }

    private func startWhole() throws {
      (record, pending, lock, step) = (nil, nil, nil, .whole)
      process = try ChildProcess(words, variables: SwiftCommand.variables, use: .silent)
    }

    private func startNext() throws {
      guard let pending, let commands = record?.commands else { return try startWhole() }
      let next = commands.first(of: pending)
      guard next != nil || pending.isEmpty else { return try startWhole() }
      step = next.map(Step.command) ?? .link
      process = try? ChildProcess(
        (next.map { commands.commands[$0] } ?? commands.link).words,
        variables: SwiftCommand.variables, use: .silent)
      // NB: the compiler may have been replaced by another one since.
      if process == nil { try startWhole() }
    }

    /// Reads what the build has written; returns its end, with the first error if there is one.
    func read() throws -> End? {
      guard let process, process.read() == nil else { return nil }
      self.process = nil
      let isDone = process.end(isWaiting: true)?.text == nil
      switch step {
      case .whole:
        pending = isDone ? [] : nil
      case .command(let index):
        noteModule(of: index)
        if isDone {
          pending?.remove(index)
          try startNext()
          return nil
        }
      case .link:
        // NB: SwiftPM's own link tells of a mistake as the user expects it.
        if !isDone {
          try startWhole()
          return nil
        }
      }
      lock = nil
      return End(problem: isDone ? nil : reader.problem(ofBuild: process.text))
    }

    /// Adds the commands that read the module of a command to those that have to run, if the module has
    /// changed. NB: a command with a mistake may have made its module, too.
    private func noteModule(of index: Int) {
      let module = module(of: index)
      guard module != seen[index], let record else { return }
      seen[index] = module
      pending?.formUnion(record.commands.commands(after: index))
    }

    private func module(of index: Int) -> Data? {
      record?.commands.commands[index].module.flatMap(FileManager.default.contents)
    }

    func stop() {
      process?.stop(SIGTERM)
      (process, pending, lock) = (nil, nil, nil)
    }

    /// Takes SwiftPM's lock of a folder; nil if another process has it.
    private static func locked(_ path: String) -> FileLock? {
      let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
      return file < 0 ? nil : FileLock(Descriptor(file))
    }

    /// The end of a build.
    struct End {
      /// The first error; nil for success.
      let problem: BuildProblem?
    }
  }

  /// The lines of a text.
  private enum TextLines {
    /// Returns the lines of a file with their ends. NB: by the system's means, as those of Swift take seconds
    /// for megabytes where this file is not optimized.
    static func read(_ path: String) -> [String] {
      guard let file = fopen(path, "r") else { return [] }
      var (start, room) = (UnsafeMutablePointer<CChar>?.none, 0)
      defer {
        fclose(file)
        free(start)
      }
      var lines: [String] = []
      while getline(&start, &room, file) > 0, let start { lines.append(String(cString: start)) }
      return lines
    }
  }
#endif
