import Foundation

/// A folder that is made as a whole, or not at all.
public struct NewFolder {
  public let files: [NewFile]

  public init(_ files: [NewFile]) { self.files = files }

  /// Checks that nothing is at `path`.
  public static func checkIsFree(_ path: String) throws(NewProblem) {
    // NB: a link that leads nowhere is there, too.
    guard (try? FileManager.default.attributesOfItem(atPath: path)) == nil else {
      throw NewProblem("\(path) is there already; nothing was changed")
    }
  }

  /// Makes the folder: in a hidden folder beside `path`, which then gets its name.
  public func make(at path: String) throws(NewProblem) {
    try Self.checkIsFree(path)
    let place = URL(fileURLWithPath: path)
    let unfinished = place.deletingLastPathComponent()
      .appendingPathComponent(".\(place.lastPathComponent)-\(UUID())")
    try uninterrupted { () throws(NewProblem) in try make(at: place, by: unfinished) }
  }

  private func make(at place: URL, by unfinished: URL) throws(NewProblem) {
    do {
      for file in files {
        let target = unfinished.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: target)
      }
      try FileManager.default.moveItem(at: unfinished, to: place)
    } catch {
      try? FileManager.default.removeItem(at: unfinished)
      throw NewProblem("\(place.path) cannot be made: \(error.localizedDescription)")
    }
  }
}
