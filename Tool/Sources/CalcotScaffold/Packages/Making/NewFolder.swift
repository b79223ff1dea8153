import Foundation

/// A folder to make as a whole, or not at all.
public struct NewFolder {
  public let files: [NewFile]

  public init(_ files: [NewFile]) { self.files = files }

  /// Checks that nothing is at `path`.
  public static func checkIsFree(_ path: String) throws(NewProblem) {
    // NB: a link to nothing also takes the path.
    guard (try? FileManager.default.attributesOfItem(atPath: path)) == nil else {
      throw NewProblem("\(path) is there already; nothing was changed")
    }
  }

  /// Makes the folder as a hidden one beside `path`, and then gives it its name. The next run
  /// removes a hidden folder that a killed process has left.
  ///
  /// - Parameter step: Called after each step that changes the disk.
  public func make(at path: String, afterEach step: () -> Void = {}) throws(NewProblem) {
    try Self.checkIsFree(path)
    let place = URL(fileURLWithPath: path)
    let unfinished = place.deletingLastPathComponent()
      .appendingPathComponent(".\(place.lastPathComponent)-unfinished")
    try uninterrupted { () throws(NewProblem) in
      try withLock(onFolder: unfinished.path) { () throws(NewProblem) in
        try make(at: place, by: unfinished, afterEach: step)
      }
    }
  }

  private func make(
    at place: URL, by unfinished: URL, afterEach step: () -> Void
  ) throws(NewProblem) {
    let manager = FileManager.default
    do {
      for name in try manager.contentsOfDirectory(atPath: unfinished.path) {
        try manager.removeItem(at: unfinished.appendingPathComponent(name))
      }
      for file in files {
        let target = unfinished.appendingPathComponent(file.path)
        try manager.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: target)
        step()
      }
      try manager.moveItem(at: unfinished, to: place)
      step()
    } catch {
      try? manager.removeItem(at: unfinished)
      throw NewProblem("\(place.path) cannot be made: \(error.localizedDescription)")
    }
  }
}
