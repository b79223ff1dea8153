/// A search for the Swift files of a codebase.
public struct SourceDiscovery: Sendable {
  private let filter: PathFilter
  private let currentFolder: Path

  /// - Parameter currentFolder: An absolute path.
  public init(filter: PathFilter, currentFolder: Path) {
    self.filter = filter
    self.currentFolder = currentFolder
  }

  /// Returns all Swift files at these paths and below them, each once, whatever path leads to it.
  ///
  /// A folder that is given is searched, whatever its name; below it hidden folders and those of
  /// ``PathFilter/excludedFolders`` are skipped. Links are followed after everything else, so that
  /// a file keeps its real path. Takes about 2 µs for a file and 15 µs for a folder.
  public func files(at paths: [Path]) throws(MissingPath) -> DiscoveredFiles {
    var search = SourceSearch(filter: filter, currentFolder: currentFolder)
    for path in paths { try search.begin(at: path) }
    search.followLinks()
    return search.result
  }

  /// Returns the storyboards, nibs and `Info.plist` files below these paths, sorted by path. Of one
  /// that is translated as a whole only the first language counts, the base if there is one. Links
  /// are not followed.
  public func storyboards(at paths: [Path]) -> [DiscoveredFile] {
    var search = StoryboardSearch(filter: filter, currentFolder: currentFolder)
    for path in paths { search.search(path) }
    return search.found
  }
}
