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
    Link("", .directory), Link(":person", PeopleRoute.profile))
}

/// Assembles the screens of the People feature and decides where each leads.
public final class PeopleCoordinator: Coordinator, DirectoryCoordinating {
  public typealias Dependencies = HasPeopleRepository & HasLanguage

  public let navigation = StackNavigation<PeopleRoute>(root: .directory)
  private let dependencies: any Dependencies

  /// A flow that starts at the directory.
  public init(dependencies: any Dependencies) { self.dependencies = dependencies }

  public func calcot(for route: PeopleRoute) -> Calcot {
    switch route {
    case .directory: directory()
    case .profile(let id):
      ProfileScreen(dependencies: dependencies).calcot(for: id, known: navigation.carried())
    }
  }

  private func directory() -> Calcot {
    let interactor = PeopleInteractor(
      search: navigation.saved() ?? "", repository: dependencies.peopleRepository)
    let texts = PeopleTexts(language: dependencies.language)
    return Calcot(remadeOn: interactor.peopleListDidChange) {
      DirectoryViewModel(interactor: interactor, coordinator: self, texts: texts)
    } view: {
      DirectoryView($0)
    }
    .task("load the people") { await interactor.fetchPeople() }
    .task(on: dependencies.peopleRepository.peopleDidChange) { await interactor.fetchPeople() }
    .saving { interactor.peopleList.query.search }
  }

  func present(_ person: Person) { navigation.push(.profile(person.id), carrying: person) }
}
