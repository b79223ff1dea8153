/// The state of a search for what shows screens beside code: storyboards, nibs, and the property
/// lists that say what an app starts with.
struct StoryboardSearch {
  private let filter: PathFilter
  private let currentFolder: Path
  private var byPath: [Path: DiscoveredFile] = [:]

  init(filter: PathFilter, currentFolder: Path) {
    self.filter = filter
    self.currentFolder = currentFolder
  }

  private static let suffixes = [".storyboard", ".xib", "Info.plist"].map { Array($0.utf8) }

  /// The files, one of each name in a folder and its languages.
  var found: [DiscoveredFile] {
    var seen: Set<Path> = []
    return byPath.sorted { $0.key < $1.key }.filter { seen.insert($0.key.withoutLanguage).inserted }
      .map(\.value)
  }

  mutating func search(_ root: Path) {
    let absolute = root.absolute(in: currentFolder)
    let shown = absolute.relative(to: currentFolder) ?? root
    guard !filter.excludes(absolute) else { return }
    // NB: no recursion, since folders may be nested deeper than the stack allows.
    var open = [(path: absolute, shown: shown)]
    while let (path, shown) = open.popLast() {
      guard let listing = try? FolderListing(of: path, suffixes: Self.suffixes) else { continue }
      for entry in listing.entries {
        let next = path.appending(entry.name)
        guard !filter.excludes(next) else { continue }
        switch entry.kind {
        case .folder where !PathFilter.skipsFolderOfStoryboards(named: entry.name):
          open.append((next, shown.appending(entry.name)))
        case .file:
          byPath[next] = DiscoveredFile(path: next, shownPath: shown.appending(entry.name).text)
        default: break
        }
      }
    }
  }
}

extension PathFilter {
  static func skipsFolderOfStoryboards(named name: [UInt8]) -> Bool {
    skipsFolder(named: name) && !String(decoding: name, as: UTF8.self).hasSuffix(".lproj")
  }

  /// Returns a Boolean value that indicates whether a storyboard, nib or property list that is not on
  /// the disk, as of an older revision, belongs to the codebase. Both paths are absolute.
  public func isStoryboard(_ path: Path, below root: Path) -> Bool {
    guard let folders = path.relative(to: root)?.parts.dropLast() else { return false }
    var folder = root
    for part in folders {
      folder = folder.appending(part)
      let isHidden = part.first == UInt8(ascii: ".")
      if isHidden || Self.skipsFolderOfStoryboards(named: Array(part)) || excludes(folder) {
        return false
      }
    }
    return !excludes(path)
  }
}

extension Path {
  /// The path without the folders of languages: the same for the translations of a file.
  public var withoutLanguage: Path {
    let language = Array(".lproj".utf8)
    let kept = parts.filter { !$0.suffix(language.count).elementsEqual(language) }
    return Path(bytes: kept.joined(separator: [Path.separator]))
  }
}
