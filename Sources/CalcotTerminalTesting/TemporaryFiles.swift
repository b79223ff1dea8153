import Foundation

/// A folder for files that a test's user picks and saves, which goes when it is let go.
final class TemporaryFiles {
  let path: String
  private var count = 0

  init() {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calcot-\(UInt64.random(in: 0 ... .max))")
    path = folder.path
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Puts a file into a folder of its own, so that several can have the same name.
  ///
  /// - Returns: its path; nil where the system has not taken its name.
  func add(_ name: String, content: Data) -> String? {
    count += 1
    let folder = "\(path)/\(count)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = "\(folder)/\(name)"
    return FileManager.default.createFile(atPath: file, contents: content) ? file : nil
  }

  /// Takes away the file that has been saved; nil where there is none.
  func takeSaved(_ name: String) -> Data? {
    let file = "\(path)/\(name)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    return FileManager.default.contents(atPath: file)
  }
}
