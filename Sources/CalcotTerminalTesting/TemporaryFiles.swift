import Foundation

/// A temporary folder for files that a test picks and saves. It does not exist before it is used, and
/// is removed on deinitialization.
final class TemporaryFiles {
  let path: String
  private var count = 0

  init() {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("calcot-\(UInt64.random(in: 0 ... .max))").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes the folder, so that an app can save a file in it.
  func make() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Writes a file to a folder of its own, so that several can have the same name.
  ///
  /// - Returns: The path, or `nil` if the system has not accepted the name.
  func add(_ name: String, content: Data) -> String? {
    count += 1
    let folder = "\(path)/\(count)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = "\(folder)/\(name)"
    return FileManager.default.createFile(atPath: file, contents: content) ? file : nil
  }

  /// Removes a saved file and returns its content, or `nil` if there is none.
  func takeSaved(_ name: String) -> Data? {
    let file = "\(path)/\(name)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    return FileManager.default.contents(atPath: file)
  }
}
