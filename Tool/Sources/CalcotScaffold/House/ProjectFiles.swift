import Foundation

/// The Xcode projects of a codebase, which are not edited.
struct ProjectFiles {
  /// The texts of the projects, by their paths.
  private let texts: [(path: String, text: String)]

  /// - Parameter root: The folder of the codebase. The projects are in this folder or in one of its
  ///   direct subfolders.
  init(in root: URL) {
    var texts: [(String, String)] = []
    for folder in [""] + Self.names(in: root).filter({ !$0.contains(".") }).map({ "\($0)/" }) {
      let place = root.appendingPathComponent(folder)
      for name in Self.names(in: place) {
        guard name.hasSuffix(".xcodeproj") else { continue }
        let text = try? String(
          contentsOf: place.appendingPathComponent("\(name)/project.pbxproj"), encoding: .utf8)
        if let text { texts.append((folder + name, text)) }
      }
    }
    self.texts = texts
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Says to which projects the new files have to be added.
  var noteOfFiles: String {
    texts.filter { _, text in
      // NB: since Xcode 16 a project may have folders instead of a list of files.
      !text.contains("PBXFileSystemSynchronizedRootGroup")
    }
    .map { "next: add the new files to \($0.path)\n" }.joined()
  }
}
