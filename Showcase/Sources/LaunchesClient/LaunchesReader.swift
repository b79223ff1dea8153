package import Foundation
package import Launches

/// A strict reader of the API's responses: an error names the field of the first fault.
package enum LaunchesReader {
  /// Returns a list of launches without duplicates.
  package static func list(_ data: Data) throws(LaunchesAPIError) -> [Launch] {
    let launches = try decoded(SentList.self, data).launches.map(\.launch)
    var known: Set<Launch.ID> = []
    for (place, launch) in launches.enumerated() where !known.insert(launch.id).inserted {
      throw .garbage("launches[\(place)].id: \"\(launch.id.rawValue)\" comes twice")
    }
    return launches
  }

  /// Returns one launch with its summary.
  package static func detail(_ data: Data) throws(LaunchesAPIError) -> LaunchDetail {
    try decoded(SentDetail.self, data).detail
  }

  private static func decoded<Value: Decodable>(
    _ type: Value.Type, _ data: Data
  ) throws(LaunchesAPIError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw .garbage(error.place)
    } catch {
      throw .garbage(error.localizedDescription)
    }
  }
}

private struct SentList: Decodable {
  let launches: [SentLaunch]
}

private struct SentDetail: Decodable {
  let detail: LaunchDetail

  private enum Key: CodingKey { case summary }

  init(from decoder: any Decoder) throws {
    let launch = try SentLaunch(from: decoder).launch
    let summary = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .summary)
    detail = LaunchDetail(launch: launch, summary: summary)
  }
}

private struct SentLaunch: Decodable {
  let launch: Launch

  private enum Key: CodingKey { case id, mission, date, rocket, site, outcome }

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String {
      let text = try sent.decode(String.self, forKey: key)
      guard !text.isEmpty else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: sent, debugDescription: "it is empty")
      }
      return text
    }
    func fault(_ key: Key, _ text: String) -> DecodingError {
      DecodingError.dataCorruptedError(forKey: key, in: sent, debugDescription: text)
    }
    let date = try text(.date)
    guard let day = LaunchDate(date) else { throw fault(.date, "\"\(date)\" is no day") }
    let outcome = try text(.outcome)
    guard let end = LaunchOutcome(rawValue: outcome) else {
      throw fault(.outcome, "\"\(outcome)\" is no outcome that is known")
    }
    launch = Launch(
      id: Launch.ID(rawValue: try text(.id)), mission: try text(.mission), date: day,
      rocket: try text(.rocket), site: try text(.site), outcome: end)
  }
}

extension DecodingError {
  /// The place and the description of the fault: `launches[3].date: "1969-13-01" is no day`.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, let context): Self.line(context.codingPath + [key], "it is missing")
    case .typeMismatch(let type, let context):
      Self.line(context.codingPath, "it is no \(type == String.self ? "text" : "\(type)")")
    case .valueNotFound(_, let context): Self.line(context.codingPath, "it is null")
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is no JSON"
    case .dataCorrupted(let context): Self.line(context.codingPath, context.debugDescription)
    @unknown default: localizedDescription
    }
  }

  private static func line(_ path: [any CodingKey], _ fault: String) -> String {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return place.isEmpty ? fault : "\(place): \(fault)"
  }
}
