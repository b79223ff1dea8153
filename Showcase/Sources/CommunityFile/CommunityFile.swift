public import Foundation
public import Groups

/// The file with a community's people and groups that `--import` reads and `--export` writes, as JSON.
///
/// ```swift
/// let community = try CommunityFile.read(CommunityFile.bytes(of: url), named: url.path)
/// try CommunityFile.write(community, to: copy)
/// ```
public enum CommunityFile {
  /// The version of the format.
  public static let version = 1

  /// The maximum size of a file, in bytes.
  public static let sizeLimit = 200_000_000

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

  /// Reads and checks a file, which problems call `name`. Linear in the size.
  ///
  /// - Throws: Problems with values, up to ``CommunityFileError/limit`` at once, or the first reason
  ///   for which the file cannot be decoded.
  public static func read(
    _ bytes: Data, named name: String
  ) throws(CommunityFileError) -> GroupSeed {
    var check = RecordCheck(file: name)
    guard bytes.count <= sizeLimit else {
      throw check.error("", "the file has more than \(sizeLimit) bytes", "split it into several")
    }
    guard !MarkRuns.areTooLong(in: bytes) else {
      throw check.error("", "a letter has more than \(MarkRuns.most) accents", "remove some")
    }
    let record: FileRecord
    do {
      record = try JSONDecoder().decode(Strict<FileRecord>.self, from: bytes).value
    } catch {
      let reason = DecodingReason(error, of: bytes)
      throw check.error(reason.field, reason.what, reason.remedy)
    }
    return try check.checked(record)
  }

  /// Returns a community as JSON, as ``read(_:named:)`` reads it, in an order that depends on the
  /// contents alone but for that of the people. Linear in the size.
  public static func data(of community: GroupSeed) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(FileRecord(community)) + Data("\n".utf8)
  }

  /// Writes a community to a file, whole or not at all: an existing file stays until the new one
  /// replaces it.
  ///
  /// - Throws: ``CommunityFileError`` if the file could not be read again; otherwise an error of the
  ///   file system.
  public static func write(_ community: GroupSeed, to url: URL) throws {
    let data = try data(of: community)
    _ = try read(data, named: url.path)
    try data.write(to: url, options: .atomic)
  }
}
