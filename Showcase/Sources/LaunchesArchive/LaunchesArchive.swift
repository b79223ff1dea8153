public import Foundation

/// The launches that come with the sample: historical facts. The file says what they were checked
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
    /// Left out in lists.
    var summary: String?
  }

  private struct List: Codable {
    let source: String
    var launches: [Record]
  }

  /// All launches without the words about them, as the API sends them.
  public let list: Data
  /// Each launch with the words about it, as the API sends it.
  public let details: [String: Data]

  /// The file's launches. Linear in its length.
  ///
  /// - Throws: what is wrong with the file.
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
