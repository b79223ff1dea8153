import Foundation

/// A record of what a change makes, from which it is taken back after the process was killed.
struct ChangeJournal: Codable, Equatable {
  struct Text: Codable, Equatable {
    let path: String
    /// The text before the change; nil for a new file.
    let old: String?
    let new: String
  }

  let texts: [Text]
  /// The folders that the change makes, the innermost first.
  let folders: [String]

  init(of change: PackageChange) {
    texts =
      change.files.map { Text(path: $0.path, old: nil, new: $0.text) }
      + change.changes.map { Text(path: $0.path, old: $0.old, new: $0.new) }
    var folders: Set<String> = []
    for file in change.files {
      var folder = NSString(string: file.path).deletingLastPathComponent
      while !folder.isEmpty,
        !FileManager.default.fileExists(atPath: change.package.appendingPathComponent(folder).path)
      {
        folders.insert(folder)
        folder = NSString(string: folder).deletingLastPathComponent
      }
    }
    self.folders = folders.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Takes back what was made in a package.
  ///
  /// - Returns: The files that were edited since, which are left as they are.
  func undo(in package: URL, by folder: ChangeFolder) -> [String] {
    var kept: [String] = []
    for text in texts.reversed() {
      let place = package.appendingPathComponent(text.path)
      guard let data = try? Data(contentsOf: place) else { continue }
      if data == Data(text.new.utf8) {
        if let old = text.old {
          try? folder.restore(old, at: place)
        } else {
          try? FileManager.default.removeItem(at: place)
        }
      } else if text.old.map({ Data($0.utf8) != data }) ?? true {
        kept.append(text.path)
      }
    }
    for folder in folders {
      // NB: of a folder in which somebody has put a file, nothing is removed.
      rmdir(package.appendingPathComponent(folder).path)
    }
    return kept.reversed()
  }
}
