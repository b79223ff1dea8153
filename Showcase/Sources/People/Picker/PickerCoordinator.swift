public import Calcot
import Localization

/// The routes of the flow that picks people.
public enum PickerRoute: Route {
  /// The people to pick from.
  case choose
}

extension PickerRoute: LinkedRoute {
  public static let links = Links<PickerRoute>(RouteLink("", .choose))
}

/// A flow that returns the people whom the user has picked.
public final class PickerCoordinator: Coordinator {
  public typealias Dependencies = PeopleScreens.Dependencies
  public typealias ResultValue = [Person.ID]

  public let navigation = StackNavigation<PickerRoute>(root: .choose)
  private let screens: PeopleScreens
  private let excluded: @MainActor () async -> Set<Person.ID>

  /// Creates a flow without any picked people.
  ///
  /// - Parameters:
  ///   - excluded: Returns the people who cannot be picked. Called when people are read.
  ///   - dependencies: The source of the people.
  public init(
    excluding excluded: @escaping @MainActor () async -> Set<Person.ID> = { [] },
    dependencies: any Dependencies
  ) {
    self.excluded = excluded
    screens = PeopleScreens(dependencies: dependencies)
  }

  public func calcot(for route: PickerRoute, at place: RoutePlace<PickerRoute>) -> Placed {
    switch route {
    case .choose:
      place.screen { screens.picker(excluding: excluded, on: navigation, at: place, end: end) }
    }
  }

  private func end(_ result: FlowResult<[Person.ID]>) {
    switch result {
    case .value(let people): finish(with: people)
    case .cancelled: cancel()
    }
  }
}
