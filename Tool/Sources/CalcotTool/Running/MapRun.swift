import CalcotCode
import CalcotFiles
import CalcotMap

/// A run of `calcot map`.
struct MapRun: Sendable {
  var reading = CodebaseReading()
  /// The screen to focus on: the map keeps only those up to `depth` arrows away. Without a depth,
  /// that is 1, or all if the screen is the start of one of several apps.
  var focus: String?
  var depth: Int?
  /// The screen whose routes to find.
  var destination: String?
  /// The revision of the git repository to compare with.
  var revision: String?
}

/// The result of a run of `calcot map`.
enum MapOutcome {
  case map(NavigationMap)
  /// The routes to one screen, or to several of the same name.
  case answer(NavigationMap, about: [Screen])
  case comparison(MapComparison)
}

extension MapRun {
  /// Writes the outcome, and says what could not be read.
  func result(by output: MapOutput, in environment: ToolEnvironment) throws -> CommandResult {
    let sources = try reading.sources(in: environment)
    var result = try output.write(
      try text(of: sources, by: output, in: environment), in: environment)
    if !reading.isQuiet { result.messages = sources.warnings + result.messages }
    return result
  }

  /// Returns the text of the outcome, from the cache if nothing has changed since the same
  /// question. A comparison is never cached, since a revision may move.
  private func text(
    of sources: ReadSources, by output: MapOutput, in environment: ToolEnvironment
  ) throws -> String {
    let storyboards = reading.storyboards(for: sources.project, in: environment)
    let asked = [

      [
        "map", focus ?? "", "\(focus == nil)", "\(depth ?? -1)", destination ?? "",
        "\(destination == nil)",
      ],
      [output.chosenFormat.rawValue],
    ]
    let cache =
      revision == nil && sources.problems.isEmpty
      ? RunCache(
        of: sources, storyboards, reading: reading, asked: asked, in: environment) : nil
    if let known = cache?.bytes { return String(decoding: known, as: UTF8.self) }
    let text = output.text(of: try outcome(of: sources, storyboards, in: environment))
    cache?.keep(Array(text.utf8))
    return text
  }

  private func outcome(
    of sources: ReadSources, _ storyboards: [ReadStoryboard], in environment: ToolEnvironment
  ) throws -> MapOutcome {
    let read = try reading.link(sources, in: environment)
    let title = String(read.project.folder.text.split(separator: "/").last ?? "code")
    var map = NavigationMap(
      of: read.codebase, interface: InterfaceFiles(storyboards), title: title,
      text: Self.lines(of: read.sources))
    if let revision {
      let old = try RevisionReading(revision: revision, paths: reading.paths)
        .map(title: title, project: read.project, in: environment)
      // NB: both maps to the same depth, also where the change has added an app.
      let common = try focus.map { try depth ?? (isApp($0, in: map) ? .max : 1) }
      return .comparison(
        MapComparison(
          from: try focused(old, depth: common, isOld: true), to: try focused(map, depth: common)))
    }
    if let destination { return .answer(map, about: try screens(destination, in: map)) }
    map = try focused(map)
    return .map(map)
  }

  private func focused(_ map: NavigationMap, depth: Int? = nil, isOld: Bool = false) throws
    -> NavigationMap
  {
    guard let focus else { return map }
    if isOld, map.screens(matching: focus).isEmpty {
      return NavigationMap(title: map.title)
    }
    let screen = try screen(focus, in: map)
    let whole = try isApp(focus, in: map) ? map.screens.count : 1
    return map.focused(
      on: screen.id, depth: min(depth ?? self.depth ?? whole, map.screens.count))
  }

  /// Returns whether a text names one of several apps.
  private func isApp(_ focus: String, in map: NavigationMap) throws -> Bool {
    guard map.entryPoints.count > 1 else { return false }
    let screen = try screen(focus, in: map)
    return map.entryPoints.contains { $0.screen == screen.id }
  }

  private func screen(_ text: String, in map: NavigationMap) throws -> Screen {
    let found = try screens(text, in: map)
    guard let screen = found.first, found.count == 1 else {
      throw ToolFailure.misuse(
        "calcot: error: '\(text)' can be \(Self.list(found.map(\.id))); say which")
    }
    return screen
  }

  private func screens(_ text: String, in map: NavigationMap) throws -> [Screen] {
    let found = map.screens(matching: text)
    if !found.isEmpty { return found }
    let similar = map.screens(similarTo: text)
    let hint =
      similar.isEmpty
      ? "'calcot map --format json' lists all \(map.screens.count)"
      : "did you mean \(Self.list(similar.map(\.id)))?"
    throw ToolFailure.misuse("calcot: error: there is no screen '\(text)'; \(hint)")
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(8).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 8 ? ", …" : "")
  }

  /// Returns a function that returns lines of files, and reads each file at most once.
  static func lines(of sources: [LoadedSource]) -> (String, Int) -> String? {
    let files = Dictionary(
      sources.map { ($0.file.shownPath, $0) }, uniquingKeysWith: { one, _ in one })
    var texts: [String: [UInt8]] = [:]
    return { path, line in
      guard let source = files[path] else { return nil }
      let bytes: [UInt8]
      if let known = texts[path] {
        bytes = known
      } else {
        bytes = (try? TextFile.read(source.file.path, shownPath: path)) ?? []
        texts[path] = bytes
      }
      return SourceLineText.text(ofLine: line, in: bytes, starts: source.facts.lineStarts)
    }
  }
}

enum SourceLineText {
  /// Returns a line without surrounding spaces; nil if the text no longer has a line of that
  /// number.
  static func text(ofLine line: Int, in bytes: [UInt8], starts: [UInt32]) -> String? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = Int(starts[line - 1])
    let end = line < starts.count ? Int(starts[line]) : bytes.count
    guard start <= end, end <= bytes.count else { return nil }
    var text = bytes[start..<end]
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    while let first = text.first, isSpace(first) { text.removeFirst() }
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(decoding: text.prefix(200), as: UTF8.self)
  }
}
