/// The state of a search.
struct SourceSearch {
  private let filter: PathFilter
  private let currentFolder: Path
  /// The files by their real paths, and those that links lead to.
  private var files: [Path: DiscoveredFile] = [:]
  private var identities: Set<FileIdentity> = []
  private var folders: Set<FileIdentity> = []
  private var links: [Link] = []
  private var problems: [FileProblem] = []

  init(filter: PathFilter, currentFolder: Path) {
    self.filter = filter
    self.currentFolder = currentFolder
  }

  private struct Link {
    var place: Place
    /// The folders around the link.
    var around: [FileIdentity]
  }

  /// A path that opens a file, its form for messages, and its form from the root of the file
  /// system.
  private struct Place {
    var path: Path
    var shown: Path
    var absolute: Path
    /// The absolute path of the folder on the command line.
    var root: Path

    func appending(_ name: [UInt8]) -> Place {
      Place(
        path: path.appending(name), shown: shown.appending(name),
        absolute: absolute.appending(name), root: root)
    }
  }
}

extension SourceSearch {
  var result: DiscoveredFiles {
    DiscoveredFiles(
      files: files.sorted { $0.key < $1.key }.map(\.value),
      problems: problems.sorted { ($0.path, $0.message) < ($1.path, $1.message) })
  }

  /// Begins at a path of the command line.
  mutating func begin(at path: Path) throws(MissingPath) {
    let absolute = path.absolute(in: currentFolder)
    let inside = absolute.relative(to: currentFolder)
    // NB: the path that opens the file keeps its `..`, which have another meaning behind a link.
    let opened = path.isAbsolute ? path : currentFolder.appending(path.bytes)
    let place = Place(path: opened, shown: inside ?? path, absolute: absolute, root: absolute)
    do {
      let status = try FileStatus(at: opened)
      switch status.kind {
      case .folder:
        if !filter.excludes(absolute) { walk(place, around: foldersAround(absolute)) }
      case .file, .other:
        guard path.name.suffix(6).elementsEqual(".swift".utf8) else {
          report(place, "is neither a folder nor a Swift file, and was skipped")
          return
        }
        addSingle(place, status)
      }
    } catch  where error.code == SystemFailure.missing || error.code == SystemFailure.notAFolder {
      throw MissingPath(path: path.text)
    } catch {
      report(place, "cannot be read: \(error.message)")
    }
  }

  /// Returns the folders around a path, so that a link to one of them is recognized as a loop.
  private func foldersAround(_ path: Path) -> [FileIdentity] {
    let parts = path.parts
    return parts.indices.compactMap { count in
      let folder = Path(
        bytes: [Path.separator] + parts[..<count].joined(separator: [Path.separator]))
      return (try? FileStatus(at: folder))?.identity
    }
  }

  /// Searches a folder and its subfolders. `around` are the folders around it.
  private mutating func walk(_ start: Place, around: [FileIdentity]) {
    // NB: no recursion, since folders may be nested deeper than the stack allows.
    var open = [(place: start, around: around)]
    while let (place, around) = open.popLast() {
      do {
        let listing = try FolderListing(of: place.path)
        guard folders.insert(listing.identity).inserted else { continue }
        let inner = around + [listing.identity]
        let origin = filter.origin(ofFolder: place.absolute, below: place.root)
        for entry in listing.entries {
          let next = place.appending(entry.name)
          switch entry.kind {
          case .folder:
            if !PathFilter.skipsFolder(named: entry.name), !filter.excludes(next.absolute) {
              open.append((next, inner))
            }
          case .file:
            add(next, named: entry.name, in: origin)
          case .link:
            links.append(.init(place: next, around: inner))
          case .other:
            report(next, "is not a regular file, and was skipped")
          }
        }
      } catch {
        report(place, "cannot be searched: \(error.message)")
      }
    }
  }

  /// Follows links until there are none left: they may lead to folders with more links.
  mutating func followLinks() {
    guard !links.isEmpty else { return }
    for file in files.values {
      if let status = try? FileStatus(at: file.path) { identities.insert(status.identity) }
    }
    while !links.isEmpty {
      let found = links.sorted { $0.place.absolute < $1.place.absolute }
      links = []
      for link in found { follow(link) }
    }
  }

  private mutating func follow(_ link: Link) {
    let isSwift = link.place.path.name.suffix(6).elementsEqual(".swift".utf8)
    do {
      let status = try FileStatus(at: link.place.path)
      switch status.kind {
      case .folder:
        if PathFilter.skipsFolder(named: link.place.path.name)
          || filter.excludes(link.place.absolute)
        {
          return
        }
        if link.around.contains(status.identity) {
          report(link.place, "is a link to a folder that it lies in, and was not followed")
        } else {
          walk(link.place, around: link.around)
        }
      case .file:
        if isSwift, !identities.contains(status.identity) {
          identities.insert(status.identity)
          addSingle(link.place, status)
        }
      case .other:
        if isSwift { report(link.place, "is not a regular file, and was skipped") }
      }
    } catch  where error.code == SystemFailure.loop {
      report(link.place, "is a link that leads back to itself, and was not followed")
    } catch {
      // NB: a broken link is only reported if it looks like source.
      if isSwift { report(link.place, "is a link that leads nowhere: \(error.message)") }
    }
  }

  /// Adds a file that no listing contains.
  private mutating func addSingle(_ place: Place, _ status: FileStatus) {
    if status.kind == .other {
      report(place, "is not a regular file, and was skipped")
      return
    }
    let name = place.path.name
    let folder = Path(bytes: place.absolute.bytes.dropLast(name.count))
    add(place, named: name, in: filter.origin(ofFolder: folder, below: place.root))
  }

  private mutating func add(_ place: Place, named name: [UInt8], in origin: FolderOrigin) {
    if filter.excludes(place.absolute) || !filter.includes(place.absolute) { return }
    guard files[place.absolute] == nil else { return }
    files[place.absolute] = DiscoveredFile(
      path: place.path, shownPath: place.shown.text,
      origin: filter.origin(of: place.absolute, named: name, in: origin))
  }

  private mutating func report(_ place: Place, _ message: String) {
    let shown = place.shown.bytes.isEmpty ? "." : place.shown.text
    problems.append(FileProblem(path: shown, message: message))
  }
}
