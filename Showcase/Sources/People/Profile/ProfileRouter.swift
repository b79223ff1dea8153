import Calcot
import CalcotContent

/// The requests of a person's screen. It does not depend on where the screen is shown.
@MainActor
protocol ProfileRouting: ScreenRouting, AddressOpening, Sharing, FilePicking {
  /// Returns the action that opens the screen of a person's photo.
  func opening(_ photo: Photo, of person: Person) -> NavigationAction
}

/// The Router of one person's screen, in any flow with a place for the routes of People. Its
/// capabilities come from the navigation of that flow.
final class ProfileRouter: Router, ProfileRouting {
  let navigation: FlowNavigation<PeopleRoute>

  init(navigation: FlowNavigation<PeopleRoute>) { self.navigation = navigation }

  func opening(_ photo: Photo, of person: Person) -> NavigationAction {
    navigation.pushing(.photo(person.id), carrying: KnownPerson(person, photo: photo))
  }
}
