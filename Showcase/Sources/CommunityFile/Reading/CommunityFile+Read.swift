public import Foundation

extension CommunityFile {
  /// The maximum size of a file, in bytes.
  public static let sizeLimit = 200_000_000

  /// The maximum length of each name of a person, in Unicode scalars.
  public static let nameLimit = 200

  /// Returns the bytes of a file, at most ``sizeLimit`` and one more. An endless device thus cannot
  /// exhaust the memory.
  public static func bytes(of url: URL) throws -> Data {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    var bytes = Data()
    while bytes.count <= sizeLimit {
      let count = min(1 << 20, sizeLimit + 1 - bytes.count)
      guard let part = try file.read(upToCount: count), !part.isEmpty else { break }
      bytes += part
    }
    return bytes
  }

  /// Reads and checks a file. Problems refer to it as `name`. Linear in the size.
  ///
  /// - Throws: The problems, each with its line, column and field, up to
  ///   ``CommunityFileProblems/limit`` at once. Invalid JSON is reported as the only problem.
  public static func read(
    _ bytes: Data, named name: String
  ) throws(CommunityFileProblems) -> CommunityFile {
    guard bytes.count <= sizeLimit else {
      let error = JSONSyntaxError(
        offset: 0, what: "the file has more than \(sizeLimit) bytes",
        remedy: "split it into several files")
      throw problems(error, [], name)
    }
    let bytes = [UInt8](bytes)
    var reader = CommunityReader(bytes)
    do throws(JSONSyntaxError) {
      try reader.read()
    } catch {
      throw problems(error, bytes, name)
    }
    if let problems = reader.problems.problems(in: bytes, of: name) { throw problems }
    var locator = TextLocator(bytes)
    let placed = reader.groups.map { found in
      PlacedGroup(
        group: found.group, key: found.key, index: found.index,
        position: locator.position(of: found.offset))
    }
    return CommunityFile(people: reader.people, placed: placed, source: name)
  }

  private static func problems(
    _ error: JSONSyntaxError, _ bytes: [UInt8], _ name: String
  ) -> CommunityFileProblems {
    var locator = TextLocator(bytes)
    let problem = CommunityFileProblem(
      file: name, position: locator.position(of: error.offset), field: "", what: error.what,
      remedy: error.remedy)
    return CommunityFileProblems(problems: [problem], furtherCount: 0)
  }
}
