import CalcotContent
package import CalcotTree

/// A reason why a file could not be read or written.
package enum FileProblem: Error, Hashable, Sendable {
  case noSuchFile(String)
  case noSuchFolder(String)
  case isFolder(String)
  /// The system denies access; the reason is the system's description.
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  /// A file with this name already exists.
  case isThere(String)
  /// The file is not one that the app has asked for.
  case rejected(FilePickProblem)

  /// Returns the message for the user.
  func text(_ words: HostWords) -> String {
    let problems = words.problems
    return switch self {
    case .noSuchFile(let name): problems.noSuchFile.filled(VisibleText.of(name))
    case .noSuchFolder(let name): problems.noSuchFolder.filled(VisibleText.of(name))
    case .isFolder(let name): problems.isFolder.filled(VisibleText.of(name))
    case .unreadable(let name, let why): problems.unreadable.filled(VisibleText.of(name), why)
    case .unwritable(let name, let why): problems.unwritable.filled(VisibleText.of(name), why)
    case .isThere(let name): problems.isThere.filled(VisibleText.of(name))
    case .rejected(let problem): problem.text(words)
    }
  }
}
