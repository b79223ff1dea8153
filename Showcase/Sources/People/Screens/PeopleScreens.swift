public import Calcot
import CalcotViews
public import Localization

/// The screens builder of the People feature: it makes each of its screens, complete, for any flow.
///
/// ```swift
/// PeopleScreens(dependencies: dependencies).profile(of: id, on: navigation)
/// ```
@MainActor
public struct PeopleScreens {
  /// The dependencies of the screens.
  public typealias Dependencies = HasPeopleRepository & HasLanguage

  private let repository: any PeopleRepository
  private let texts: PeopleTexts

  /// Creates a builder of the screens.
  public init(dependencies: any Dependencies) {
    repository = dependencies.peopleRepository
    texts = PeopleTexts(language: dependencies.language)
  }

  /// Returns the screen of one person. It knows only its Router and not its place: it can be
  /// pushed, presented, or the root of a tab.
  ///
  /// - Parameters:
  ///   - id: The identifier of the person.
  ///   - person: The person, if already known.
  ///   - navigation: The navigation of the flow that shows the screen.
  public func profile(
    of id: Person.ID, known person: Person? = nil, on navigation: Navigation
  ) -> Calcot {
    let router = ProfileRouter(navigation: navigation)
    let interactor = ProfileInteractor(id: id, known: person, repository: repository)
    return Calcot(remadeOn: interactor.profileDidChange) { [texts] in
      ProfileViewModel(interactor: interactor, router: router, texts: texts)
    } view: {
      ProfileView(viewModel: $0)
    }
    .task("load the person") { await interactor.fetchPerson() }
    .task(on: repository.peopleDidChange) { await interactor.fetchPerson() }
  }

  /// Returns the screen of all people, with a search.
  func directory(searching search: String, coordinator: any DirectoryCoordinating) -> Calcot {
    let interactor = PeopleInteractor(search: search, repository: repository)
    let people = PeopleDataSource(interactor: interactor, texts: texts)
    return Calcot(remadeOn: interactor.peopleListDidChange) {
      DirectoryViewModel(people: people, coordinator: coordinator)
    } view: {
      DirectoryView(viewModel: $0)
    }
    .task("load the people") { await interactor.fetchPeople() }
    .task(on: repository.peopleDidChange) { await interactor.fetchPeople() }
    .saving { people.search }
  }

  /// Returns the screen of the people to pick from.
  ///
  /// - Parameters:
  ///   - chosen: The people picked at first.
  ///   - excluded: Returns the people who cannot be picked.
  func picker(
    chosen: [Person.ID], excluding excluded: @escaping @MainActor () async -> Set<Person.ID>,
    coordinator: any PickerCoordinating
  ) -> Calcot {
    let interactor = PeopleInteractor(repository: repository, excluding: excluded)
    let viewModel = PickerViewModel(
      chosen: chosen, people: PeopleDataSource(interactor: interactor, texts: texts),
      coordinator: coordinator)
    return Calcot(viewModel, view: PickerView.init)
      .task("load the people") { await interactor.fetchPeople() }
      .task(on: repository.peopleDidChange) { await interactor.fetchPeople() }
      .saving { viewModel.chosen }
  }
}
