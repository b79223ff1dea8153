#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  package import Foundation

  /// A file in a temporary folder of its own, which is there as long as somebody holds this.
  package final class TemporaryFile: Sendable {
    /// Where the file is.
    package let url: URL
    private let folder: URL

    /// Writes a file.
    ///
    /// - Throws: what the file system says.
    package convenience init(_ file: PickedFile) throws {
      try self.init(named: file.name) { try file.content.write(to: $0) }
    }

    /// Writes a file, off the main actor.
    package nonisolated static func write(
      _ file: PickedFile
    ) async -> Result<TemporaryFile, any Error> {
      Result { try TemporaryFile(file) }
    }

    /// Copies a file, without reading it into memory.
    ///
    /// - Throws: what the file system says.
    package convenience init(copying other: URL) throws {
      try self.init(named: other.lastPathComponent) {
        try FileManager.default.copyItem(at: other, to: $0)
      }
    }

    private init(named name: String, _ write: (URL) throws -> Void) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("calcot-\(UUID().uuidString)", isDirectory: true)
      // NB: these two are no names of files.
      url = folder.appendingPathComponent(
        [".", ".."].contains(name) ? "file" : name, isDirectory: false)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(url)
    }

    // NB: also when writing has failed, as the folder is known by then.
    deinit { try? FileManager.default.removeItem(at: folder) }
  }
#endif
