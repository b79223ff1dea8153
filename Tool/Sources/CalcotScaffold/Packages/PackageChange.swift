import Foundation

/// New files in a package and changes of its files, which take effect together.
public struct PackageChange {
  /// A folder by its path in the package, with its files.
  struct Folder {
    let path: String
    let files: [NewFile]
  }

  let package: URL
  /// The new files, by their paths in the package.
  let files: [NewFile]
  let changes: [ChangedFile]

  /// Checks that no folder or file exists yet. The last change makes the new files a part of the
  /// app.
  init(
    of package: URL, folders: [Folder] = [], files: [NewFile] = [], changes: [ChangedFile]
  ) throws(NewProblem) {
    self.package = package
    self.files =
      files
      + folders.flatMap { folder in
        folder.files.map { NewFile(path: "\(folder.path)/\($0.path)", text: $0.text) }
      }
    self.changes = changes.filter { $0.old != $0.new }
    for path in folders.map(\.path) + files.map(\.path) {
      try NewFolder.checkIsFree(package.appendingPathComponent(path).path)
    }
  }

  /// The change as a patch.
  public var patch: String {
    files.map { $0.patch() }.joined() + changes.map(\.patch).joined()
  }

  /// A line for each new or changed file.
  public var summary: String {
    files.map { "made: \($0.path)\n" }.joined()
      + changes.map { "changed: \($0.path)\n" }.joined()
  }
}
