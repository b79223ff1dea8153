import Calcot
import CalcotContent
import CalcotRecording
import People

/// A repository of people whose answers and changes come from outside.
final class RecordedPeopleRepository: PeopleRepository {
  typealias Failure = PeopleRepositoryError

  let peopleDidChange: ObserverSet<Void>
  private let base: any PeopleRepository
  private let outside: Outside

  init(_ base: any PeopleRepository, _ outside: Outside) {
    (self.base, self.outside) = (base, outside)
    peopleDidChange = outside.events("peopleDidChange", of: base.peopleDidChange)
  }

  func people(
    _ query: PeopleQuery, in range: Range<Int>
  ) async throws(PeopleRepositoryError) -> Page<Person> {
    try await outside.answer("people \"\(query.search)\" \(range)") { () async throws(Failure) in
      try await base.people(query, in: range)
    }
  }

  func person(_ id: Person.ID) async throws(PeopleRepositoryError) -> Person {
    try await outside.answer("person \(id.rawValue)") { () async throws(Failure) in
      try await base.person(id)
    }
  }

  func delete(_ id: Person.ID) async throws(PeopleRepositoryError) -> DeletedPerson {
    try await outside.answer("delete person \(id.rawValue)") { () async throws(Failure) in
      try await base.delete(id)
    }
  }

  func restore(_ person: DeletedPerson) async throws(PeopleRepositoryError) {
    try await outside.answer("restore person \(person.person.id.rawValue)") {
      () async throws(Failure) in try await base.restore(person)
    }
  }

  func photo(of id: Person.ID) async throws(PeopleRepositoryError) -> PickedFile? {
    try await outside.answer("photo of \(id.rawValue)") { () async throws(Failure) in
      try await base.photo(of: id)
    }
  }

  func setPhoto(_ photo: PickedFile?, of id: Person.ID) async throws(PeopleRepositoryError) {
    try await outside.answer("setPhoto of \(id.rawValue)") { () async throws(Failure) in
      try await base.setPhoto(photo, of: id)
    }
  }

  func documents(of id: Person.ID) async throws(PeopleRepositoryError) -> [PersonDocument] {
    try await outside.answer("documents of \(id.rawValue)") { () async throws(Failure) in
      try await base.documents(of: id)
    }
  }

  func file(of id: PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile {
    try await outside.answer("file of document \(id.rawValue)") { () async throws(Failure) in
      try await base.file(of: id)
    }
  }

  func addDocuments(
    _ files: [PickedFile], to id: Person.ID
  ) async throws(PeopleRepositoryError) {
    try await outside.answer("addDocuments to \(id.rawValue)") { () async throws(Failure) in
      try await base.addDocuments(files, to: id)
    }
  }

  func removeDocument(
    _ id: PersonDocument.ID
  ) async throws(PeopleRepositoryError) -> RemovedDocument {
    try await outside.answer("removeDocument \(id.rawValue)") { () async throws(Failure) in
      try await base.removeDocument(id)
    }
  }

  func restore(_ document: RemovedDocument) async throws(PeopleRepositoryError) {
    try await outside.answer("restore document \(document.id.rawValue)") {
      () async throws(Failure) in try await base.restore(document)
    }
  }
}
