import CalcotFiles
import Foundation

/// A temporary folder of a test, which is deleted with the value.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appendingPathComponent("calcot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: Path { Path(url.path) }

  func path(_ name: String) -> Path { path.appending(Array(name.utf8)) }

  func url(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Writes a file, and creates the folders around it.
  @discardableResult
  func write(_ text: String = "struct A {}\n", to name: String) throws -> Path {
    let file = url(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return path(name)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url(name).path, withDestinationPath: target)
  }
}
