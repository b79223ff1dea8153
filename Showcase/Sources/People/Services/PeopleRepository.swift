public import Calcot

/// The store of people, shared by the screens that show them.
///
/// A read that is cancelled throws ``PeopleRepositoryError/cancelled``; after an error the next call
/// tries again from the beginning.
@MainActor
public protocol PeopleRepository: AnyObject, Sendable {
  /// Tells that people have changed, on the main actor.
  var peopleDidChange: ObserverSet<Void> { get }

  /// Some of the people that a query finds, by family name, then by given name.
  func people(
    _ query: PeopleQuery, in range: Range<Int>
  ) async throws(PeopleRepositoryError) -> Page<Person>

  /// One person; throws ``PeopleRepositoryError/notFound`` if there is none.
  func person(_ id: Person.ID) async throws(PeopleRepositoryError) -> Person
}

/// Which people a list shows.
public struct PeopleQuery: Hashable, Sendable {
  /// A part of a name, whatever its case, width and accents; empty for everybody.
  public var search: String
  /// People who are left out.
  public var excluding: Set<Person.ID>

  /// The people with `search` in their name, less those of `excluding`.
  public init(search: String = "", excluding: Set<Person.ID> = []) {
    self.search = search
    self.excluding = excluding
  }
}

/// Why a ``PeopleRepository`` could not do what it was asked.
public enum PeopleRepositoryError: Error, Hashable, Sendable {
  /// There is no such person.
  case notFound
  /// The store cannot be used; the text says why and what to do, for the person at the screen.
  case unavailable(String)
  /// The task that asked was cancelled.
  case cancelled

  /// Whether the same call can succeed later.
  public var isRetryable: Bool { self != .notFound }
}

/// Dependencies that include the store of people.
public protocol HasPeopleRepository {
  /// The store of people, the same for every screen.
  var peopleRepository: any PeopleRepository { get }
}
