package import Calcot

/// The Model of a list of people: what was asked for, and what of it is at hand.
package struct PeopleList: Equatable, Sendable {
  package var query: PeopleQuery
  package var people = LoadedPages<Person, PeopleRepositoryError>()
}
