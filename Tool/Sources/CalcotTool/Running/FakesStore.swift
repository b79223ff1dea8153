import CalcotFakes
import CalcotFiles
import Foundation

/// The files of fakes on the disk. A file with the right content is not written again.
struct FakesStore: Sendable {
  /// The folder of the files.
  private let folder: Path
  /// The path of the folder for messages, followed by a slash.
  private let shownFolder: String
  /// The name of the file with all fakes, if there is only one.
  let name: String

  init(output: String, isOneFile: Bool, in environment: ToolEnvironment) {
    let slash = output.lastIndex(of: "/")
    let parent = slash.map { String(output[..<$0]) } ?? "."
    name = slash.map { String(output[output.index(after: $0)...]) } ?? output
    let place = isOneFile ? parent : output
    folder = environment.opened(Path(place))
    shownFolder = isOneFile && slash == nil ? "" : place + "/"
  }

  /// Returns a Boolean value that indicates whether the files exist with this content.
  func holds(_ files: [MadeFakes.File], _ threads: WorkerThreads) -> Bool {
    threads.map(files.count) { index in
      let path = folder.appending(files[index].name.utf8)
      let bytes = try? TextFile.read(path, shownPath: files[index].name)
      return bytes.map { ContentHash(of: $0) } == files[index].hash
    }.allSatisfy { $0 }
  }

  /// Writes the files that differ from their intended content, unless it is only a check, and
  /// returns a line for each.
  func write(_ files: [FakeFile], isCheck: Bool, _ threads: WorkerThreads) throws -> [String] {
    do throws(FileProblem) {
      if !isCheck { try TextFile.makeFolder(folder, shownPath: shownFolder) }
      let changes = threads.map(files.count) { index in
        Result<String?, FileProblem> { () throws(FileProblem) in
          try write(files[index], isCheck: isCheck)
        }
      }
      var lines: [String] = []
      for change in changes { if let line = try change.get() { lines.append(line) } }
      return lines
    } catch {
      throw ToolFailure.failure("calcot: error: \(error)")
    }
  }

  /// Returns the names of the other fakes in the folder whose protocols may be in one of these
  /// modules.
  func fakes(besides files: Set<String>, of modules: Set<String>) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.text)) ?? []
    return names.sorted().filter { name in
      guard name.hasPrefix("Fake"), name.hasSuffix(".swift"), !files.contains(name),
        let bytes = try? TextFile.read(folder.appending(name.utf8), shownPath: name),
        FakeFile.isOne(bytes)
      else { return false }
      let text = String(decoding: bytes, as: UTF8.self)
      let imported = text.split(separator: "\n").filter { $0.contains("import ") }
        .compactMap { $0.split(separator: " ").last.map(String.init) }
      return imported.isEmpty || !modules.isDisjoint(with: imported)
    }
  }

  /// Returns a line for each fake whose protocol is in none of the sources.
  func gone(_ fakes: [String], sources: [[UInt8]]) -> [String] {
    fakes.compactMap { name in
      let declaration = "protocol \(name.dropFirst(4).dropLast(6))"
      guard !sources.contains(where: { Self.declares(declaration, $0) }) else { return nil }
      return "\(shownFolder)\(name): error: its protocol is gone; remove the file"
    }
  }

  /// Returns a Boolean value that indicates whether a source has a declaration, which must end with
  /// its name.
  private static func declares(_ declaration: String, _ source: [UInt8]) -> Bool {
    let text = String(decoding: source, as: UTF8.self)
    return text.ranges(of: declaration).contains { range in
      guard range.upperBound < text.endIndex else { return true }
      let next = text[range.upperBound]
      return !next.isLetter && !next.isNumber && next != "_"
    }
  }

  private func write(_ file: FakeFile, isCheck: Bool) throws(FileProblem) -> String? {
    let path = folder.appending(file.name.utf8)
    let shown = shownFolder + file.name
    let bytes = Array(file.text.utf8)
    let isThere = TextFile.exists(path)
    if isThere, try TextFile.read(path, shownPath: shown) == bytes { return nil }
    guard !isCheck else {
      return "\(shown): error: is \(isThere ? "out of date" : "missing")"
    }
    if isThere {
      try TextFile.write(bytes, to: path, shownPath: shown)
    } else {
      try TextFile.create(bytes, at: path, shownPath: shown)
    }
    return "written: \(shown)"
  }
}
