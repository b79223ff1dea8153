import Foundation

/// A folder on the disk that is removed after the test, or with the process if an app that never ends
/// holds it.
final class SampleFolder {
  private static let all: URL = {
    atexit { try? FileManager.default.removeItem(at: SampleFolder.all) }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("calcot-files-\(UUID().uuidString)")
  }()

  let path: String

  init() throws {
    let folder = Self.all.appendingPathComponent("\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func add(_ name: String, isFolder: Bool = false, content: String = "") throws {
    let file = "\(path)/\(name)"
    if isFolder {
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    } else {
      try Data(content.utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
