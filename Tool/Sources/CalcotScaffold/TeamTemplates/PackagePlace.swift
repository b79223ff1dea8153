import Foundation

/// A check that a path stays in its package.
enum PackagePlace {
  /// Refuses a path that is outside of the package, or in a folder of git or of this tool.
  ///
  /// - Parameter template: The template with this path, for the message.
  static func check(_ path: String, in package: URL, of template: String) throws(NewProblem) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && !part.contains("\n")
        && !part.allSatisfy(\.isWhitespace)
    }
    guard isPlain, parts.first != ".git", parts.first != ".calcot" else {
      throw NewProblem(
        "the template '\(template)' would make '\(path)', which is no place for a file")
    }
    var folder = package.appendingPathComponent(path).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.path), folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
    }
    // NB: a folder may be a link to somewhere else.
    let (real, home) = (
      folder.resolvingSymlinksInPath().path, package.resolvingSymlinksInPath().path
    )
    guard real == home || real.hasPrefix(home + "/") else {
      throw NewProblem("the template '\(template)' would make '\(path)', which leaves the package")
    }
  }
}
