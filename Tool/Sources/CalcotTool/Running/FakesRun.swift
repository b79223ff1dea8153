import CalcotFakes
import CalcotFiles
import CalcotText

/// One run of `calcot fakes`.
struct FakesRun: Sendable {
  var reading: CodebaseReading
  /// The path of the folder of the fakes.
  var output: String
  /// The patterns of the protocols' names; empty for all.
  var names: [String] = []
  var isMarkedOnly = false
  /// The paths whose protocols are inherited only.
  var others: [String] = []
  /// The module of the protocols; nil to take it from the paths.
  var module: String?

  func result(isCheck: Bool, in environment: ToolEnvironment) throws -> CommandResult {
    let found = try sources(at: reading.paths, in: environment)
    let inherited = others.isEmpty ? [] : try sources(at: others, in: environment).sources
    let patterns = names.map { Array($0.utf8) }
    let maker = FakeMaker(
      module: Self.module(of: Path(output).absolute(in: environment.currentFolder)),
      isMarkedOnly: isMarkedOnly,
      selects: { name in
        let name = Array(name.utf8)[...]
        return patterns.isEmpty || patterns.contains { Wildcard.matches($0, name) }
      })
    // NB: parsing recurses as deeply as the code is nested, too deep for the main thread.
    let outcome = environment.timings.stage("make fakes") {
      WorkerThreads(count: 1).map(1) { _ in maker.fakes(of: found.sources, inheriting: inherited) }
    }[0]
    let changes = try write(outcome.files, isCheck: isCheck, in: environment)
    var messages = found.problems.map { "\($0.path): warning: \($0.message)\n" }.joined()
    messages += outcome.refusals.map { $0.message + "\n" }.joined()
    if !reading.isQuiet || isCheck { messages += changes.map { $0 + "\n" }.joined() }
    if !reading.isQuiet {
      messages += "\(outcome.files.count) files, \(isCheck ? "" : "written: ")\(changes.count)"
      messages += isCheck ? " to write\n" : "\n"
    }
    let isClean = outcome.refusals.isEmpty && (!isCheck || changes.isEmpty)
    return CommandResult(messages: messages, status: isClean ? .clean : .findings)
  }

  private func sources(
    at paths: [String], in environment: ToolEnvironment
  ) throws -> (sources: [FakeSource], problems: [FileProblem]) {
    var reading = reading
    reading.paths = paths
    let read = try reading.sources(in: environment)
    let sources = read.files.files.map { file in
      FakeSource(
        path: file.file.shownPath,
        module: module
          ?? Self.module(of: file.file.path.absolute(in: environment.currentFolder), isFile: true),
        bytes: file.bytes)
    }
    return (sources, read.problems)
  }

  /// Returns the name of the folder behind the last `Sources` or `Tests` of a path.
  private static func module(of path: Path, isFile: Bool = false) -> String? {
    let parts = path.parts.map { String(decoding: $0, as: UTF8.self) }
    guard let last = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      last + 1 < parts.count - (isFile ? 1 : 0)
    else { return nil }
    return parts[last + 1]
  }

  /// Writes the files that are not as they should be, unless it is a check, and returns a line for
  /// each.
  private func write(
    _ files: [FakeFile], isCheck: Bool, in environment: ToolEnvironment
  ) throws -> [String] {
    let folder = environment.opened(Path(output))
    var changes: [String] = []
    do throws(FileProblem) {
      for file in files {
        let path = folder.appending(file.name.utf8)
        let shown = "\(output)/\(file.name)"
        let bytes = Array(file.text.utf8)
        let isThere = TextFile.exists(path)
        if isThere, try TextFile.read(path, shownPath: shown) == bytes { continue }
        if isCheck {
          changes.append("\(shown): error: is \(isThere ? "out of date" : "missing")")
          continue
        }
        try TextFile.makeFolder(folder, shownPath: output)
        try TextFile.write(bytes, to: path, shownPath: shown)
        changes.append("written: \(shown)")
      }
    } catch {
      throw ToolFailure.failure("calcot: error: \(error)")
    }
    return changes
  }
}
