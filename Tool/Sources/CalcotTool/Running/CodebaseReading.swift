import CalcotCode
import CalcotConfiguration
import CalcotFiles
import CalcotReader

/// Which codebase is read, and how.
struct CodebaseReading: Sendable {
  /// As they were given; the current folder if none was.
  var paths: [String] = []
  var configurationPath: String?
  /// Reads as if there were no configuration.
  var isUnconfigured = false
  var usesCache = true
  var cachePath: String?
  var isQuiet = false
}

/// A codebase that was read, with its house rules.
struct ReadCodebase: Sendable {
  let house: HouseConfiguration
  let codebase: Codebase
  /// In the order of the codebase's files.
  let sources: [LoadedSource]
  let problems: [FileProblem]
  /// What was given covers all that the configuration speaks of.
  let isWhole: Bool

  /// The files that people write, whose findings count.
  var written: Set<String> {
    Set(sources.lazy.filter { $0.file.origin == .written }.map(\.file.shownPath))
  }

  var lineCount: Int { sources.reduce(0) { $0 + $1.facts.lineStarts.count } }
}

extension CodebaseReading {
  /// Finds, reads and links. Throws ``ToolFailure`` for what the person has to say in another way.
  func read(in environment: ToolEnvironment) throws -> ReadCodebase {
    let given = paths.isEmpty ? ["."] : paths
    let house = try HouseConfiguration(
      path: configurationPath, nearestTo: given[0], isIgnored: isUnconfigured, in: environment)
    let roots = given.map { Path($0) }
    let found: DiscoveredFiles
    do {
      found = try SourceDiscovery(
        filter: try house.filter, currentFolder: environment.currentFolder
      ).files(at: roots)
    } catch let missing as MissingPath {
      throw ToolFailure.misuse("calcot: error: \(missing)")
    }

    let threads = WorkerThreads()
    let cache = cache(for: house, in: environment)
    let progress = ProgressLine(in: environment, isQuiet: isQuiet)
    let files = found.files.filter { $0.origin != .template }
    let loaded = SourceLoader(threads: threads, cache: cache).load(
      files, progress: { progress?.update($0, of: files.count) },
      reader: { SourceReader() }, read: { reader, source in reader.facts(of: source) })
    cache?.save(on: threads)
    progress?.clear()

    let codebase = Codebase(
      files: loaded.sources.map { SourceFile(path: $0.file.shownPath, facts: $0.facts) })
    return ReadCodebase(
      house: house, codebase: codebase, sources: loaded.sources,
      problems: found.problems + loaded.problems,
      isWhole: roots.contains { root in
        house.folder.relative(to: root.absolute(in: environment.currentFolder)) != nil
      })
  }

  private func cache(
    for house: HouseConfiguration, in environment: ToolEnvironment
  ) -> FactsCache? {
    guard usesCache else { return nil }
    let folder = CacheLocation.folder(
      for: house.folder, path: cachePath.map { environment.opened(Path($0)) },
      environment: environment.variable)
    return folder.map {
      FactsCache(folder: $0, writer: environment.toolIdentity, today: environment.today)
    }
  }
}
