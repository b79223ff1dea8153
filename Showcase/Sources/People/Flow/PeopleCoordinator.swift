public import Calcot
public import Localization

/// The places of the People feature.
public enum PeopleRoute: Route {
  /// Everybody, to be searched.
  case directory
  /// One person.
  case profile(Person.ID)
}

extension Person.ID: LinkValue {}

extension PeopleRoute: LinkedRoute {
  public static let links = Links<PeopleRoute>(
    RouteLink("", .directory), RouteLink(":person", PeopleRoute.profile))
}

/// Decides where the screens of the People feature lead.
public final class PeopleCoordinator: Coordinator, DirectoryCoordinating {
  public typealias Dependencies = PeopleScreens.Dependencies

  public let navigation: StackNavigation<PeopleRoute>
  private let screens: PeopleScreens

  /// A flow that starts at the directory, or at another of its places.
  public init(dependencies: any Dependencies, root: PeopleRoute = .directory) {
    screens = PeopleScreens(dependencies: dependencies)
    navigation = StackNavigation(root: root)
  }

  public func calcot(for route: PeopleRoute) -> Calcot {
    switch route {
    case .directory:
      screens.directory(searching: navigation.saved() ?? "", coordinator: self)
    case .profile(let id):
      screens.profile(of: id, known: navigation.carried(), on: navigation)
    }
  }

  func present(_ person: Person) { navigation.push(.profile(person.id), carrying: person) }
}
