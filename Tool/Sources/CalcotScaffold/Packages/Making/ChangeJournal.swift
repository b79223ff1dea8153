import Foundation

/// A record of a change's files and folders, to undo the change after its process was killed.
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

  /// Undoes the change in a package.
  ///
  /// - Returns: The files edited since, which stay as they are.
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
      // NB: this removes a folder only if it is empty, and so keeps files that others have put
      // there.
      rmdir(package.appendingPathComponent(folder).path)
    }
    return kept.reversed()
  }
}
