#if canImport(FoundationEssentials)
  import CalcotContent
  import CalcotTree
  package import FoundationEssentials
#else
  package import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LocalFiles {
  /// Writes `content` to a file atomically.
  ///
  /// - Parameters:
  ///   - paths: The paths that the user may mean; the first whose folder exists is used.
  ///   - replaces: A Boolean value that indicates whether an existing file may be replaced.
  /// - Throws: The reason why the file was not written; ``FileProblem/isThere(_:)`` if it exists
  ///   and must not be replaced.
  package func write(
    _ content: Data, toAnyOf paths: [String], replacing replaces: Bool
  ) throws(FileProblem) {
    let found = paths.first { FileStatus(of: folder(of: path($0)))?.kind == .folder }
    guard let found, !LocalFiles.lastName(of: found).isEmpty else {
      let folder = TypedPath.parts(of: paths.first ?? "").folder
      throw .noSuchFolder(folder)
    }
    let target = LocalFiles.target(of: path(found))
    let old = FileStatus(of: target)
    switch old?.kind {
    case .folder: throw .isFolder(found)
    case .other: throw .rejected(.notAFile(found))
    case .file where !replaces: throw .isThere(found)
    case .file, nil: break
    }
    let draft = "\(folder(of: target))/.\(UInt64.random(in: 0 ... .max)).part"
    defer { unlink(draft) }
    guard LocalFiles.write(content, to: draft, mode: old?.mode) else {
      throw .unwritable(found, reason: FileStatus.lastError())
    }
    guard replaces || link(draft, target) != 0 else { return }
    // NB: `link` does not replace a file that was created meanwhile; on file systems without links,
    // `rename` would.
    if !replaces, errno == EEXIST { throw .isThere(found) }
    guard rename(draft, target) == 0 else {
      throw .unwritable(found, reason: FileStatus.lastError())
    }
  }

  private func folder(of path: String) -> String {
    let folder = TypedPath.parts(of: path).folder
    return folder.isEmpty ? "." : folder
  }

  /// Returns the path with its links resolved.
  private static func target(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(validatingCString: real) ?? path
  }

  private static func write(_ content: Data, to path: String, mode: mode_t?) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    if let mode { _ = fchmod(descriptor, mode) }
    return DescriptorIO.write(Array(content), to: descriptor) && fsync(descriptor) == 0
  }

  /// Returns a name from outside as a safe suggestion: visible, without folders, and not hidden.
  package static func safeName(_ name: String) -> String {
    // NB: scalars, because a slash or a dot and a mark after it are one character.
    let visible = name.unicodeScalars.filter {
      VisibleText.of(String($0)) == String($0) && $0 != "/"
    }
    let plain = visible.drop { $0 == "." || $0 == "~" || $0.properties.isWhitespace }
    return plain.isEmpty ? "file" : String(String.UnicodeScalarView(plain))
  }
}
