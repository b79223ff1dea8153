public import Calcot
public import CalcotContent
internal import CalcotPostgreSQL
internal import CommunityDatabase
internal import Groups
public import People

/// A repository of the people of a ``PostgreSQLCommunity``.
public final class PostgreSQLPeopleRepository: PeopleRepository {
  /// The store that has the people.
  public let community: PostgreSQLCommunity

  /// Creates a repository of a database, without reaching the database.
  public init(_ community: PostgreSQLCommunity) { self.community = community }

  public var peopleDidChange: ObserverSet<Void> { community.changes.peopleDidChange }

  public func people(
    _ query: PeopleQuery, in range: Range<Int>
  ) async throws(PeopleRepositoryError) -> Page<Person> {
    try await read { db in try await db.people(query, in: range) }
  }

  public func person(_ id: Person.ID) async throws(PeopleRepositoryError) -> Person {
    try await read { db in try await db.person(id) }
  }

  public func delete(_ id: Person.ID) async throws(PeopleRepositoryError) -> DeletedPerson {
    try await write { db in try await db.delete(id) }
  }

  public func restore(_ person: DeletedPerson) async throws(PeopleRepositoryError) {
    try await write { db in try await db.restore(person) }
  }

  public func photo(of id: Person.ID) async throws(PeopleRepositoryError) -> PickedFile? {
    try await read { db in try await db.photo(of: id) }
  }

  public func setPhoto(
    _ photo: PickedFile?, of id: Person.ID
  ) async throws(PeopleRepositoryError) {
    try await write { db in try await db.setPhoto(photo, of: id) }
  }

  public func documents(
    of id: Person.ID
  ) async throws(PeopleRepositoryError) -> [PersonDocument] {
    try await read { db in try await db.documents(of: id) }
  }

  public func file(of id: PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile {
    try await read { db in try await db.document(id).file }
  }

  public func addDocuments(
    _ files: [PickedFile], to id: Person.ID
  ) async throws(PeopleRepositoryError) {
    try await write { db in try await db.addDocuments(files, to: id) }
  }

  public func removeDocument(
    _ id: PersonDocument.ID
  ) async throws(PeopleRepositoryError) -> RemovedDocument {
    try await write { db in try await db.removeDocument(id) }
  }

  public func restore(_ document: RemovedDocument) async throws(PeopleRepositoryError) {
    try await write { db in try await db.restore(document) }
  }

  private func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (PostgreSQLConnection) async throws -> Value
  ) async throws(PeopleRepositoryError) -> Value {
    do { return try await community.read(fetch) } catch { throw explained(error) }
  }

  private func write<Value: Sendable>(
    _ update: @escaping @Sendable (PostgreSQLConnection) async throws -> Stored<Value>
  ) async throws(PeopleRepositoryError) -> Value {
    do { return try await community.write(update) } catch { throw explained(error) }
  }

  private func explained(_ error: any Error) -> PeopleRepositoryError {
    switch GroupRepositoryError(postgreSQL: error) {
    case .notFound: .notFound
    case .cancelled: .cancelled
    case let error: .unavailable(error.message)
    }
  }
}
