public import Calcot
import Localization

/// The routes of the People feature.
public enum PeopleRoute: Route {
  /// The searchable list of all people.
  case directory
  /// One person.
  case profile(Person.ID)
}

extension Person.ID: LinkValue {}

extension PeopleRoute: LinkedRoute {
  public static let links = Links<PeopleRoute>(
    RouteLink("", .directory), RouteLink(":person", PeopleRoute.profile))
}

/// The Coordinator that connects the screens of the People feature.
public final class PeopleCoordinator: Coordinator, DirectoryCoordinating {
  public typealias Dependencies = PeopleScreens.Dependencies

  public let navigation: StackNavigation<PeopleRoute>
  private let screens: PeopleScreens

  /// Creates a flow that starts at the directory, or at another route.
  public init(dependencies: any Dependencies, root: PeopleRoute = .directory) {
    screens = PeopleScreens(dependencies: dependencies)
    navigation = StackNavigation(root: root)
  }

  public func calcot(for route: PeopleRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .directory:
      screens.directory(searching: context.saved() ?? "", coordinator: self)
    case .profile(let id):
      screens.profile(
        of: id, known: context.carried(), on: navigation.asked(by: context.scope))
    }
  }

  func present(_ person: Person) { navigation.push(.profile(person.id), carrying: person) }
}
