import Foundation

/// The files of this repository.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL.resolvingSymlinksInPath()

  /// The paths of all files, without hidden folders and those that links lead to.
  static let paths: [String] = {
    let walk = FileManager.default.enumerator(atPath: root.path)
    var paths: [String] = []
    while let path = walk?.nextObject() as? String {
      if path.hasPrefix(".") || path.contains("/.") {
        walk?.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return paths.sorted()
  }()

  static let swiftPaths = paths.filter { $0.hasSuffix(".swift") }

  /// Returns the paths of the files in a folder, or in the one that it links to.
  static func paths(in folder: String, of paths: [String] = swiftPaths) -> [String] {
    let place = root.appending(path: folder).resolvingSymlinksInPath().path
    let prefix = place.dropFirst(root.path.count + 1) + "/"
    return paths.filter { $0.hasPrefix(prefix) }
  }

  static func text(of path: String) -> String {
    let data = try? Data(contentsOf: root.appending(path: path))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns the text of a file; nil if it lacks one of the words of each list.
  static func text(of path: String, with words: [[String]]) -> String? {
    guard let data = try? Data(contentsOf: root.appending(path: path)),
      words.allSatisfy({ $0.contains { data.range(of: Data($0.utf8)) != nil } })
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
