import Calcot
import CalcotContent
import CommunityDatabaseTesting
import CommunityFakes
import Groups
import Testing

@MainActor
@Suite("Every group repository, asked for a change,")
struct GroupChangesContractTests {
  let longRun = Group.ID(rawValue: 1)
  let fullMoon = Group.ID(rawValue: 4)
  let nowhere = Group.ID(rawValue: 99)
  let ngozi = Member.ID(rawValue: 5)
  let budi = Member.ID(rawValue: 6)

  @Test(arguments: RepositoryKind.allCases)
  func `gives a group another name, and its old name to another group`(_ kind: RepositoryKind)
    async throws
  {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      let group = try await repository.rename(longRun, to: " Zebra Run ")
      #expect(group == Group(id: longRun, name: "Zebra Run", memberCount: 4))
      #expect(changes.seen == [.updated(group)])
      #expect(try await repository.group(longRun) == group)
      #expect(try await repository.all().map(\.name)[1] == "Zebra Run")
      let found = try await repository.groups(GroupQuery(.joined, search: "zebra"), in: 0..<9)
      #expect(found.elements == [group])
      #expect(try await repository.createGroup(named: "Sunday Long Run").name == "Sunday Long Run")
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `refuses a name that cannot be given, and tells of nothing`(_ kind: RepositoryKind)
    async throws
  {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      await #expect(throws: GroupRepositoryError.nameTaken) {
        try await repository.rename(longRun, to: "EARLY birds")
      }
      await #expect(throws: GroupRepositoryError.invalidName(.empty)) {
        try await repository.rename(longRun, to: "\n")
      }
      await #expect(throws: GroupRepositoryError.notFound) {
        try await repository.rename(nowhere, to: "Somewhere")
      }
      #expect(changes.seen == [])
      let group = try await repository.group(longRun)
      #expect(group.name == "Sunday Long Run")
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `does not replace what somebody else has changed since it was seen`(_ kind: RepositoryKind)
    async throws
  {
    try await kind.with { repository in
      let seen = try await repository.group(longRun)
      let about = GroupAbout(place: "Prater")
      let now = try await repository.rename(longRun, from: seen.name, to: "Stroll")
      await #expect(throws: GroupRepositoryError.changed(now)) {
        try await repository.rename(longRun, from: seen.name, to: "Zebra Run")
      }
      #expect(try await repository.rename(longRun, from: seen.name, to: "Stroll") == now)
      let described = try await repository.describe(longRun, from: seen.about, as: about)
      #expect(described.name == "Stroll" && described.about == about)
      await #expect(throws: GroupRepositoryError.changed(described)) {
        try await repository.describe(longRun, from: seen.about, as: GroupAbout(place: "Park"))
      }
      #expect(try await repository.group(longRun) == described)
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `gives a group its own name with other capitals, and is silent if nothing differs`(
    _ kind: RepositoryKind
  ) async throws {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      let group = try await repository.rename(longRun, to: "SUNDAY LONG RUN")
      #expect(group.name == "SUNDAY LONG RUN")
      #expect(try await repository.rename(longRun, to: "SUNDAY LONG RUN") == group)
      #expect(changes.seen == [.updated(group)])
    }
  }

  @Test(
    arguments: RepositoryKind.allCases, GroupCategory.allCases)
  func `moves a group from one list to another`(_ kind: RepositoryKind, _ to: GroupCategory)
    async throws
  {
    try await kind.with(seed: .runnersAndMore) { repository in
      let changes = Changes(of: repository)
      let group = try await repository.move(fullMoon, from: .invited, to: to)
      #expect(group == Group(id: fullMoon, name: "Full Moon", memberCount: 2, category: to))
      #expect(changes.seen == (to == .invited ? [] : [.updated(group)]))
      for category in GroupCategory.allCases {
        #expect(try await repository.all(category).contains(group) == (category == to))
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `does not move a group that is in another list, or does not exist`(_ kind: RepositoryKind)
    async throws
  {
    try await kind.with(seed: .runnersAndMore) { repository in
      let changes = Changes(of: repository)
      await #expect(throws: GroupRepositoryError.moved(.invited)) {
        try await repository.move(fullMoon, from: .suggested, to: .joined)
      }
      await #expect(throws: GroupRepositoryError.notFound) {
        try await repository.move(nowhere, from: .suggested, to: .joined)
      }
      #expect(changes.seen == [])
      let group = try await repository.group(fullMoon)
      #expect(group.category == .invited)
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `changes nothing of a group that the user has left, but its category`(
    _ kind: RepositoryKind
  ) async throws {
    try await kind.with { repository in
      let run = try await repository.plan(.evening, for: longRun)
      let deleted = try await repository.plan(.evening, for: longRun)
      _ = try await repository.delete(deleted.id, of: longRun)
      let left = try await repository.move(longRun, from: .joined, to: .suggested)
      let changes = Changes(of: repository)
      let anna = Member.ID(rawValue: 1)
      let attempts: [@MainActor () async throws -> Void] = [
        { _ = try await repository.rename(longRun, to: "Mine") },
        { _ = try await repository.describe(longRun, as: GroupAbout(place: "Here")) },
        { _ = try await repository.setPicture(.small, of: longRun) },
        { _ = try await repository.setPicture(nil, of: longRun) },
        { _ = try await repository.plan(.evening, for: longRun) },
        { _ = try await repository.change(run.id, of: longRun, to: .evening) },
        { _ = try await repository.delete(run.id, of: longRun) },
        { try await repository.restore(deleted, of: longRun) },
        { _ = try await repository.addMembers([ngozi], to: longRun) },
        { _ = try await repository.removeMember(anna, from: longRun) },
      ]
      for attempt in attempts {
        await #expect(throws: GroupRepositoryError.moved(.suggested)) { try await attempt() }
      }
      #expect(changes.seen == [])
      #expect(try await repository.group(longRun) == left)
      #expect(try await repository.runs(of: longRun) == [run])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `adds people once, and tells who is new`(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      let anna = Member.ID(rawValue: 1)
      let group = try await repository.addMembers([budi, anna, ngozi, budi], to: longRun)
      #expect(group.memberCount == 6)
      #expect(changes.seen == [.membersAdded([budi, ngozi], to: group)])
      #expect(try await repository.memberIDs(of: longRun) == Set((1...6).map(Member.ID.init)))
      let names = try await repository.allMembers(of: longRun).map(\.firstName)
      #expect(names.first == "Budi" && names.count == 6)
      #expect(try await repository.addMembers([anna], to: longRun) == group)
      #expect(try await repository.addMembers([], to: longRun) == group)
      #expect(changes.seen.count == 1)
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `adds nobody when one of the people, or the group, does not exist`(_ kind: RepositoryKind)
    async throws
  {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      for people in [[ngozi, Member.ID(rawValue: 99)], [Member.ID(rawValue: -1)]] {
        await #expect(throws: GroupRepositoryError.notFound) {
          try await repository.addMembers(people, to: longRun)
        }
      }
      for people in [[ngozi], []] {
        await #expect(throws: GroupRepositoryError.notFound) {
          try await repository.addMembers(people, to: nowhere)
        }
      }
      #expect(changes.seen == [])
      let group = try await repository.group(longRun)
      #expect(group.memberCount == 4)
    }
  }
}

extension Member.ID {
  init(_ number: Int) { self.init(rawValue: Int64(number)) }
}
