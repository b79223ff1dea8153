import CalcotCode
import CalcotConfiguration
import CalcotFiles
import CalcotMap
import CalcotReader

/// The options for reading a codebase.
struct CodebaseReading: Sendable {
  /// The paths on the command line; empty for the current folder.
  var paths: [String] = []
  var configurationPath: String?
  /// A Boolean value that indicates whether the command ignores the configuration.
  var ignoresConfiguration = false
  var usesCache = true
  var cachePath: String?
  var isQuiet = false
}

/// A codebase after reading and linking, with the configuration of its project.
struct ReadCodebase: Sendable {
  let project: ProjectConfiguration
  let codebase: Codebase
  /// The sources, in the order of the codebase's files.
  let sources: [LoadedSource]
  let problems: [FileProblem]
  /// A Boolean value that indicates whether the paths cover the whole folder of the configuration.
  let isWhole: Bool

  /// The paths of the files that people have written, which are neither generated nor templates.
  /// Only their findings count.
  var written: Set<String> {
    Set(sources.lazy.filter { $0.file.origin == .written }.map(\.file.shownPath))
  }

  var lineCount: Int { sources.reduce(0) { $0 + $1.facts.lineStarts.count } }
}

/// The files of a codebase, read but not parsed, with the configuration of its project.
struct ReadSources: Sendable {
  var project: ProjectConfiguration
  let files: ReadFiles
  /// The problems of the search, without those of the files.
  let searchProblems: [FileProblem]
  /// A Boolean value that indicates whether the paths cover the whole folder of the configuration.
  let isWhole: Bool
  let threads: WorkerThreads
  /// The folder of the cache, if there is one.
  let cacheFolder: Path?

  /// The files and folders that could not be found or read.
  var problems: [FileProblem] { searchProblems + files.problems }

  /// A line for each problem.
  var warnings: String { problems.map { "\($0.path): warning: \($0.message)\n" }.joined() }
}

/// The bytes of a storyboard, nib or property list.
struct ReadStoryboard: Sendable {
  /// The path for messages.
  let path: String
  let bytes: [UInt8]
}

extension InterfaceFiles {
  init(_ files: [ReadStoryboard]) {
    self.init()
    for file in files { add(file.bytes, path: file.path) }
  }
}

extension CodebaseReading {
  /// Finds, reads and links the files. Throws ``ToolFailure`` for a mistake of the user.
  func read(in environment: ToolEnvironment) throws -> ReadCodebase {
    try link(try sources(in: environment), in: environment)
  }

  /// Finds the files.
  func found(in environment: ToolEnvironment) throws -> DiscoveredFiles {
    try found(for: try project(in: environment), in: environment)
  }

  private var given: [String] { paths.isEmpty ? ["."] : paths }

  /// Reads the storyboards, nibs and property lists below the paths.
  func storyboards(
    for project: ProjectConfiguration, in environment: ToolEnvironment
  ) -> [ReadStoryboard] {
    SourceDiscovery(filter: project.filter, currentFolder: environment.currentFolder)
      .storyboards(at: given.map { Path($0) })
      .compactMap { file in
        (try? TextFile.read(file.path, shownPath: file.shownPath)).map {
          ReadStoryboard(path: file.shownPath, bytes: $0)
        }
      }
  }

  private func project(in environment: ToolEnvironment) throws -> ProjectConfiguration {
    try ProjectConfiguration(
      path: configurationPath, nearestTo: given[0], isIgnored: ignoresConfiguration, in: environment
    )
  }

  private func found(
    for project: ProjectConfiguration, in environment: ToolEnvironment
  ) throws -> DiscoveredFiles {
    do {
      return try SourceDiscovery(
        filter: project.filter, currentFolder: environment.currentFolder
      ).files(at: given.map { Path($0) })
    } catch {
      throw ToolFailure.misuse("calcot: error: \(error)")
    }
  }

  /// Finds the files and reads their bytes.
  func sources(in environment: ToolEnvironment) throws -> ReadSources {
    let project = try project(in: environment)
    let found = try environment.timings.stage("find files") {
      try self.found(for: project, in: environment)
    }
    let threads = WorkerThreads()
    let files = environment.timings.stage("read files") {
      SourceLoader(threads: threads, cache: nil)
        .read(found.files.filter { $0.origin != .template })
    }
    let isEmpty = found.files.isEmpty && found.problems.isEmpty && !isQuiet
    let nothing = FileProblem(
      path: given.joined(separator: ", "), message: "there is no Swift file to read")
    return ReadSources(
      project: project, files: files, searchProblems: isEmpty ? [nothing] : found.problems,
      isWhole: given.contains { root in
        project.folder.relative(to: Path(root).absolute(in: environment.currentFolder)) != nil
      }, threads: threads, cacheFolder: cacheFolder(for: project, in: environment))
  }

  /// Links the files, with the roles, tests and generated files of the configuration.
  private func linked(
    _ sources: [LoadedSource], project: ProjectConfiguration
  ) -> Codebase {
    let tests = project.configuration.tests
    let files = sources.map { source in
      var marks: SourceFile.Marks = []
      if source.file.origin == .generated { marks.insert(.generated) }
      if project.matches(tests, source.file) { marks.insert(.test) }
      return SourceFile(path: source.file.shownPath, facts: source.facts, marks: marks)
    }
    let configuration = project.configuration
    guard !configuration.roles.isEmpty else { return Codebase(files: files) }
    return Codebase(files: files, roleOfName: { configuration.role(ofTypeNamed: $0) })
  }

  /// Makes the facts of the files, or takes them from the cache, and links them.
  func link(_ read: ReadSources, in environment: ToolEnvironment) throws -> ReadCodebase {
    let cache = read.cacheFolder.map {
      FactsCache(folder: $0, writer: environment.toolIdentity, today: environment.today)
    }
    let progress = ProgressLine(in: environment, isQuiet: isQuiet)
    let count = read.files.files.count
    let loaded = environment.timings.stage("parse, or take from the cache") {
      SourceLoader(threads: read.threads, cache: cache).load(
        read.files, progress: { progress?.update($0, of: count) },
        reader: { SourceReader() }, read: { reader, source in reader.facts(of: source) })
    }
    environment.timings.stage("write the cache") { cache?.save(on: read.threads) }
    progress?.clear()
    let codebase = environment.timings.stage("link, and tell roles") {
      linked(loaded.sources, project: read.project)
    }
    return ReadCodebase(
      project: read.project, codebase: codebase, sources: loaded.sources, problems: read.problems,
      isWhole: read.isWhole)
  }

  private func cacheFolder(
    for project: ProjectConfiguration, in environment: ToolEnvironment
  ) -> Path? {
    guard usesCache else { return nil }
    return CacheLocation.folder(
      for: project.folder, path: cachePath.map { environment.opened(Path($0)) },
      environment: environment.variable)
  }
}
