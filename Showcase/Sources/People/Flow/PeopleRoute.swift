public import Calcot

/// The routes of the People feature.
public enum PeopleRoute: Route {
  /// A push can carry what is known of the person that a screen is about.
  public typealias Carried = KnownPerson

  /// The searchable list of all people.
  case directory
  /// One person.
  case profile(Person.ID)
  /// The photo of a person.
  case photo(Person.ID)
}

extension Person.ID: LinkValue {}

extension PeopleRoute: LinkedRoute {
  public static let links = Links<PeopleRoute>(
    RouteLink("", .directory), RouteLink(":person", PeopleRoute.profile),
    RouteLink(":person/photo", PeopleRoute.photo))
}
