import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Groups
import Testing

@testable import People

@MainActor
@Suite struct ProfileInteractorTests {
  private let community = InMemoryCommunity(seed: .runnersAndMore)
  private var repository: InMemoryPeopleRepository { InMemoryPeopleRepository(community) }

  private func interactor(
    _ id: Int64 = 1, known person: Person? = nil
  ) -> ProfileInteractor {
    ProfileInteractor(id: Person.ID(rawValue: id), known: person, repository: repository)
  }

  @Test func `knows the person that the screen before passed on before it has read anything`() {
    #expect(interactor(known: .anna).profile == Profile(person: .anna))
    #expect(interactor().profile == Profile())
  }

  @Test func `reads the person with photo and documents, and says so`() async throws {
    try await repository.setPhoto(.photo, of: Person.anna.id)
    try await repository.addDocuments([.text], to: Person.anna.id)
    let interactor = interactor()
    let observer = ChangeCounter(interactor.profileDidChange)
    await interactor.fetchPerson()
    #expect(interactor.profile.person?.name == "Anna Gruber")
    #expect(interactor.profile.files?.photo?.file == .photo)
    #expect(interactor.profile.files?.documents.map(\.name) == ["cv.txt"])
    #expect(observer.count == 1)
  }

  @Test func `takes a stored file for a photo only if it is one`() async throws {
    try await repository.setPhoto(.text, of: Person.anna.id)
    let interactor = interactor()
    await interactor.fetchPerson()
    #expect(interactor.profile.files == Profile.Files(photo: nil, documents: []))
  }

  @Test func `keeps what it knows when it cannot read, until it can`() async {
    let interactor = interactor(known: .anna)
    community.failNext(with: .locked)
    await interactor.fetchPerson()
    #expect(interactor.profile.problem == .unavailable(GroupRepositoryError.locked.message))
    #expect(interactor.profile.person == .anna)
    await interactor.fetchPerson()
    #expect(interactor.profile.problem == nil)
  }

  @Test func `shows what was read last, though an earlier reading ends later`() async throws {
    let (repository, gate, scope) = (repository, Gate(isOpen: false), TestScope())
    let interactor = await interactor(readingFrom: repository, heldAt: gate, in: scope)
    try await repository.setPhoto(.photo, of: Person.anna.id)
    await interactor.fetchPerson()
    gate.open()
    await scope.settle()
    #expect(interactor.profile.files?.photo?.file == .photo)
  }

  @Test func `shows no problem of an earlier reading that ends later`() async throws {
    let (repository, gate, scope) = (repository, Gate(isOpen: false), TestScope())
    let interactor = await interactor(readingFrom: repository, heldAt: gate, in: scope)
    await interactor.fetchPerson()
    community.failNext(with: .locked)
    gate.open()
    await scope.settle()
    #expect(interactor.profile.problem == nil)
  }

  /// Returns an interactor whose first reading waits at a gate; later ones do not.
  private func interactor(
    readingFrom repository: InMemoryPeopleRepository, heldAt gate: Gate, in scope: TestScope
  ) async -> ProfileInteractor {
    let interactor = ProfileInteractor(id: Person.anna.id, known: nil, repository: repository)
    repository.gates["documents"] = gate
    scope.scope.task { await interactor.fetchPerson() }
    await gate.untilWaiting(1)
    repository.gates = [:]
    return interactor
  }

  @Test func `says that nobody is there`() async {
    let interactor = interactor(99)
    await interactor.fetchPerson()
    #expect(interactor.profile.problem == .notFound)
  }

  @Test func `changes the photo and the documents in the store`() async throws {
    let interactor = interactor()
    try await interactor.setPhoto(.photo)
    try await interactor.addDocuments([.text])
    #expect(try await repository.photo(of: Person.anna.id) == .photo)
    let document = try #require(try await repository.documents(of: Person.anna.id).first)
    #expect(try await interactor.file(of: document.id) == .text)
    let removed = try await interactor.remove(document.id)
    #expect(try await repository.documents(of: Person.anna.id) == [])
    try await interactor.restoreDocument(removed)
    #expect(try await repository.documents(of: Person.anna.id).map(\.id) == [document.id])
    try await interactor.setPhoto(nil)
    #expect(try await repository.photo(of: Person.anna.id) == nil)
  }

  @Test func `restores a deleted person, though the Interactor itself is gone`() async throws {
    let (deleted, restore) = try await {
      let interactor = interactor()
      return (try await interactor.delete(), interactor.restorePerson)
    }()
    await #expect(throws: PeopleRepositoryError.notFound) {
      try await repository.person(Person.anna.id)
    }
    try await restore(deleted)
    #expect(try await repository.person(Person.anna.id).name == "Anna Gruber")
  }
}
