package import CalcotContent
import CalcotTree

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LocalFiles {
  /// Reads the first of these paths that exists.
  ///
  /// The file's type, kind and size are checked before it is read, and no more is read than the
  /// limit of the pick.
  ///
  /// - Throws: The reason why the file cannot be picked.
  package func read(
    anyOf paths: [String], for pick: FilePick
  ) throws(FileProblem) -> PickedFile {
    let found = paths.first { FileStatus(of: path($0)) != nil } ?? paths.first ?? ""
    // NB: a path with a null byte never reaches the system, so `errno` would hold an earlier error.
    guard !found.utf8.contains(0) else { throw .noSuchFile(found) }
    let whole = path(found)
    let name = LocalFiles.lastName(of: found)
    guard let status = FileStatus(of: whole) else {
      switch errno {
      case ENOENT, ENOTDIR: throw .noSuchFile(found)
      default: throw .unreadable(found, reason: FileStatus.lastError())
      }
    }
    try LocalFiles.check(status, name, for: pick)
    // NB: the file may have become a pipe meanwhile, and opening that would block.
    let descriptor = open(whole, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(name, reason: FileStatus.lastError()) }
    defer { close(descriptor) }
    guard let opened = FileStatus(of: descriptor) else {
      throw .unreadable(name, reason: FileStatus.lastError())
    }
    try LocalFiles.check(opened, name, for: pick)
    let content = try LocalFiles.content(of: descriptor, name, expecting: opened.bytes, for: pick)
    return PickedFile(name, content: content)
  }

  private static func check(
    _ status: FileStatus, _ name: String, for pick: FilePick
  ) throws(FileProblem) {
    switch status.kind {
    case .folder: throw .isFolder(name)
    case .other: throw .rejected(.notAFile(name))
    case .file: break
    }
    guard pick.kinds.isEmpty || pick.kinds.contains(where: { $0.covers(name) }) else {
      throw .rejected(.wrongKind(name, extensions: pick.kinds.flatMap(\.extensions)))
    }
    guard status.bytes <= pick.mostBytes else {
      throw .rejected(.tooLarge(name, bytes: status.bytes, most: pick.mostBytes))
    }
  }

  private static func content(
    of descriptor: Int32, _ name: String, expecting bytes: Int, for pick: FilePick
  ) throws(FileProblem) -> Data {
    var content = Data()
    content.reserveCapacity(min(max(bytes, 0), 1 << 20))
    while true {
      switch DescriptorIO.read(descriptor) {
      case .nothingNow: continue
      case .ended: return content
      case .failed(let code):
        throw .unreadable(name, reason: FileStatus.lastError(code))
      case .bytes(let more): content.append(contentsOf: more)
      }
      // NB: some system files report a size of zero, and others grow.
      guard content.count <= pick.mostBytes else {
        throw .rejected(.tooLarge(name, bytes: content.count, most: pick.mostBytes))
      }
    }
  }

  static func lastName(of path: String) -> String {
    path.unicodeScalars.split(separator: "/").last.map { String($0) } ?? path
  }
}
