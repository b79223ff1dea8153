import Calcot
import CalcotContent
import CommunityDatabaseTesting
import CommunityFakes
import Groups
import People
import Testing

@MainActor
@Suite("Every people repository")
struct PeopleRepositoryContractTests {
  @Test(arguments: RepositoryKind.allCases)
  func `lists everybody by family name, with their homepages`(_ kind: RepositoryKind) async throws {
    try await kind.with(seed: .runnersAndMore) { _, people in
      let all = try await people.all()
      #expect(all.map(\.lastName) == ["", "Gruber", "Okonkwo", "Puig", "Straus", "山田"])
      #expect(
        all.map(\.homepage) == [
          "https://budi.example", "https://anna.example", nil, nil, nil, nil,
        ])
      for person in all { #expect(try await people.person(person.id) == person) }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `finds people by a part of both names`(_ kind: RepositoryKind) async throws {
    let searches = [
      ("nuria", ["Núria"]), ("ZOË", ["Zoe\u{308}"]), ("a g", ["Anna"]), ("太郎 山", ["太郎"]),
      ("u", ["Budi", "Anna", "Núria", "Zoe\u{308}"]), ("gruber anna", []),
    ]
    try await kind.with(seed: .runners) { _, people in
      for (search, names) in searches {
        let found = try await people.all(search)
        #expect(found.map(\.firstName) == names, "\(search)")
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `leaves out who is excluded, also from the total`(_ kind: RepositoryKind) async throws {
    try await kind.with(seed: .runners) { _, people in
      let excluded = Set([1, 3, 99].map(Person.ID.init(rawValue:)))
      let page = try await people.people(PeopleQuery(excluding: excluded), in: 1..<3)
      #expect(page.total == 4 && page.start == 1)
      #expect(page.elements.map(\.firstName) == ["Ngozi", "Núria"])
      let both = PeopleQuery(search: "u", excluding: excluded)
      #expect(
        try await people.people(both, in: 0..<9).elements.map(\.firstName) == ["Budi", "Núria"])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `says that somebody is not there`(_ kind: RepositoryKind) async throws {
    try await kind.with(seed: .runners) { _, people in
      await #expect(throws: PeopleRepositoryError.notFound) {
        try await people.person(Person.ID(rawValue: 99))
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `throws cancelled from a read whose task was cancelled`(_ kind: RepositoryKind) async throws
  {
    try await kind.with(seed: .runners) { _, people in
      let call = Task { try await people.all() }
      call.cancel()
      await #expect(throws: PeopleRepositoryError.cancelled) { try await call.value }
      let everybody = try await people.all()
      #expect(everybody.count == 6)
    }
  }
}
