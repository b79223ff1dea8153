import Foundation

/// A change of a package whose process was killed before it was complete.
public struct CutOffChange {
  private let package: URL

  /// Creates the unfinished change of the package at `path`; nil if there is none.
  public init?(in path: String) throws(NewProblem) {
    package = URL(fileURLWithPath: path)
    guard try ChangeFolder(of: package).journal() != nil else { return nil }
  }

  /// Undoes the change, and returns a line that says so.
  public func undo() throws(NewProblem) -> String {
    let folder = ChangeFolder(of: package)
    return try folder.locked { () throws(NewProblem) in
      guard let journal = try folder.journal() else { return "" }
      let kept = journal.undo(in: package, by: folder)
      try? folder.endJournal()
      folder.remove()
      return "undone: an earlier change, which was cut off"
        + (kept.isEmpty ? "\n" : "; edited since, and kept: \(kept.joined(separator: ", "))\n")
    }
  }

  static let problem = NewProblem(
    "an earlier change of this package was cut off; the next one without --dry-run takes it back")

  /// Throws the problem, for a command that only reads the package.
  public func refuse() throws(NewProblem) { throw Self.problem }
}
