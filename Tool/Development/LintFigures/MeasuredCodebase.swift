import ArgumentParser
import Foundation

/// A copy of a codebase that is measured and changed.
struct MeasuredCodebase {
  let name: String
  let folder: URL
  private(set) var cache: URL
  /// The folder of the fakes that are made of it.
  private(set) var fakes: URL
  /// The Swift files, each on a line, for ``BareParser``.
  let list: URL
  let files: [URL]
  let lines: Int
  private let place: URL
  private var rounds = 0

  private static func protocolText(_ number: Int) -> String {
    """

    protocol Part\(number)Providing: AnyObject {
        var isReady: Bool { get }
        func value(for id: Int) async throws -> String
        func save(_ values: [String], completion: @escaping (Bool) -> Void)
        func remove(_ id: Int)
    }

    """
  }

  /// Copies the Swift files at `path`, without hidden folders, and adds so many protocols to them.
  init(copyOf path: String, protocols: Int = 0, in place: URL) throws {
    let source = URL(filePath: path).standardizedFileURL
    let folder = place.appending(path: "codebase")
    let found = FileManager.default.enumerator(
      at: source, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    var files: [String] = []
    for case let file as URL in found ?? .init() where file.pathExtension == "swift" {
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      let name = String(file.standardizedFileURL.path.dropFirst(source.path.count + 1))
      let target = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: file, to: target)
      files.append(name)
    }
    guard !files.isEmpty else { throw ValidationError("there is no Swift file in '\(path)'") }
    try self.init(name: source.lastPathComponent, place: place, files: files.sorted())
    for number in 0..<protocols {
      try Self.append(Self.protocolText(number), to: self.files[number % files.count])
    }
  }

  private init(name: String, place: URL, files: [String]) throws {
    self.name = name
    self.place = place
    let folder = place.appending(path: "codebase")
    self.folder = folder
    cache = place.appending(path: "cache")
    fakes = place.appending(path: "fakes")
    list = place.appending(path: "files.txt")
    self.files = files.map { folder.appending(path: $0) }
    lines = try self.files.reduce(0) { sum, file in
      sum + (try Data(contentsOf: file)).count { $0 == 10 }
    }
    try Data(self.files.map(\.path).joined(separator: "\n").utf8).write(to: list)
  }

  /// Adds a declaration to one of the files, another in each round.
  func change(round: Int) throws {
    let file = files[(round * 7919) % files.count]
    try Self.append("\nprivate let changed\(round) = \(round)\n", to: file)
  }

  private static func append(_ text: String, to file: URL) throws {
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
  }

  /// Gives the next runs new folders, without what earlier ones kept and made.
  mutating func beginAnew() {
    rounds += 1
    // NB: a file system may be slow to make files right after it has removed many.
    cache = place.appending(path: "cache-\(rounds)")
    fakes = place.appending(path: "fakes-\(rounds)")
  }
}
