import Calcot
import CalcotContent
import CommunityDatabase
import CommunityDatabaseTesting
import Foundation
import Groups
import People

// Measures reading pages of a large community, and filling it: `CommunityFigures [GROUPS]
// [MEMBERS]`, in release. Prints the medians and the slowest of 50 warm reads.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let groupCount = numbers.first ?? 10_000
let memberCount = numbers.dropFirst().first ?? 100_000
let community = LargeCommunity(groups: groupCount, people: memberCount)
let folder = try TemporaryFolder()
let database = folder.database(seed: .empty)
let groups = SQLiteGroupRepository(database)
let people = SQLitePeopleRepository(database)
let clock = ContinuousClock()

func milliseconds(_ duration: Duration) -> String {
  let hundredths = Int(duration / .microseconds(10))
  return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) ms"
}

@MainActor
func figure(_ name: String, times: Int = 50, _ body: () async throws -> Void) async throws {
  try await body()
  var durations: [Duration] = []
  for _ in 0..<times { durations.append(try await clock.measure { try await body() }) }
  durations.sort()
  print(
    "\(name): median \(milliseconds(durations[times / 2])),",
    "slowest \(milliseconds(durations[times - 1]))")
}

let filling = try await clock.measure {
  try await database.insert(people: community.people, groups: community.groups)
}
print("filling with \(groupCount) groups and \(memberCount) people: \(milliseconds(filling))")

let joined = GroupQuery(.joined)
let large = community.largest
let lastGroup = try await groups.groups(joined, in: 0..<1).total - 100
try await figure("groups, first page") { _ = try await groups.groups(joined, in: 0..<100) }
try await figure("groups, last page") {
  _ = try await groups.groups(joined, in: lastGroup..<lastGroup + 100)
}
for search in ["a", "river", "nothing at all"] {
  try await figure("groups, searched for '\(search)'") {
    _ = try await groups.groups(GroupQuery(.joined, search: search), in: 0..<100)
  }
}
let size = try await groups.group(large).memberCount
print("the largest group has \(size) members")
try await figure("members of the largest group, first page") {
  _ = try await groups.members(of: large, in: 0..<100)
}
try await figure("members of the largest group, last page") {
  _ = try await groups.members(of: large, in: size - 100..<size)
}
try await figure("members of a small group") {
  _ = try await groups.members(of: Group.ID(rawValue: 77), in: 0..<100)
}
let everybody = memberCount
try await figure("people, first page") { _ = try await people.people(PeopleQuery(), in: 0..<100) }
try await figure("people, last page") {
  _ = try await people.people(PeopleQuery(), in: everybody - 100..<everybody)
}
for search in ["a", "maria 77", "nobody at all"] {
  try await figure("people, searched for '\(search)'") {
    _ = try await people.people(PeopleQuery(search: search), in: 0..<100)
  }
}
let excluded = PeopleQuery(excluding: Set((1...1_000).map { Person.ID(rawValue: $0) }))
try await figure("people, less 1000") { _ = try await people.people(excluded, in: 0..<100) }
try await figure("one group") { _ = try await groups.group(large) }
try await figure("a change") {
  _ = try await groups.addMembers([Member.ID(rawValue: 1)], to: Group.ID(rawValue: 77))
  _ = try await groups.removeMember(Member.ID(rawValue: 1), from: Group.ID(rawValue: 77))
}
try await figure("everything", times: 3) { _ = try await database.contents() }
