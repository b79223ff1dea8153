import Calcot
import CalcotContent
import CommunityDatabaseTesting
import CommunityFakes
import Groups
import People
import Testing

@MainActor
@Suite("Every repository, asked for a part of a list,")
struct PagingContractTests {
  static let many = GroupSeed(
    people: (0..<57).map { GroupSeed.Person("First \($0 % 7)", "Last \($0 % 5)") },
    groups: (0..<43).map { GroupSeed.Entry("Ğroup \($0 * 17 % 43)", members: Array(0..<$0)) })

  @Test(arguments: RepositoryKind.allCases)
  func `gives the same elements as in the whole list, and how many there are`(
    _ kind: RepositoryKind
  ) async throws {
    try await kind.with(seed: Self.many) { groups, people in
      let allGroups = try await groups.all()
      let allPeople = try await people.all()
      let last = Group.ID(rawValue: 43)
      let allMembers = try await groups.allMembers(of: last)
      #expect(allGroups.count == 43 && allPeople.count == 57 && allMembers.count == 42)
      for range in [0..<10, 10..<20, 39..<60, 5..<5, 42..<43] {
        #expect(
          try await groups.groups(GroupQuery(.joined), in: range) == page(of: allGroups, range))
        #expect(
          try await groups.members(of: last, in: range) == page(of: allMembers, range))
        #expect(try await people.people(PeopleQuery(), in: range) == page(of: allPeople, range))
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `gives the elements that there are when the range goes beyond the list`(
    _ kind: RepositoryKind
  ) async throws {
    try await kind.with(seed: Self.many) { groups, people in
      for range in [100..<200, -50..<0, Int.min..<Int.max, (Int.max - 1)..<Int.max] {
        let found = try await groups.groups(GroupQuery(.joined), in: range)
        #expect(found.total == 43)
        #expect(found.elements.count == (range.contains(0) ? 43 : 0))
        #expect(found.start == max(range.lowerBound, 0))
        #expect(try await people.people(PeopleQuery(), in: range).total == 57)
        let members = try await groups.members(of: Group.ID(rawValue: 43), in: range)
        #expect(members.total == 42)
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `finds a part of a name, whatever its case, width and accents`(_ kind: RepositoryKind)
    async throws
  {
    let searches = [
      ("group 1", 11), (" GROUP 42 ", 1), ("Ｇｒｏｕｐ", 43), ("ğ", 43), ("g", 43), ("", 43),
      ("%", 0), ("_", 0), ("\\", 0), ("'", 0), ("p 4", 4), ("\u{0}", 43), ("42\u{0}", 1),
      ("group  1", 0),
    ]
    try await kind.with(seed: Self.many) { repository in
      for (search, total) in searches {
        let found = try await repository.groups(GroupQuery(.joined, search: search), in: 0..<5)
        #expect(found.total == total, "\(search)")
        #expect(found.elements.count == min(total, 5), "\(search)")
        let none = try await repository.groups(GroupQuery(.invited, search: search), in: 0..<5)
        #expect(none.total == 0, "\(search)")
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `finds characters that a database takes for wildcards`(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let group = try await repository.createGroup(named: #"100 % \ a_b "c" 'd'"#)
      for search in ["%", "_", "\\", "\"", "'", "0 % \\ A_b", "a_b"] {
        let found = try await repository.groups(GroupQuery(.joined, search: search), in: 0..<5)
        #expect(found.elements == [group], "\(search)")
      }
      let long = String(repeating: "x", count: 100_000)
      let found = try await repository.groups(GroupQuery(.joined, search: long), in: 0..<5)
      #expect(found.total == 0)
    }
  }

  private func page<Element>(of all: [Element], _ range: Range<Int>) -> Page<Element> {
    Page(
      start: range.lowerBound, elements: Array(all[range.clamped(to: all.indices)]),
      total: all.count)
  }
}
