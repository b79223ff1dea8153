import Foundation

/// New folders in a package and changes of its files, made together.
public struct PackageChange {
  /// A folder by its path in the package, with its files.
  struct Folder {
    let path: String
    let files: [NewFile]
  }

  private let package: URL
  private let folders: [Folder]
  private let changes: [ChangedFile]

  /// Checks that all folders are free. The last change is what makes the new files a part of the app.
  init(
    of package: URL, folders: [Folder], changes: [ChangedFile]
  ) throws(NewProblem) {
    self.package = package
    self.folders = folders
    self.changes = changes.filter { $0.old != $0.new }
    for folder in folders { try NewFolder.checkIsFree(place(folder.path).path) }
  }

  /// The change as a patch.
  public var patch: String {
    let files = folders.flatMap { folder in folder.files.map { $0.patch(in: folder.path) } }
    return files.joined() + changes.map(\.patch).joined()
  }

  /// A line for each file that is made or changed.
  public var summary: String {
    let made = folders.flatMap { folder in
      folder.files.map { "made: \(folder.path)/\($0.path)\n" }
    }
    return made.joined() + changes.map { "changed: \($0.path)\n" }.joined()
  }

  /// Makes the change: all of it, or nothing if an error is thrown.
  public func make() throws(NewProblem) { try uninterrupted(makeAll) }

  private func makeAll() throws(NewProblem) {
    var undo: [() -> Void] = []
    do {
      for folder in folders {
        let place = place(folder.path)
        try NewFolder(folder.files).make(at: place.path)
        undo.append { try? FileManager.default.removeItem(at: place) }
      }
      for change in changes {
        let place = place(change.path)
        try Data(change.new.utf8).write(to: place, options: .atomic)
        undo.append { try? Data(change.old.utf8).write(to: place, options: .atomic) }
      }
    } catch {
      for step in undo.reversed() { step() }
      throw (error as? NewProblem) ?? NewProblem("\(error.localizedDescription)")
    }
  }

  private func place(_ path: String) -> URL { package.appendingPathComponent(path) }
}
