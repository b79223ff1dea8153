import Calcot

/// The navigation of the screen of all people.
@MainActor
protocol DirectoryRouting: AnyObject {
  /// Returns the action that opens a person's screen.
  func opening(_ person: Person) -> NavigationAction
}

/// The Router of the screen of all people, in any flow with a place for the routes of People.
final class DirectoryRouter: Router, DirectoryRouting {
  let navigation: FlowNavigation<PeopleRoute>

  init(navigation: FlowNavigation<PeopleRoute>) { self.navigation = navigation }

  func opening(_ person: Person) -> NavigationAction {
    navigation.pushing(.profile(person.id), carrying: KnownPerson(person))
  }
}
