import CalcotFiles

/// Makes fakes again after each change of a source, until the process ends.
struct FakesWatch: Sendable {
  let run: FakesRun
  /// The state of the sources before the last run.
  private var seen: [Path: FileStamp]?

  init(_ run: FakesRun) { self.run = run }

  /// Runs now, and after each pause with a change of a source. Ends when the environment's pause
  /// returns false.
  mutating func result(in environment: ToolEnvironment) -> CommandResult {
    repeat {
      if let messages = messages(in: environment) { environment.showProgress(messages) }
    } while environment.pause()
    return CommandResult(status: .clean)
  }

  /// Returns the messages of a run; nil if no source has changed since the last one.
  private mutating func messages(in environment: ToolEnvironment) -> String? {
    do {
      let now = try stamps(in: environment)
      guard now != seen else { return nil }
      seen = now
      return try run.result(isCheck: false, in: environment).messages
    } catch let failure as ToolFailure {
      return failure.message + "\n"
    } catch {
      return "calcot: error: \(error)\n"
    }
  }

  private func stamps(in environment: ToolEnvironment) throws -> [Path: FileStamp] {
    let output = Path(run.output).absolute(in: environment.currentFolder)
    var stamps: [Path: FileStamp] = [:]
    for paths in [run.reading.paths] + (run.others.isEmpty ? [] : [run.others]) {
      var reading = run.reading
      reading.paths = paths
      for file in try reading.found(in: environment).files {
        let path = file.path.absolute(in: environment.currentFolder)
        // NB: the files that a run writes must not trigger another run.
        if path.relative(to: output) == nil { stamps[path] = FileStamp(of: path) }
      }
    }
    return stamps
  }
}
