public import Calcot
public import Groups
public import People

/// The people of an ``InMemoryCommunity``.
@MainActor
public final class InMemoryPeopleRepository: PeopleRepository {
  /// What keeps the people, and lets a test fail and hold calls.
  public let community: InMemoryCommunity

  private let explain: @MainActor (GroupRepositoryError) -> String

  /// Makes a repository of what a community keeps.
  ///
  /// - Parameters:
  ///   - community: What keeps the people.
  ///   - explain: Says what an error means, to the person at the screen.
  public init(
    _ community: InMemoryCommunity = InMemoryCommunity(),
    explain: @escaping @MainActor (GroupRepositoryError) -> String = { "\($0)" }
  ) {
    self.community = community
    self.explain = explain
  }

  public var peopleDidChange: ObserverSet<Void> { community.peopleDidChange }

  public func people(
    _ query: PeopleQuery, in range: Range<Int>
  ) async throws(PeopleRepositoryError) -> Page<Person> {
    try await beginRead()
    let people = community.stored.people
    return people.values
      .filter { !query.excluding.contains($0.id) }
      .filter { "\($0.firstName) \($0.lastName)".isFound(by: query.search) }
      .map {
        Member(
          id: Member.ID(rawValue: $0.id.rawValue), firstName: $0.firstName, lastName: $0.lastName)
      }
      .inListOrder().compactMap { people[Person.ID(rawValue: $0.id.rawValue)] }
      .page(in: range)
  }

  public func person(_ id: Person.ID) async throws(PeopleRepositoryError) -> Person {
    try await beginRead()
    guard let person = community.stored.people[id] else { throw .notFound }
    return person
  }

  private func beginRead() async throws(PeopleRepositoryError) {
    do {
      try await community.beginRead()
    } catch .notFound {
      throw .notFound
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .unavailable(explain(error))
    }
  }
}
