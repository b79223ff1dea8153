public import Calcot
public import Localization

/// The places of the flow in which people are chosen.
public enum PickerRoute: Route {
  /// The people to choose from.
  case choose
}

extension PickerRoute: LinkedRoute {
  public static let links = Links<PickerRoute>(RouteLink("", .choose))
}

/// A flow that gives the people whom a person has chosen.
public final class PickerCoordinator: Coordinator, PickerCoordinating {
  public typealias Dependencies = PeopleScreens.Dependencies
  public typealias ResultValue = [Person.ID]

  public let navigation = StackNavigation<PickerRoute>(root: .choose)
  private let screens: PeopleScreens
  private let excluded: @MainActor () async -> Set<Person.ID>

  /// A flow that starts with nobody chosen.
  ///
  /// - Parameters:
  ///   - excluded: gives those who cannot be chosen; asked for when people are read.
  ///   - dependencies: where people are.
  public init(
    excluding excluded: @escaping @MainActor () async -> Set<Person.ID> = { [] },
    dependencies: any Dependencies
  ) {
    self.excluded = excluded
    screens = PeopleScreens(dependencies: dependencies)
  }

  public func calcot(for route: PickerRoute) -> Calcot {
    switch route {
    case .choose:
      screens.picker(chosen: navigation.saved() ?? [], excluding: excluded, coordinator: self)
    }
  }

  func picked(_ people: [Person.ID]) { finish(with: people) }
  func cancelled() { cancel() }
}
