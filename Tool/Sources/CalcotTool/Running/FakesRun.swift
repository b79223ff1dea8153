import CalcotFakes
import CalcotFiles
import CalcotText

/// A run of `calcot fakes`.
struct FakesRun: Sendable {
  var reading: CodebaseReading
  /// The path of the folder for the fakes, or of the Swift file for all of them.
  var output: String
  /// The patterns of the protocols' names; empty for all.
  var names: [String] = []
  var isMarkedOnly = false
  /// The paths of protocols that others only inherit from, and that get no fake.
  var others: [String] = []
  /// The modules of the protocols: `NAME`, or `NAME=FOLDER`. Without one, the paths tell them.
  var modules: [String] = []

  /// A Boolean value that indicates whether all fakes are in one file.
  var isOneFile: Bool { output.hasSuffix(".swift") }

  func result(isCheck: Bool, in environment: ToolEnvironment) throws -> CommandResult {
    let moduleNames = ModuleNames(modules, in: environment.currentFolder)
    let found = try reading.sources(in: environment)
    var otherReading = reading
    otherReading.paths = others
    let inherited = others.isEmpty ? nil : try otherReading.sources(in: environment)
    let cache = FakesCache(of: found, inherited, run: self, in: environment)
    let store = FakesStore(output: output, isOneFile: isOneFile, in: environment)
    if let known = cache?.fakes, store.holds(known.files, found.threads) {
      let gone = isCheck ? try gone(besides: known, found, moduleNames, in: store, environment) : []
      return result(of: known, found, changes: gone, isCheck: isCheck)
    }
    let outcome = outcome(
      of: sources(found, moduleNames), inheriting: inherited.map { sources($0, moduleNames) } ?? [],
      into: moduleNames.module(ofOutput: Path(output)), found.threads, in: environment)
    let files = isOneFile ? [outcome.file(named: store.name)] : outcome.files
    let made = MadeFakes(refusals: outcome.refusals.map(\.message), files: files)
    if let whole = withDependencies(besides: made, in: environment) {
      return try whole.result(isCheck: isCheck, in: environment)
    }
    var changes = try environment.timings.stage("write fakes") {
      try store.write(files, isCheck: isCheck, found.threads)
    }
    cache?.keep(made)
    if isCheck {
      changes += try gone(besides: made, found, moduleNames, in: store, environment)
    }
    return result(of: made, found, changes: changes, isCheck: isCheck)
  }

  /// Returns the run that also reads the packages that the manifest depends on, if a protocol inherits one
  /// of another module; nil if there is none to read.
  private func withDependencies(
    besides made: MadeFakes, in environment: ToolEnvironment
  ) -> FakesRun? {
    guard made.refusals.contains(where: { $0.contains(FakeRefusal.unknownProtocol) }) else {
      return nil
    }
    let paths = DependencySources(of: environment.currentFolder).paths
      .filter { !others.contains($0) }
    guard !paths.isEmpty else { return nil }
    var whole = self
    whole.others += paths
    return whole
  }

  private func outcome(
    of sources: [FakeSource], inheriting others: [FakeSource], into module: String?,
    _ threads: WorkerThreads, in environment: ToolEnvironment
  ) -> FakeOutcome {
    let patterns = names.map { Array($0.utf8) }
    let maker = FakeMaker(
      module: module, isMarkedOnly: isMarkedOnly,
      selects: { name in
        let name = Array(name.utf8)[...]
        return patterns.isEmpty || patterns.contains { Wildcard.matches($0, name) }
      })
    // NB: parsing recurses as deeply as the code is nested, too deep for the main thread.
    let all = environment.timings.stage("read protocols") {
      threads.map(sources.count + others.count) { index in
        index < sources.count ? sources[index].read() : others[index - sources.count].read()
      }
    }
    return environment.timings.stage("make fakes") {
      let work = maker.work(
        on: Array(all[..<sources.count]), inheriting: Array(all[sources.count...]))
      return work.outcome(of: threads.map(work.count, work.part))
    }
  }

  /// Returns a line for each fake in the folder whose protocol no longer exists. The whole project
  /// is searched, since another run may make fakes of other protocols in the same folder.
  private func gone(
    besides made: MadeFakes, _ found: ReadSources, _ moduleNames: ModuleNames, in store: FakesStore,
    _ environment: ToolEnvironment
  ) throws -> [String] {
    guard !isOneFile else { return [] }
    let modules = Set(found.files.files.compactMap { moduleNames.module(ofFile: $0.file.path) })
    let unknown = store.fakes(besides: Set(made.files.map(\.name)), of: modules)
    guard !unknown.isEmpty else { return [] }
    var whole = reading
    whole.paths = [found.project.folder.text]
    let all = found.files.files + (try whole.sources(in: environment)).files.files
    return store.gone(unknown, sources: all.map(\.bytes))
  }

  private func sources(_ read: ReadSources, _ moduleNames: ModuleNames) -> [FakeSource] {
    read.files.files.map { file in
      FakeSource(
        path: file.file.shownPath, module: moduleNames.module(ofFile: file.file.path),
        bytes: file.bytes)
    }
  }

  private func result(
    of made: MadeFakes, _ found: ReadSources, changes: [String], isCheck: Bool
  ) -> CommandResult {
    var messages = found.warnings
    messages += made.refusals.map { $0 + "\n" }.joined()
    if !reading.isQuiet || isCheck { messages += changes.map { $0 + "\n" }.joined() }
    if !reading.isQuiet {
      messages += Counted(made.files.count, "file").text
      messages += ", \(isCheck ? "" : "written: ")\(changes.count)"
      messages += isCheck ? " to write or remove\n" : "\n"
      if made.files.isEmpty, made.refusals.isEmpty { messages += "\(reasonForNone)\n" }
    }
    let isClean = made.refusals.isEmpty && (!isCheck || changes.isEmpty)
    return CommandResult(messages: messages, status: isClean ? .clean : .findings)
  }

  private var reasonForNone: String {
    let called = names.isEmpty ? "" : " called " + names.joined(separator: " or ")
    let marked = isMarkedOnly ? " has the comment // calcot:fake before it" : " is in these files"
    return "no protocol\(called)\(marked)"
  }
}
