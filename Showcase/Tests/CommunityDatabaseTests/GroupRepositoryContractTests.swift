import Calcot
import CommunityDatabaseTesting
import CommunityFakes
import Groups
import Testing

@MainActor
@Suite("Every group repository")
struct GroupRepositoryContractTests {
  let longRun = Group.ID(rawValue: 1)
  let anna = Member.ID(rawValue: 1)

  @Test("lists the groups by name with their number of members", arguments: RepositoryKind.allCases)
  func list(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let groups = try await repository.all()
      #expect(groups.map(\.name) == ["Early Birds", "Sunday Long Run", "皇居ランニングクラブ"])
      #expect(groups.map(\.memberCount) == [3, 4, 1])
      for group in groups { #expect(try await repository.group(group.id) == group) }
    }
  }

  @Test(
    "lists members by family name, and keeps the text as it was", arguments: RepositoryKind.allCases
  )
  func members(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let members = try await repository.allMembers(of: longRun)
      #expect(members.map(\.lastName) == ["Gruber", "Puig", "Straus", "山田"])
      #expect(Array(members[2].firstName.unicodeScalars) == Array("Zoe\u{308}".unicodeScalars))
    }
  }

  @Test(
    "keeps a new group, tells of it, and gives it no number that was used before",
    arguments: RepositoryKind.allCases
  )
  func create(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      let group = try await repository.createGroup(named: "  Hill Repeats \n")
      #expect(group == Group(id: Group.ID(rawValue: 4), name: "Hill Repeats", memberCount: 0))
      #expect(changes.seen == [.created(group)])
      #expect(try await repository.all().contains(group))
      #expect(try await repository.allMembers(of: group.id) == [])
    }
  }

  @Test(
    "refuses a name that a reader would take for another group's",
    arguments: RepositoryKind.allCases)
  func nameTaken(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      for name in ["Early Birds", "EARLY  birds ", "Ｅａｒｌｙ　Ｂｉｒｄｓ", "皇居ﾗﾝﾆﾝｸﾞｸﾗﾌﾞ"] {
        await #expect(throws: GroupRepositoryError.nameTaken) {
          try await repository.createGroup(named: name)
        }
      }
      #expect(changes.seen == [])
      let other = try await repository.createGroup(named: "Éarly Birds")
      #expect(other.name == "Éarly Birds")
    }
  }

  @Test("refuses what is not a name", arguments: RepositoryKind.allCases)
  func invalidName(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      await #expect(throws: GroupRepositoryError.invalidName(.empty)) {
        try await repository.createGroup(named: " ")
      }
      let groups = try await repository.all()
      #expect(groups.count == 3)
    }
  }

  @Test("takes a member out of one group and tells of it", arguments: RepositoryKind.allCases)
  func remove(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      let taro = Member.ID(rawValue: 2)
      let group = try await repository.removeMember(taro, from: longRun)
      #expect(group.memberCount == 3)
      #expect(changes.seen == [.memberRemoved(taro, from: group)])
      #expect(try await repository.group(longRun) == group)
      #expect(try await !repository.allMembers(of: longRun).map(\.id).contains(taro))
      #expect(try await repository.allMembers(of: Group.ID(rawValue: 2)).map(\.id).contains(taro))
    }
  }

  @Test("says that a group or member is not there", arguments: RepositoryKind.allCases)
  func notFound(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let nowhere = Group.ID(rawValue: 99)
      let notFound = GroupRepositoryError.notFound
      _ = try await repository.removeMember(anna, from: longRun)
      let changes = Changes(of: repository)
      await #expect(throws: notFound) { try await repository.group(nowhere) }
      await #expect(throws: notFound) { try await repository.allMembers(of: nowhere) }
      await #expect(throws: notFound) { try await repository.memberIDs(of: nowhere) }
      await #expect(throws: notFound) { try await repository.removeMember(anna, from: nowhere) }
      await #expect(throws: notFound) { try await repository.removeMember(anna, from: longRun) }
      #expect(changes.seen == [])
    }
  }

  @Test("tells of changes in the order of the calls", arguments: RepositoryKind.allCases)
  func order(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      let calls = (0..<20).map { number in
        Task { try await repository.createGroup(named: "Group \(number)") }
      }
      for call in calls { _ = try await call.value }
      #expect(changes.seen.map(\.group?.name) == (0..<20).map { "Group \($0)" })
    }
  }

  @Test(
    "stores a change whose task was cancelled, and tells of it", arguments: RepositoryKind.allCases)
  func shielded(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      let call = Task { try await repository.createGroup(named: "Kept") }
      call.cancel()
      let group = try await call.value
      #expect(group.name == "Kept")
      #expect(changes.seen == [.created(group)])
    }
  }

  @Test(
    "throws `cancelled` from a read whose task was cancelled", arguments: RepositoryKind.allCases)
  func cancelledRead(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let call = Task { try await repository.all() }
      call.cancel()
      await #expect(throws: GroupRepositoryError.cancelled) { try await call.value }
      let groups = try await repository.all()
      #expect(groups.count == 3)
    }
  }
}

/// A recorder of a repository's changes.
@MainActor
final class Changes {
  private(set) var seen: [GroupChange] = []

  init(of repository: any GroupRepository) {
    repository.groupDidChange.add { self.seen.append($0) }
  }
}
