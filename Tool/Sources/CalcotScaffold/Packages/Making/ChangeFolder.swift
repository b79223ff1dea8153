import Foundation

/// The folder of a package that prepares a change: `.calcot/unfinished`.
///
/// A change is under way as long as its journal exists.
struct ChangeFolder {
  let home: URL
  let place: URL
  private let journalPlace: URL

  init(of package: URL) {
    home = package.appendingPathComponent(".calcot")
    place = home.appendingPathComponent("unfinished")
    journalPlace = place.appendingPathComponent("journal.json")
  }

  /// Returns the journal of a change that is under way or was cut off; nil if there is none.
  func journal() throws(NewProblem) -> ChangeJournal? {
    guard let data = try? Data(contentsOf: journalPlace) else { return nil }
    do {
      return try JSONDecoder().decode(ChangeJournal.self, from: data)
    } catch {
      throw NewProblem(
        "\(journalPlace.path) cannot be read; compare the package with what you have committed, "
          + "then remove the file")
    }
  }

  func write(_ journal: ChangeJournal) throws {
    try JSONEncoder().encode(journal).write(to: journalPlace, options: .atomic)
  }

  /// Removes the journal of a change that is complete or undone.
  func endJournal() throws { try FileManager.default.removeItem(at: journalPlace) }

  /// Removes the folder, and `.calcot` if there is nothing else in it.
  func remove() {
    try? FileManager.default.removeItem(at: place)
    rmdir(home.path)
  }

  /// Restores the old text of a file, with the permissions of the present one.
  func restore(_ text: String, at place: URL) throws {
    let restored = self.place.appendingPathComponent("restored")
    try Data(text.utf8).write(to: restored)
    try copyPermissions(of: place, to: restored)
    // NB: in one step, as the process may be killed here, too.
    rename(restored.path, place.path)
  }

  func copyPermissions(of file: URL, to other: URL) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    try FileManager.default.setAttributes(
      [.posixPermissions: attributes[.posixPermissions] ?? 0o644], ofItemAtPath: other.path)
  }

  /// Runs `body` while no other process changes the package.
  func locked<Result>(_ body: () throws(NewProblem) -> Result) throws(NewProblem) -> Result {
    defer { rmdir(home.path) }
    return try withLock(onFolder: home.path, body)
  }
}
