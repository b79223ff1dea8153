import Foundation

extension PackageChange {
  /// Makes the whole change, or nothing if it throws an error. If the process is killed meanwhile,
  /// ``CutOffChange`` undoes the change.
  ///
  /// - Parameter step: Called after each step that changes the disk.
  public func make(afterEach step: () -> Void = {}) throws(NewProblem) {
    try uninterrupted { () throws(NewProblem) in
      try StagedChange(self).make(afterEach: step)
    }
  }
}

/// A change on its way to the disk: it writes all files beside the package's, records them in a
/// journal, and then moves them to their places.
struct StagedChange {
  private let change: PackageChange
  private let folder: ChangeFolder

  init(_ change: PackageChange) {
    self.change = change
    folder = ChangeFolder(of: change.package)
  }

  func make(afterEach step: () -> Void) throws(NewProblem) {
    try folder.locked { () throws(NewProblem) in
      guard try folder.journal() == nil else { throw CutOffChange.problem }
      let journal = ChangeJournal(of: change)
      do {
        try stage(afterEach: step)
        try folder.write(journal)
        step()
        try move(afterEach: step)
        try folder.endJournal()
        step()
      } catch {
        _ = journal.undo(in: change.package, by: folder)
        folder.remove()
        throw (error as? NewProblem) ?? NewProblem(error.localizedDescription)
      }
      folder.remove()
    }
  }

  private var texts: [(path: String, text: String)] {
    change.files.map { ($0.path, $0.text) } + change.changes.map { ($0.path, $0.new) }
  }

  private func stage(afterEach step: () -> Void) throws {
    // NB: a folder without a journal belongs to a change that was not begun, or is complete.
    try? FileManager.default.removeItem(at: folder.place)
    for (number, text) in texts.enumerated() {
      try FileManager.default.createDirectory(
        at: folder.place, withIntermediateDirectories: true)
      try Data(text.text.utf8).write(to: staged(number))
      if number >= change.files.count {
        try folder.copyPermissions(of: place(text.path), to: staged(number))
      }
      step()
    }
  }

  private func move(afterEach step: () -> Void) throws {
    for (number, text) in texts.enumerated() {
      let target = place(text.path)
      let isNew = number < change.files.count
      if isNew {
        try NewFolder.checkIsFree(target.path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        step()
      }
      guard rename(staged(number).path, target.path) == 0 else {
        throw NewProblem("\(text.path) cannot be written: \(String(cString: strerror(errno)))")
      }
      step()
    }
  }

  private func staged(_ number: Int) -> URL { folder.place.appendingPathComponent("\(number)") }
  private func place(_ path: String) -> URL { change.package.appendingPathComponent(path) }
}
