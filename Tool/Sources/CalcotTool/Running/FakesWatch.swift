import CalcotFiles

/// Makes fakes anew whenever a source has changed, until the process is ended.
struct FakesWatch: Sendable {
  let run: FakesRun
  /// The sources as they were before the last run.
  private var seen: [Path: FileStamp]?

  init(_ run: FakesRun) { self.run = run }

  /// Runs now, and after each pause in which a source has changed. It ends when the environment
  /// does not pause any longer.
  mutating func result(in environment: ToolEnvironment) -> CommandResult {
    repeat {
      if let messages = messages(in: environment) { environment.showProgress(messages) }
    } while environment.pause()
    return CommandResult(status: .clean)
  }

  /// Returns what there is to say of a run; nil if no source has changed since the last one.
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
        // NB: what a run writes is no reason for another.
        if path.relative(to: output) == nil { stamps[path] = FileStamp(of: path) }
      }
    }
    return stamps
  }
}
