internal import CalcotContent
internal import Foundation
internal import Groups

/// A part of a community file as JSON has it, with all keys that it can have.
protocol Record: Codable {
  associatedtype CodingKeys: CodingKey, CaseIterable
}

/// A record that has no other keys, so that a misspelt one is reported and not left out.
struct Strict<Value: Record>: Codable {
  let value: Value

  private struct Anything: Decodable { init(from decoder: any Decoder) {} }

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    value = try Value(from: decoder)
    let known = Value.CodingKeys.allCases.map(\.stringValue)
    for key in try [String: Anything](from: decoder).keys where !known.contains(key) {
      throw UnknownKey(path: decoder.codingPath, key: key, known: known)
    }
  }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// An error for a key that a record cannot have.
struct UnknownKey: Error {
  let path: [any CodingKey]
  let key: String
  let known: [String]
}

struct FileRecord: Record {
  enum CodingKeys: CodingKey, CaseIterable { case version, people, groups }

  var version = CommunityFile.version
  let people: [Strict<PersonRecord>]
  let groups: [Strict<GroupRecord>]

  /// Creates the record of a community. The ids of its people are their positions, from 1.
  init(_ community: GroupSeed) {
    people = community.people.enumerated().map { index, person in
      Strict(
        PersonRecord(
          id: index + 1, firstName: person.firstName, lastName: person.lastName,
          homepage: person.homepage))
    }
    let groups = community.groups.map { (GroupName.key(of: $0.name), $0) }
    self.groups = groups.sorted { ($0.0, $0.1.name) < ($1.0, $1.1.name) }
      .map { Strict(GroupRecord($0.1)) }
  }
}

struct PersonRecord: Record {
  enum CodingKeys: CodingKey, CaseIterable { case id, firstName, lastName, homepage }

  let id: Int
  let firstName: String
  let lastName: String
  let homepage: String?
}

struct GroupRecord: Record {
  enum CodingKeys: CodingKey, CaseIterable {
    case name, category, members, description, place, picture, runs
  }

  let name: String
  let category: String?
  let members: [Int]
  let description: String?
  let place: String?
  let picture: Data?
  let runs: [Strict<RunRecord>]?

  init(_ group: GroupSeed.Entry) {
    name = group.name
    category = group.category.rawValue
    members = group.members.map { $0 + 1 }.sorted()
    description = group.about.description.isEmpty ? nil : group.about.description
    place = group.about.place.isEmpty ? nil : group.about.place
    picture = group.picture?.bytes
    let runs = group.runs.map { RunRecord($0) }.sorted { $0.order < $1.order }
    self.runs = runs.isEmpty ? nil : runs.map { Strict($0) }
  }
}

struct RunRecord: Record {
  enum CodingKeys: CodingKey, CaseIterable { case start, metres, kind, note, isPublic }

  /// The format of ``start`` but for its seconds, which the file leaves out: "2026-11-24T09:00Z".
  private static let format = Date.ISO8601FormatStyle()

  let start: String
  let metres: Int
  let kind: String
  let note: String?
  let isPublic: Bool?

  init(_ run: RunPlan) {
    start = run.start.formatted(Self.format).replacing(":00Z", with: "Z")
    metres = run.metres
    kind = run.kind.rawValue
    note = run.note.isEmpty ? nil : run.note
    isPublic = run.isPublic ? true : nil
  }

  fileprivate var order: (String, Int, String, String, Int) {
    (start, metres, kind, note ?? "", isPublic == true ? 1 : 0)
  }

  /// The time of ``start``; nil if it is not exactly a time in its format.
  var time: Date? {
    let whole = start.dropLast() + ":00Z"
    // NB: Foundation reads the 31st of February as a day in March, and years of any length.
    guard start.utf8.count == 17, let date = try? Self.format.parse(String(whole)),
      date.formatted(Self.format) == whole
    else { return nil }
    return date
  }
}
