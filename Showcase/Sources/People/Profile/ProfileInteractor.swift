import Calcot
import CalcotContent

// calcot:fake
@MainActor
protocol ProfileInteracting: AnyObject {
  var profile: Profile { get }
  var profileDidChange: ObserverSet<Void> { get }
  /// A closure that restores the deleted person, without the interactor, which may be gone by then.
  var restorePerson: @MainActor (DeletedPerson) async throws(PeopleRepositoryError) -> Void { get }
  var restoreDocument: @MainActor (RemovedDocument) async throws(PeopleRepositoryError) -> Void
  { get }

  func fetchPerson() async
  func delete() async throws(PeopleRepositoryError) -> DeletedPerson
  func setPhoto(_ photo: PickedFile?) async throws(PeopleRepositoryError)
  func addDocuments(_ files: [PickedFile]) async throws(PeopleRepositoryError)
  func file(of document: PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile
  func remove(
    _ document: PersonDocument.ID
  ) async throws(PeopleRepositoryError) -> RemovedDocument
}

final class ProfileInteractor: ProfileInteracting {
  private(set) var profile: Profile { didSet { profileDidChange.notify() } }
  let profileDidChange = ObserverSet<Void>()
  private let id: Person.ID
  private let repository: any PeopleRepository
  private var readings = ReadingOrder()

  init(id: Person.ID, known person: Person?, repository: any PeopleRepository) {
    self.id = id
    self.repository = repository
    profile = Profile(person: person)
  }

  func fetchPerson() async {
    let reading = readings.begin()
    do {
      let person = try await repository.person(id)
      let photo = try await repository.photo(of: id)
      let documents = try await repository.documents(of: id)
      guard readings.end(reading) else { return }
      profile = Profile(
        person: person,
        files: Profile.Files(photo: photo.flatMap(Photo.init), documents: documents))
    } catch .cancelled {
    } catch {
      if readings.end(reading) { profile.problem = error }
    }
  }

  func delete() async throws(PeopleRepositoryError) -> DeletedPerson {
    try await repository.delete(id)
  }

  func setPhoto(_ photo: PickedFile?) async throws(PeopleRepositoryError) {
    try await repository.setPhoto(photo, of: id)
  }

  func addDocuments(_ files: [PickedFile]) async throws(PeopleRepositoryError) {
    try await repository.addDocuments(files, to: id)
  }

  func file(of document: PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile {
    try await repository.file(of: document)
  }

  func remove(
    _ document: PersonDocument.ID
  ) async throws(PeopleRepositoryError) -> RemovedDocument {
    try await repository.removeDocument(document)
  }

  var restorePerson: @MainActor (DeletedPerson) async throws(PeopleRepositoryError) -> Void {
    { [repository] person throws(PeopleRepositoryError) in try await repository.restore(person) }
  }

  var restoreDocument: @MainActor (RemovedDocument) async throws(PeopleRepositoryError) -> Void {
    { [repository] document throws(PeopleRepositoryError) in
      try await repository.restore(document)
    }
  }
}
