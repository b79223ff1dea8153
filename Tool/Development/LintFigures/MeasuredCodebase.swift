import ArgumentParser
import CalcotGenerator
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

  init(generated codebase: GeneratedCodebase, in place: URL) throws {
    let folder = place.appending(path: "codebase")
    try codebase.write(to: folder)
    try self.init(name: "generated", place: place, files: codebase.files.map(\.path))
  }

  /// Writes a generated codebase with so many protocols, spread over all of its files.
  init(generated codebase: GeneratedCodebase, protocols: Int, in place: URL) throws {
    let folder = place.appending(path: "codebase")
    try codebase.write(to: folder)
    let present = codebase.files.reduce(0) {
      $0 + $1.text.split(separator: "\nprotocol ").count - 1
    }
    for number in 0..<max(0, protocols - present) {
      let file = codebase.files[number % codebase.files.count]
      let handle = try FileHandle(forWritingTo: folder.appending(path: file.path))
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(Self.protocolText(number).utf8))
    }
    try self.init(name: "generated", place: place, files: codebase.files.map(\.path))
  }

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

  /// Copies the Swift files at `path`.
  init(copyOf path: String, in place: URL) throws {
    let folder = place.appending(path: "codebase")
    guard let paths = FileManager.default.enumerator(atPath: path) else {
      throw ValidationError("there is no folder at '\(path)'")
    }
    var files: [String] = []
    for case let file as String in paths where file.hasSuffix(".swift") {
      let source = path + "/" + file
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder),
        !isFolder.boolValue, let data = FileManager.default.contents(atPath: source)
      else { continue }
      let target = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: target)
      files.append(file)
    }
    guard !files.isEmpty else { throw ValidationError("there is no Swift file in '\(path)'") }
    try self.init(name: URL(filePath: path).lastPathComponent, place: place, files: files.sorted())
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
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\nprivate let changed\(round) = \(round)\n".utf8))
  }

  /// Gives the next runs new folders, without what earlier ones kept and made.
  mutating func beginAnew() {
    rounds += 1
    // NB: a file system may be slow to make files right after it has removed many.
    cache = place.appending(path: "cache-\(rounds)")
    fakes = place.appending(path: "fakes-\(rounds)")
  }
}
