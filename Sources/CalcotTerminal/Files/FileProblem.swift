/// A reason why a file could not be read or written.
package enum FileProblem: Error, Hashable, Sendable {
  case noSuchFile(String)
  case noSuchFolder(String)
  case isFolder(String)
  /// The file is a pipe, a device or the like, which may have no end.
  case notOrdinary(String)
  /// The system denies access; the reason is the system's description.
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case tooLarge(String, bytes: Int, most: Int)
  case wrongKind(String, kinds: [String])
  /// A file with this name already exists.
  case isThere(String)

  /// Returns the message for the user.
  func text(_ words: TerminalWords) -> String {
    switch self {
    case .noSuchFile(let name): words.noSuchFile.filled(VisibleText.of(name))
    case .noSuchFolder(let name): words.noSuchFolder.filled(VisibleText.of(name))
    case .isFolder(let name): words.isFolder.filled(VisibleText.of(name))
    case .notOrdinary(let name): words.notOrdinary.filled(VisibleText.of(name))
    case .unreadable(let name, let reason): words.unreadable.filled(VisibleText.of(name), reason)
    case .unwritable(let name, let reason): words.unwritable.filled(VisibleText.of(name), reason)
    case .tooLarge(let name, let bytes, let most):
      words.tooLarge.filled(VisibleText.of(name), bytes, most)
    case .wrongKind(let name, let kinds):
      words.wrongKind.filled(VisibleText.of(name), kinds.joined(separator: ", "))
    case .isThere(let name): words.isThere.filled(VisibleText.of(name))
    }
  }
}
