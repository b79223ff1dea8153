import CalcotConfiguration
import CalcotFiles
import CalcotRules
import CalcotText

/// The configuration of a project, and the folder that its globs start from.
struct ProjectConfiguration: Sendable {
  var configuration = Configuration()
  /// The folder of the configuration. Without one, it is the current folder, or the first path if
  /// that is outside of it.
  let folder: Path
  /// The hash of the configuration's bytes and path; nil without one.
  private(set) var hash: ContentHash?

  /// Reads the configuration at `path`, or the nearest one to `first`, if there is one.
  init(
    path: String?, nearestTo first: String, isIgnored: Bool = false,
    in environment: ToolEnvironment
  ) throws {
    let start = environment.opened(Path(first))
    let place = isIgnored ? nil : path ?? ConfigurationFile.nearest(to: start.text)
    guard let path = place else {
      let absolute = Path(first).absolute(in: environment.currentFolder)
      let isInside = absolute.relative(to: environment.currentFolder) != nil
      folder = isInside ? environment.currentFolder : absolute
      return
    }
    let file = Path(path).absolute(in: environment.currentFolder)
    folder = Path(ConfigurationFile.folder(of: file.text))
    let shown = (file.relative(to: environment.currentFolder) ?? file).text
    do {
      let bytes = try TextFile.read(file, shownPath: shown)
      hash = ContentHash(of: file.bytes + [0] + bytes)
      configuration = try Configuration(reading: bytes, path: shown, rules: RuleBook.descriptions)
    } catch let error as ConfigurationError {
      throw ToolFailure.misuse(error.description)
    } catch let problem as FileProblem {
      throw ToolFailure.misuse("\(problem.path): error: \(problem.message)")
    }
  }

  var filter: PathFilter {
    PathFilter(
      folder: folder, include: configuration.include, exclude: configuration.exclude,
      generated: configuration.generated)
  }

  /// Returns a Boolean value that indicates whether a file matches one of the patterns, which are
  /// relative to the folder.
  func matches(_ patterns: [GlobPattern], _ file: DiscoveredFile) -> Bool {
    guard !patterns.isEmpty else { return false }
    let path = file.path.absolute(in: folder)
    let parts = (path.relative(to: folder) ?? path).parts
    return patterns.contains { $0.matches(parts: parts) }
  }
}
