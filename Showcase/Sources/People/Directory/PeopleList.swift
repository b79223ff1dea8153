internal import Calcot

/// The Model of a list of people: what was asked for, and what of it is at hand.
struct PeopleList: Equatable, Sendable {
  enum Loading: Equatable, Sendable {
    case loading, loaded
    case failed(PeopleRepositoryError)
  }

  var query: PeopleQuery
  var people = Paged<Person>()
  var loading = Loading.loading
  /// The rows that are looked at.
  var shown = 0..<RowWindow.first
}
