package import CalcotContent

/// The Model of a list of people: the query, and the loaded people.
package struct PeopleList: Equatable, Sendable {
  package var query: PeopleQuery
  package var people = LoadedPages<Person, PeopleRepositoryError>()
}
