import Calcot
import CalcotContent
import CommunityDatabaseTesting
import CommunityFakes
import Foundation
import Groups
import People
import Testing

@MainActor
@Suite("Every people repository")
struct PersonFilesContractTests {
  private let anna = Person.ID(rawValue: 1)
  private let nobody = Person.ID(rawValue: 99)

  private func file(_ name: String, _ text: String = "x") -> PickedFile {
    PickedFile(name, content: Data(text.utf8))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `keeps the photo that was given last`(_ kind: RepositoryKind) async throws {
    try await kind.with(seed: .runners) { _, people in
      #expect(try await people.photo(of: anna) == nil)
      try await people.setPhoto(file("a.png"), of: anna)
      try await people.setPhoto(file("b.png", "y"), of: anna)
      #expect(try await people.photo(of: anna) == file("b.png", "y"))
      #expect(try await people.photo(of: Person.ID(rawValue: 2)) == nil)
      try await people.setPhoto(nil, of: anna)
      #expect(try await people.photo(of: anna) == nil)
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `gives a person with their photo, unless it is too large for a list`(
    _ kind: RepositoryKind
  ) async throws {
    try await kind.with(seed: .runners) { _, people in
      let small = Data(count: Person.mostPhotoBytes)
      try await people.setPhoto(PickedFile("a.png", content: small), of: anna)
      #expect(try await people.person(anna).photo?.bytes == small)
      let listed = try await people.people(PeopleQuery(search: "anna"), in: 0..<10)
      #expect(listed.elements.map { $0.photo?.bytes } == [small])
      try await people.setPhoto(PickedFile("b.png", content: small + Data(count: 1)), of: anna)
      #expect(try await people.person(anna).photo == nil)
      #expect(try await people.photo(of: anna)?.name == "b.png")
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `keeps documents in the order in which they came, also those of one name`(
    _ kind: RepositoryKind
  ) async throws {
    try await kind.with(seed: .runners) { _, people in
      try await people.addDocuments([file("b.txt", "bb"), file("a.txt")], to: anna)
      try await people.addDocuments([file("b.txt", "other")], to: anna)
      let documents = try await people.documents(of: anna)
      #expect(documents.map(\.name) == ["b.txt", "a.txt", "b.txt"])
      #expect(documents.map(\.byteCount) == [2, 1, 5])
      #expect(try await people.file(of: documents[2].id) == file("b.txt", "other"))
      #expect(try await people.documents(of: Person.ID(rawValue: 2)) == [])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `puts a removed document back in its place, once`(_ kind: RepositoryKind) async throws {
    try await kind.with(seed: .runners) { _, people in
      try await people.addDocuments([file("a"), file("b", "bb"), file("c")], to: anna)
      let documents = try await people.documents(of: anna)
      let removed = try await people.removeDocument(documents[1].id)
      #expect(removed == RemovedDocument(id: documents[1].id, person: anna, file: file("b", "bb")))
      #expect(try await people.documents(of: anna).map(\.name) == ["a", "c"])
      await #expect(throws: PeopleRepositoryError.notFound) {
        try await people.removeDocument(documents[1].id)
      }
      for _ in 0..<2 { try await people.restore(removed) }
      #expect(try await people.documents(of: anna) == documents)
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `keeps nothing for somebody who is not there`(_ kind: RepositoryKind) async throws {
    try await kind.with(seed: .runners) { _, people in
      try await people.addDocuments([file("a")], to: anna)
      let id = try await people.documents(of: anna)[0].id
      let removed = try await people.removeDocument(id)
      _ = try await people.delete(anna)
      await #expect(throws: PeopleRepositoryError.notFound) { try await people.restore(removed) }
      await #expect(throws: PeopleRepositoryError.notFound) {
        try await people.setPhoto(file("a.png"), of: nobody)
      }
      await #expect(throws: PeopleRepositoryError.notFound) {
        try await people.addDocuments([file("a")], to: nobody)
      }
      await #expect(throws: PeopleRepositoryError.notFound) {
        try await people.documents(of: nobody)
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `tells of a change to those who watch people, and to nobody else`(_ kind: RepositoryKind)
    async throws
  {
    try await kind.with(seed: .runners) { groups, people in
      var told: [String] = []
      groups.groupDidChange.add { told.append("\($0)") }
      people.peopleDidChange.add { told.append("people") }
      try await people.setPhoto(file("a.png"), of: anna)
      try await people.addDocuments([file("a")], to: anna)
      try await people.addDocuments([], to: anna)
      let removed = try await people.removeDocument(people.documents(of: anna)[0].id)
      for _ in 0..<2 { try await people.restore(removed) }
      #expect(told == ["people", "people", "people", "people"])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `carries a change out though its task is cancelled`(_ kind: RepositoryKind) async throws {
    try await kind.with(seed: .runners) { _, people in
      let change = Task { try await people.setPhoto(file("a.png"), of: anna) }
      change.cancel()
      try await change.value
      #expect(try await people.photo(of: anna) == file("a.png"))
    }
  }
}
