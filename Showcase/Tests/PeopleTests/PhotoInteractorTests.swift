import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Groups
import Testing

@testable import People

@MainActor
@Suite struct PhotoInteractorTests {
  private let community = InMemoryCommunity(seed: .runnersAndMore)
  private var repository: InMemoryPeopleRepository { InMemoryPeopleRepository(community) }

  private func interactor(_ id: Int64 = 1, known: KnownPerson? = nil) -> PhotoInteractor {
    PhotoInteractor(id: Person.ID(rawValue: id), known: known, repository: repository)
  }

  @Test func `knows what the screen before passed on before it has read anything`() {
    let photo = Photo(.photo)
    let interactor = interactor(known: KnownPerson(.anna, photo: photo))
    #expect(interactor.personPhoto == PersonPhoto(person: .anna, photo: photo))
  }

  @Test func `reads the photo and whose it is, and says so`() async throws {
    try await repository.setPhoto(.photo, of: Person.anna.id)
    let interactor = interactor()
    let observer = ChangeCounter(interactor.personPhotoDidChange)
    await interactor.fetchPhoto()
    #expect(interactor.personPhoto.person?.name == "Anna Gruber")
    #expect(interactor.personPhoto.photo?.image.size == ImageSize(width: 640, height: 480))
    #expect(interactor.personPhoto.isRead)
    #expect(observer.count == 1)
  }

  @Test func `knows that a person has no photo, or does not exist`() async {
    let interactor = interactor()
    await interactor.fetchPhoto()
    #expect(interactor.personPhoto.isRead)
    #expect(interactor.personPhoto.photo == nil)
    let nobody = self.interactor(99)
    await nobody.fetchPhoto()
    #expect(nobody.personPhoto == PersonPhoto(problem: .notFound))
  }

  @Test func `keeps what it knows when it cannot read, until it can`() async {
    let photo = Photo(.photo)
    let interactor = interactor(known: KnownPerson(.anna, photo: photo))
    community.failNext(with: .locked)
    await interactor.fetchPhoto()
    #expect(interactor.personPhoto.problem == .unavailable(GroupRepositoryError.locked.message))
    #expect(interactor.personPhoto.photo == photo)
    await interactor.fetchPhoto()
    #expect(interactor.personPhoto.problem == nil)
    #expect(interactor.personPhoto.photo == nil)
  }

  @Test func `shows no problem of an earlier reading that ends later`() async throws {
    let repository = repository
    let interactor = PhotoInteractor(id: Person.anna.id, known: nil, repository: repository)
    let (scope, gate) = (TestScope(), Gate(isOpen: false))
    repository.gates["photo"] = gate
    scope.scope.task { await interactor.fetchPhoto() }
    await gate.untilWaiting(1)
    repository.gates = [:]
    await interactor.fetchPhoto()
    community.failNext(with: .locked)
    gate.open()
    await scope.settle()
    #expect(interactor.personPhoto.problem == nil)
  }

  @Test func `changes the photo in the store`() async throws {
    try await interactor().setPhoto(.photo)
    #expect(try await repository.photo(of: Person.anna.id) == .photo)
    try await interactor().setPhoto(nil)
    #expect(try await repository.photo(of: Person.anna.id) == nil)
  }
}
