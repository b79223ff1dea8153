import Foundation

/// The folder of a package in which a change is prepared: `.calcot/unfinished`.
///
/// A change is under way as long as its journal is there.
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

  /// Removes the journal: what it says is made, or is taken back.
  func endJournal() throws { try FileManager.default.removeItem(at: journalPlace) }

  /// Removes the folder, and `.calcot` if there is nothing else in it.
  func remove() {
    try? FileManager.default.removeItem(at: place)
    rmdir(home.path)
  }

  /// Puts an old text back, with the permissions of the file that is there.
  func restore(_ text: String, at place: URL) throws {
    let restored = self.place.appendingPathComponent("restored")
    try Data(text.utf8).write(to: restored)
    try copyPermissions(of: place, to: restored)
    // NB: at once, as this may be cut off, too.
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
