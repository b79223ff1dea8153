#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import CalcotContent
  package import Foundation

  /// A file in a temporary folder of its own, which exists as long as this object.
  package final class TemporaryFile: Sendable {
    /// The location of the file.
    package let url: URL
    private let folder: URL

    /// Writes a file.
    ///
    /// - Throws: the file system's error.
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
    /// - Throws: the file system's error.
    package convenience init(copying other: URL) throws {
      try self.init(named: other.lastPathComponent) {
        try FileManager.default.copyItem(at: other, to: $0)
      }
    }

    private init(named name: String, _ write: (URL) throws -> Void) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("calcot-\(UUID().uuidString)", isDirectory: true)
      // NB: these two are not file names.
      url = folder.appendingPathComponent(
        [".", ".."].contains(name) ? "file" : name, isDirectory: false)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(url)
    }

    // NB: this runs after a failed write too, as the folder is already set.
    deinit { try? FileManager.default.removeItem(at: folder) }
  }
#endif
