public import Calcot
internal import GRDB
public import Groups
public import People

/// The people of a ``CommunityDatabase``.
@MainActor
public final class SQLitePeopleRepository: PeopleRepository {
  /// The database that keeps the people.
  public let database: CommunityDatabase

  private let explain: @MainActor (GroupRepositoryError) -> String

  /// Makes a repository of what a database keeps, and touches nothing.
  ///
  /// - Parameter explain: Says what an error means and what to do, to the person at the screen;
  ///   left out, in English.
  public init(
    _ database: CommunityDatabase,
    explain: @escaping @MainActor (GroupRepositoryError) -> String = { $0.explanation }
  ) {
    self.database = database
    self.explain = explain
  }

  public var peopleDidChange: ObserverSet<Void> { database.peopleDidChange }

  public func people(
    _ query: PeopleQuery, in range: Range<Int>
  ) async throws(PeopleRepositoryError) -> Page<Person> {
    try await read { db in try db.people(query, in: range) }
  }

  public func person(_ id: Person.ID) async throws(PeopleRepositoryError) -> Person {
    try await read { db in try db.person(id) }
  }

  private func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) async throws(PeopleRepositoryError) -> Value {
    do {
      return try await database.read(fetch)
    } catch {
      switch GroupRepositoryError(error) {
      case .notFound: throw .notFound
      case .cancelled: throw .cancelled
      case let error: throw .unavailable(explain(error))
      }
    }
  }
}
