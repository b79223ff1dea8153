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

  /// Deletes a person with their memberships, photo and documents. Carried out also when the calling task
  /// is cancelled, as every change is.
  ///
  /// - Returns: what ``restore(_:)-(DeletedPerson)`` puts back.
  func delete(_ id: Person.ID) async throws(PeopleRepositoryError) -> DeletedPerson

  /// Puts a person back with all that belonged to them, in groups that are still there. Does nothing for
  /// somebody who is there again.
  func restore(_ person: DeletedPerson) async throws(PeopleRepositoryError)

  /// A person's photo, with what is in it; nil when they have none.
  func photo(of id: Person.ID) async throws(PeopleRepositoryError) -> PickedFile?

  /// Gives a person another photo, or none.
  func setPhoto(_ photo: PickedFile?, of id: Person.ID) async throws(PeopleRepositoryError)

  /// A person's documents, in the order in which they came.
  func documents(of id: Person.ID) async throws(PeopleRepositoryError) -> [PersonDocument]

  /// What is in a document.
  func file(of id: PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile

  /// Adds documents, all or none.
  func addDocuments(
    _ files: [PickedFile], to id: Person.ID
  ) async throws(PeopleRepositoryError)

  /// Removes a document.
  ///
  /// - Returns: what ``restore(_:)-(RemovedDocument)`` puts back.
  func removeDocument(
    _ id: PersonDocument.ID
  ) async throws(PeopleRepositoryError) -> RemovedDocument

  /// Puts a document back in its place; does nothing when it is there again.
  func restore(_ document: RemovedDocument) async throws(PeopleRepositoryError)
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
  /// There is no such person or document.
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
