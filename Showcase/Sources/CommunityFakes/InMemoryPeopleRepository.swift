public import Calcot
public import CalcotContent
public import CalcotTesting
public import Groups
public import People

/// A repository of the people of an ``InMemoryCommunity``.
public final class InMemoryPeopleRepository: PeopleRepository {
  /// The community that stores the people. A test can make its calls fail and wait.
  public let community: InMemoryCommunity
  /// The gates that hold single reads, by the names of their methods.
  public var gates: [String: Gate] = [:]

  /// Creates a repository of a community.
  public init(_ community: InMemoryCommunity = InMemoryCommunity()) { self.community = community }

  public var peopleDidChange: ObserverSet<Void> { community.peopleDidChange }

  public func people(
    _ query: PeopleQuery, in range: Range<Int>
  ) async throws(PeopleRepositoryError) -> Page<Person> {
    try await beginRead()
    return community.stored.people.values
      .filter { !query.excluding.contains($0.id) }
      .filter { "\($0.firstName) \($0.lastName)".isFound(by: query.search) }
      .map {
        Member(
          id: Member.ID(rawValue: $0.id.rawValue), firstName: $0.firstName, lastName: $0.lastName)
      }
      .inListOrder().compactMap { community.stored.person(Person.ID(rawValue: $0.id.rawValue)) }
      .page(in: range)
  }

  public func person(_ id: Person.ID) async throws(PeopleRepositoryError) -> Person {
    try await beginRead()
    guard let person = community.stored.person(id) else { throw .notFound }
    return person
  }

  public func delete(_ id: Person.ID) async throws(PeopleRepositoryError) -> DeletedPerson {
    try await write { tables throws(GroupRepositoryError) in
      (try tables.delete(id), .group(.everything))
    }
  }

  public func restore(_ person: DeletedPerson) async throws(PeopleRepositoryError) {
    try await write { tables throws(GroupRepositoryError) in
      ((), tables.restore(person) ? .group(.everything) : .nothing)
    }
  }

  public func photo(of id: Person.ID) async throws(PeopleRepositoryError) -> PickedFile? {
    await gates["photo"]?.pass()
    _ = try await person(id)
    return community.stored.photos[id]
  }

  public func setPhoto(
    _ photo: PickedFile?, of id: Person.ID
  ) async throws(PeopleRepositoryError) {
    try await write { tables throws(GroupRepositoryError) in
      guard tables.people[id] != nil else { throw .notFound }
      tables.photos[id] = photo
      return ((), .people)
    }
  }

  public func documents(
    of id: Person.ID
  ) async throws(PeopleRepositoryError) -> [PersonDocument] {
    await gates["documents"]?.pass()
    _ = try await person(id)
    return community.stored.documents(of: id).map {
      PersonDocument(id: $0.id, name: $0.file.name, byteCount: $0.file.content.count)
    }
  }

  public func file(of id: PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile {
    try await beginRead()
    guard let document = community.stored.documents[id] else { throw .notFound }
    return document.file
  }

  public func addDocuments(
    _ files: [PickedFile], to id: Person.ID
  ) async throws(PeopleRepositoryError) {
    try await write { tables throws(GroupRepositoryError) in
      guard tables.people[id] != nil else { throw .notFound }
      for file in files { tables.addDocument(file, to: id) }
      return ((), files.isEmpty ? .nothing : .people)
    }
  }

  public func removeDocument(
    _ id: PersonDocument.ID
  ) async throws(PeopleRepositoryError) -> RemovedDocument {
    try await write { tables throws(GroupRepositoryError) in
      guard let document = tables.documents.removeValue(forKey: id) else { throw .notFound }
      return (document, .people)
    }
  }

  public func restore(_ document: RemovedDocument) async throws(PeopleRepositoryError) {
    try await write { tables throws(GroupRepositoryError) in
      guard tables.people[document.person] != nil else { throw .notFound }
      guard tables.documents[document.id] == nil else { return ((), .nothing) }
      tables.documents[document.id] = document
      return ((), .people)
    }
  }

  private func write<Value: Sendable>(
    _ change:
      @escaping @MainActor (inout InMemoryTables) throws(GroupRepositoryError) -> (
        Value, InMemoryCommunity.News
      )
  ) async throws(PeopleRepositoryError) -> Value {
    do { return try await community.write(change) } catch { throw explained(error) }
  }

  private func beginRead() async throws(PeopleRepositoryError) {
    do { try await community.beginRead() } catch { throw explained(error) }
  }

  private func explained(_ error: GroupRepositoryError) -> PeopleRepositoryError {
    switch error {
    case .notFound: .notFound
    case .cancelled: .cancelled
    default: .unavailable(error.message)
    }
  }
}
