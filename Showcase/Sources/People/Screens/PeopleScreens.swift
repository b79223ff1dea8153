public import Calcot
public import Localization

/// The screens builder of the People feature: it makes each of its screens, whole, for whichever flow
/// shows them.
///
/// ```swift
/// PeopleScreens(dependencies: dependencies).profile(of: id, on: navigation)
/// ```
@MainActor
public struct PeopleScreens {
  /// What the screens need.
  public typealias Dependencies = HasPeopleRepository & HasLanguage

  private let repository: any PeopleRepository
  private let texts: PeopleTexts

  /// Screens of people who are where `dependencies` says.
  public init(dependencies: any Dependencies) {
    repository = dependencies.peopleRepository
    texts = PeopleTexts(language: dependencies.language)
  }

  /// The screen of one person. It knows its Router and nothing of where it is: it can be pushed,
  /// presented, or stand in a tab.
  ///
  /// - Parameters:
  ///   - id: the person.
  ///   - person: the person, if they are at hand.
  ///   - navigation: that of the flow in which the screen is.
  public func profile(
    of id: Person.ID, known person: Person? = nil, on navigation: Navigation
  ) -> Calcot {
    let router = ProfileRouter(navigation: navigation)
    let interactor = ProfileInteractor(id: id, known: person, repository: repository)
    return Calcot(remadeOn: interactor.profileDidChange) { [texts] in
      ProfileViewModel(interactor: interactor, router: router, texts: texts)
    } view: {
      ProfileView($0)
    }
    .task("load the person") { await interactor.fetchPerson() }
    .task(on: repository.peopleDidChange) { await interactor.fetchPerson() }
  }

  /// Everybody, to be searched.
  func directory(searching search: String, coordinator: any DirectoryCoordinating) -> Calcot {
    let interactor = PeopleInteractor(search: search, repository: repository)
    let people = PeopleDataSource(interactor: interactor, texts: texts)
    return Calcot(remadeOn: interactor.peopleListDidChange) {
      DirectoryViewModel(people: people, coordinator: coordinator)
    } view: {
      DirectoryView($0)
    }
    .task("load the people") { await interactor.fetchPeople() }
    .task(on: repository.peopleDidChange) { await interactor.fetchPeople() }
    .saving { people.search }
  }

  /// People to choose from.
  ///
  /// - Parameters:
  ///   - chosen: who is chosen at first.
  ///   - excluded: gives those who cannot be chosen.
  func picker(
    chosen: [Person.ID], excluding excluded: @escaping @MainActor () async -> Set<Person.ID>,
    coordinator: any PickerCoordinating
  ) -> Calcot {
    let interactor = PeopleInteractor(repository: repository, excluding: excluded)
    let viewModel = PickerViewModel(
      chosen: chosen, people: PeopleDataSource(interactor: interactor, texts: texts),
      coordinator: coordinator)
    return Calcot(viewModel) { PickerView($0) }
      .task("load the people") { await interactor.fetchPeople() }
      .task(on: repository.peopleDidChange) { await interactor.fetchPeople() }
      .saving { viewModel.chosen }
  }
}
