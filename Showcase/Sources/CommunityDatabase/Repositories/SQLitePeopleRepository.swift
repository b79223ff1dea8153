public import Calcot
public import CalcotContent
internal import GRDB
import Groups
public import People

/// A repository of the people of a ``CommunityDatabase``.
public final class SQLitePeopleRepository: PeopleRepository {
  /// The database that stores the people.
  public let database: CommunityDatabase

  /// Creates a repository of a database, without touching the file.
  public init(_ database: CommunityDatabase) { self.database = database }

  public var peopleDidChange: ObserverSet<Void> { database.changes.peopleDidChange }

  public func people(
    _ query: PeopleQuery, in range: Range<Int>
  ) async throws(PeopleRepositoryError) -> Page<Person> {
    try await read { db in try db.people(query, in: range) }
  }

  public func person(_ id: Person.ID) async throws(PeopleRepositoryError) -> Person {
    try await read { db in try db.person(id) }
  }

  public func delete(_ id: Person.ID) async throws(PeopleRepositoryError) -> DeletedPerson {
    try await write { db in try db.delete(id) }
  }

  public func restore(_ person: DeletedPerson) async throws(PeopleRepositoryError) {
    try await write { db in try db.restore(person) }
  }

  public func photo(of id: Person.ID) async throws(PeopleRepositoryError) -> PickedFile? {
    try await read { db in try db.photo(of: id) }
  }

  public func setPhoto(
    _ photo: PickedFile?, of id: Person.ID
  ) async throws(PeopleRepositoryError) {
    try await write { db in try db.setPhoto(photo, of: id) }
  }

  public func documents(
    of id: Person.ID
  ) async throws(PeopleRepositoryError) -> [PersonDocument] {
    try await read { db in try db.documents(of: id) }
  }

  public func file(of id: PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile {
    try await read { db in try db.document(id).file }
  }

  public func addDocuments(
    _ files: [PickedFile], to id: Person.ID
  ) async throws(PeopleRepositoryError) {
    try await write { db in try db.addDocuments(files, to: id) }
  }

  public func removeDocument(
    _ id: PersonDocument.ID
  ) async throws(PeopleRepositoryError) -> RemovedDocument {
    try await write { db in try db.removeDocument(id) }
  }

  public func restore(_ document: RemovedDocument) async throws(PeopleRepositoryError) {
    try await write { db in try db.restore(document) }
  }

  private func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) async throws(PeopleRepositoryError) -> Value {
    do { return try await database.read(fetch) } catch { throw explained(error) }
  }

  private func write<Value: Sendable>(
    _ update: @escaping @Sendable (Database) throws -> Stored<Value>
  ) async throws(PeopleRepositoryError) -> Value {
    do { return try await database.write(update) } catch { throw explained(error) }
  }

  private func explained(_ error: any Error) -> PeopleRepositoryError {
    switch GroupRepositoryError(error) {
    case .notFound: .notFound
    case .cancelled: .cancelled
    case let error: .unavailable(error.message)
    }
  }
}
