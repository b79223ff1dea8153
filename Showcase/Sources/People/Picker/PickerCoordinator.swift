public import Calcot
public import Localization

/// The places of the flow in which people are chosen.
public enum PickerRoute: Route {
  /// The people to choose from.
  case choose
}

extension PickerRoute: LinkedRoute {
  public static let links = Links<PickerRoute>(Link("", .choose))
}

/// A flow that gives the people whom a person has chosen.
public final class PickerCoordinator: Coordinator, PickerCoordinating {
  public typealias Dependencies = HasPeopleRepository & HasLanguage
  public typealias ResultValue = [Person.ID]

  public let navigation = StackNavigation<PickerRoute>(root: .choose)
  private let dependencies: any Dependencies
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
    self.dependencies = dependencies
  }

  public func calcot(for route: PickerRoute) -> Calcot {
    switch route {
    case .choose: choose()
    }
  }

  private func choose() -> Calcot {
    let interactor = PeopleInteractor(
      repository: dependencies.peopleRepository, excluding: excluded)
    let viewModel = PickerViewModel(
      chosen: navigation.saved() ?? [], interactor: interactor, coordinator: self,
      texts: PeopleTexts(language: dependencies.language))
    return Calcot(viewModel) { PickerView($0) }
      .onAssembled { $0.observe(interactor.peopleListDidChange) { viewModel.peopleListChanged() } }
      .task("load the people") { await interactor.fetchPeople() }
      .task(on: dependencies.peopleRepository.peopleDidChange) { await interactor.fetchPeople() }
      .saving { viewModel.chosen }
  }

  func picked(_ people: [Person.ID]) { finish(with: people) }
  func cancelled() { cancel() }
}
