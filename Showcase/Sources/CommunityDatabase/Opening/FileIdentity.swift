internal import Foundation
internal import Groups

/// The file that a database was opened from. A file that is deleted or replaced stays open, and takes
/// changes that nobody will ever read.
struct FileIdentity: Sendable {
  private let path: String
  private let number: UInt64

  /// Returns the identity of the file at a path; `nil` if there is none.
  init?(path: String) {
    guard let number = Self.number(at: path) else { return nil }
    self.path = path
    self.number = number
  }

  /// Throws an error unless the file is still at its path.
  func check() throws {
    guard Self.number(at: path) != number else { return }
    // NB: visitors of a site read it, to whom the file's name says enough.
    let name = URL(fileURLWithPath: path).lastPathComponent
    throw GroupRepositoryError.unavailable(detail: "\(name) has been deleted or replaced")
  }

  private static func number(at path: String) -> UInt64? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
  }
}
