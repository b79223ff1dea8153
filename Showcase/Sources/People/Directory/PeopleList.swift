internal import Calcot

/// The Model of a list of people: what was asked for, and what of it is at hand.
struct PeopleList: Equatable, Sendable {
  var query: PeopleQuery
  var people = LoadedPages<Person, PeopleRepositoryError>()
}
