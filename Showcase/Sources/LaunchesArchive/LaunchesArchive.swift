public import Foundation

/// The launches of the sample: historical facts. The file names the sources that they were checked
/// against.
public struct LaunchesArchive: Sendable {
  /// One record of the file.
  private struct Record: Codable {
    let id: String
    let mission: String
    let date: String
    let rocket: String
    let site: String
    let outcome: String
    /// Omitted in lists.
    var summary: String?
  }

  private struct List: Codable {
    let source: String
    var launches: [Record]
  }

  /// All launches without summaries, in the API's format.
  public let list: Data
  /// Each launch with its summary, in the API's format.
  public let details: [String: Data]

  /// Creates an archive of the file's launches. Linear in its length.
  ///
  /// - Throws: An error that describes the fault in the file.
  public init() throws {
    try self.init(Data(PackageResources.launches_json))
  }

  init(_ file: Data) throws {
    var content = try JSONDecoder().decode(List.self, from: file)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    var details: [String: Data] = [:]
    for (place, record) in content.launches.enumerated() {
      details[record.id] = try encoder.encode(record)
      content.launches[place].summary = nil
    }
    list = try encoder.encode(content)
    self.details = details
  }
}

extension LaunchesArchive {
  /// Returns a content-dependent entity tag (RFC 9110) of a response's body (FNV-1a). Linear in its
  /// length.
  public static func tag(of body: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in body { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return "\"\(String(hash, radix: 16))\""
  }
}
