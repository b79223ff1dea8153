import CalcotCode
import CalcotFiles
import CalcotMap
import CalcotReader

/// Reads a codebase at a revision from the repository alone, without a checkout.
struct RevisionReading {
  var revision: String
  /// The paths on the command line; empty for the current folder.
  var paths: [String]

  func map(
    title: String, project: ProjectConfiguration, in environment: ToolEnvironment
  ) throws -> NavigationMap {
    var files: [(path: String, bytes: [UInt8], origin: DiscoveredFile.Origin)] = []
    let filter = project.filter
    for given in paths.isEmpty ? ["."] : paths {
      for file in try entries(below: given, in: environment) {
        let root = Path(given).absolute(in: environment.currentFolder)
        let path = file.path.isEmpty ? root : root.appending(file.path)
        let isAlone = file.path.isEmpty
        let top = isAlone ? root.appending("..".utf8).absolute(in: "/") : root
        guard let origin = filter.origin(ofFile: path, below: top), origin != .template,
          file.bytes.count <= SourceLoader.sizeLimit
        else { continue }
        let shown = (path.relative(to: environment.currentFolder) ?? path).text
        files.append((shown, file.bytes, origin))
      }
    }
    let read = files
    let facts = WorkerThreads().map(read.count, with: { SourceReader() }) { reader, index in
      read[index].bytes.withUnsafeBufferPointer { reader.facts(of: $0) }
    }
    let sources = zip(read, facts).map { file, facts in
      SourceFile(path: file.path, facts: facts)
    }
    var numbers: [String: Int] = [:]
    for (number, file) in read.enumerated() { numbers[file.path] = number }
    return NavigationMap(
      of: Codebase(files: sources), interface: try interface(project, in: environment),
      title: title
    ) { path, line in
      numbers[path].flatMap {
        SourceLineText.text(ofLine: line, in: read[$0].bytes, starts: facts[$0].lineStarts)
      }
    }
  }

  /// Returns the Swift files of the revision. The path is empty for a file on the command line.
  private func entries(
    below given: String, in environment: ToolEnvironment
  ) throws -> [TarArchive.Entry] {
    let root = Path(given).absolute(in: environment.currentFolder)
    let isFile = given.hasSuffix(".swift")
    let folder = isFile ? root.appending("..".utf8).absolute(in: "/") : root
    let name = String(decoding: root.parts.last ?? [], as: UTF8.self)
    try refuseUnknownRevision(in: folder)
    return try archive(isFile ? ":(literal)\(name)" : ":(glob)**/*.swift", in: folder).map {
      entry in
      isFile ? TarArchive.Entry(path: [], bytes: entry.bytes) : entry
    }
  }

  /// Returns the storyboards, nibs and property lists of the revision.
  private func interface(
    _ project: ProjectConfiguration, in environment: ToolEnvironment
  ) throws -> InterfaceFiles {
    var seen: Set<Path> = []
    var files = InterfaceFiles()
    for given in paths.isEmpty ? ["."] : paths where !given.hasSuffix(".swift") {
      let root = Path(given).absolute(in: environment.currentFolder)
      for kind in [".storyboard", ".xib", "Info.plist"] {
        for entry in try archive(":(glob)**/*\(kind)", in: root) {
          let path = root.appending(entry.path)
          guard project.filter.isStoryboard(path, below: root),
            seen.insert(path.withoutLanguage).inserted
          else { continue }
          let shown = (path.relative(to: environment.currentFolder) ?? path).text
          files.add(entry.bytes, path: shown)
        }
      }
    }
    return files
  }

  /// Returns the files of the revision that match a pattern.
  private func archive(_ pattern: String, in folder: Path) throws -> [TarArchive.Entry] {
    let archive = try GitProcess.run([
      "-C", folder.text, "archive", "--format=tar", revision, "--", pattern,
    ])
    guard archive.status == 0 else {
      // NB: the folder did not exist at the revision, or has no such file.
      if archive.message.contains("did not match any files") { return [] }
      throw ToolFailure.failure(
        "calcot: error: git cannot give the files of '\(revision)': \(archive.message)")
    }
    return TarArchive.files(in: archive.output)
  }

  private func refuseUnknownRevision(in folder: Path) throws {
    let inside = try GitProcess.run(["-C", folder.text, "rev-parse", "--is-inside-work-tree"])
    guard inside.status == 0 else {
      throw ToolFailure.misuse(
        "calcot: error: \(folder.text) is in no git repository; --diff compares with a revision of one"
      )
    }
    let known = try GitProcess.run([
      "-C", folder.text, "rev-parse", "--verify", "--quiet", "--end-of-options",
      "\(revision)^{commit}",
    ])
    guard known.status == 0 else {
      throw ToolFailure.misuse(
        "calcot: error: there is no revision '\(revision)' here; give a branch, a tag or a commit "
          + "('git fetch' gets those of the others)")
    }
  }
}
