import Foundation

/// The projects of a house that are not edited, and what they need of a new screen.
struct ProjectFiles {
  /// The texts of the projects, by their paths.
  private let texts: [(path: String, text: String)]

  /// - Parameter root: The folder of the house, in which, or in a folder of which, the projects are.
  init(in root: URL) {
    var texts: [(String, String)] = []
    for folder in [""] + Self.names(in: root).filter({ !$0.contains(".") }).map({ "\($0)/" }) {
      let place = root.appendingPathComponent(folder)
      for name in Self.names(in: place) {
        let file = Self.listings[(name as NSString).pathExtension] ?? Self.listings[name]
        guard let file else { continue }
        let text = try? String(
          contentsOf: place.appendingPathComponent(file.isEmpty ? name : "\(name)/\(file)"),
          encoding: .utf8)
        if let text { texts.append((folder + name, text)) }
      }
    }
    self.texts = texts
  }

  /// What lists files or packages, by the ending or the name of a project.
  private static let listings = [
    "xcodeproj": "project.pbxproj", "xcworkspace": "contents.xcworkspacedata",
    "project.yml": "", "Project.swift": "",
  ]

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Says to which projects the new files have to be added.
  var noteOfFiles: String {
    texts.filter { path, text in
      // NB: since Xcode 16 a project may have folders instead of a list of files.
      path.hasSuffix(".xcodeproj") && !text.contains("PBXFileSystemSynchronizedRootGroup")
    }
    .map { "next: add the new files to \($0.path)\n" }.joined()
  }

  /// Says to which projects a new package has to be added, beside an old one.
  func note(adding package: String, like old: String) -> String {
    texts.filter { path, text in
      let folders = path.split(separator: "/").dropLast()
      // NB: paths in a project begin at its own folder.
      let place = folders.isEmpty ? old : "../\(old)"
      return text.contains(place) || text.contains(old)
    }
    .map { "next: add the package \(package) to \($0.path), as \(old) is\n" }.joined()
  }
}
