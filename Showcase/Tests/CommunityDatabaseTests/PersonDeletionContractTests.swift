import Calcot
import CalcotContent
import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import Foundation
import Groups
import People
import Testing

@MainActor
@Suite("Every people repository")
struct PersonDeletionContractTests {
  private let taro = Person.ID(rawValue: 2)
  private let photo = PickedFile("me.png", content: Data([0x89, 0, 255]))

  @Test(arguments: RepositoryKind.allCases)
  func `deletes a person with all that is theirs, and puts everything back`(
    _ kind: RepositoryKind
  ) async throws {
    try await kind.with(seed: .runnersAndMore) { groups, people in
      let (all, lists) = (try await people.all(), try await groups.all())
      try await people.setPhoto(photo, of: taro)
      try await people.addDocuments(
        [PickedFile("a.txt", content: Data("a".utf8)), PickedFile("b.txt", content: Data())],
        to: taro)
      let documents = try await people.documents(of: taro)
      let deleted = try await people.delete(taro)
      #expect(deleted.person.firstName == "太郎")
      #expect(deleted.groups == [1, 2, 3])
      #expect(try await people.all() == all.filter { $0.id != taro })
      #expect(try await groups.all().map(\.memberCount) == lists.map { $0.memberCount - 1 })
      await #expect(throws: PeopleRepositoryError.notFound) { try await people.photo(of: taro) }
      await #expect(throws: PeopleRepositoryError.notFound) {
        try await people.file(of: documents[0].id)
      }
      try await people.restore(deleted)
      #expect(try await people.all().map(\.id) == all.map(\.id))
      #expect(try await groups.all() == lists)
      for group in lists {
        #expect(try await groups.allMembers(of: group.id).map(\.id.rawValue).contains(2))
      }
      #expect(try await people.photo(of: taro) == photo)
      #expect(try await people.documents(of: taro) == documents)
      #expect(try await people.file(of: documents[1].id).content == Data())
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `puts a person back once, and into groups that are there`(_ kind: RepositoryKind)
    async throws
  {
    try await kind.with(seed: .runners) { groups, people in
      let deleted = try await people.delete(taro)
      let invented = DeletedPerson(
        person: deleted.person, groups: [1, 99], photo: nil, documents: [])
      try await people.restore(invented)
      try await people.restore(deleted)
      let counts = try await groups.all().map(\.memberCount)
      #expect(counts == [2, 4, 0])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `tells of a deletion to those who watch groups, too`(_ kind: RepositoryKind) async throws {
    try await kind.with(seed: .runners) { groups, people in
      var told: [String] = []
      groups.groupDidChange.add { told.append("\($0)") }
      people.peopleDidChange.add { told.append("people") }
      let deleted = try await people.delete(taro)
      #expect(told == ["everything", "people"])
      try await people.restore(deleted)
      #expect(told.count == 4)
      try await people.restore(deleted)
      #expect(told.count == 4)
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `says that a person to be deleted does not exist`(_ kind: RepositoryKind) async throws {
    try await kind.with(seed: .runners) { _, people in
      _ = try await people.delete(taro)
      await #expect(throws: PeopleRepositoryError.notFound) { try await people.delete(taro) }
      await #expect(throws: PeopleRepositoryError.notFound) {
        try await people.delete(Person.ID(rawValue: 99))
      }
    }
  }

  @Test func `puts everything back into a file that was closed meanwhile`() async throws {
    let folder = try TemporaryFolder()
    let database = folder.database(seed: .runners)
    let people = SQLitePeopleRepository(database)
    try await people.setPhoto(photo, of: taro)
    let deleted = try await people.delete(taro)
    await database.close()
    try await people.restore(deleted)
    await database.close()
    let reopened = SQLitePeopleRepository(folder.database())
    #expect(try await reopened.photo(of: taro) == photo)
    #expect(try await reopened.all().count == 6)
  }
}
