public import Calcot
public import CalcotContent
public import Localization

/// The store of people, shared by the screens that show them.
///
/// A cancelled read throws ``PeopleRepositoryError/cancelled``. After an error, the next call
/// starts from the beginning.
@MainActor
public protocol PeopleRepository: AnyObject, Sendable {
  /// The observers of changes, notified on the main actor.
  var peopleDidChange: ObserverSet<Void> { get }

  /// Returns a range of the people that match a query, by family name, then by given name.
  func people(
    _ query: PeopleQuery, in range: Range<Int>
  ) async throws(PeopleRepositoryError) -> Page<Person>

  /// Returns one person. Throws ``PeopleRepositoryError/notFound`` if the person does not exist.
  func person(_ id: Person.ID) async throws(PeopleRepositoryError) -> Person

  /// Deletes a person with their memberships, photo and documents. As every change, it is carried
  /// out even if the calling task is cancelled.
  ///
  /// - Returns: A value for ``restore(_:)-(DeletedPerson)``.
  func delete(_ id: Person.ID) async throws(PeopleRepositoryError) -> DeletedPerson

  /// Restores a person with everything that belonged to them, in groups that still exist. Does
  /// nothing if the person exists again.
  func restore(_ person: DeletedPerson) async throws(PeopleRepositoryError)

  /// Returns a person's photo with its contents; nil if there is none.
  func photo(of id: Person.ID) async throws(PeopleRepositoryError) -> PickedFile?

  /// Sets or removes a person's photo.
  func setPhoto(_ photo: PickedFile?, of id: Person.ID) async throws(PeopleRepositoryError)

  /// Returns a person's documents, in the order in which they were added.
  func documents(of id: Person.ID) async throws(PeopleRepositoryError) -> [PersonDocument]

  /// Returns the contents of a document.
  func file(of id: PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile

  /// Adds documents, all or none.
  func addDocuments(
    _ files: [PickedFile], to id: Person.ID
  ) async throws(PeopleRepositoryError)

  /// Removes a document.
  ///
  /// - Returns: A value for ``restore(_:)-(RemovedDocument)``.
  func removeDocument(
    _ id: PersonDocument.ID
  ) async throws(PeopleRepositoryError) -> RemovedDocument

  /// Restores a document in its place. Does nothing if it exists again.
  func restore(_ document: RemovedDocument) async throws(PeopleRepositoryError)
}

/// The query of a list of people.
public struct PeopleQuery: Hashable, Sendable {
  /// A part of the name, regardless of case, width and accents; an empty text matches everybody.
  public var search: String
  /// The people to leave out.
  public var excluding: Set<Person.ID>

  /// Creates a query for the people with `search` in their name, without those in `excluding`.
  public init(search: String = "", excluding: Set<Person.ID> = []) {
    self.search = search
    self.excluding = excluding
  }
}

/// A reason why a call of a ``PeopleRepository`` failed.
public enum PeopleRepositoryError: Error, Hashable, Codable, Sendable {
  /// The person or document does not exist.
  case notFound
  /// The store cannot be used. The text describes the problem and the remedy for the user.
  case unavailable(Translation)
  /// The calling task was cancelled.
  case cancelled

  /// A Boolean value that indicates whether the same call can succeed later.
  public var isRetryable: Bool { self != .notFound }
}

/// Dependencies that include the store of people.
public protocol HasPeopleRepository {
  /// The store of people, the same for every screen.
  var peopleRepository: any PeopleRepository { get }
}
