public import Calcot
public import Localization

/// Assembles a person's screen, in the directory's flow and in those of other features.
@MainActor
public struct ProfileScreen {
  /// What the screen needs.
  public typealias Dependencies = HasPeopleRepository & HasLanguage

  private let dependencies: any Dependencies

  /// Screens of people who are where `dependencies` says.
  public init(dependencies: any Dependencies) { self.dependencies = dependencies }

  /// The screen of one person.
  ///
  /// - Parameters:
  ///   - id: the person.
  ///   - person: the person, if they are at hand.
  public func calcot(for id: Person.ID, known person: Person? = nil) -> Calcot {
    let repository = dependencies.peopleRepository
    let texts = PeopleTexts(language: dependencies.language)
    let interactor = ProfileInteractor(id: id, known: person, repository: repository)
    return Calcot(remadeOn: interactor.profileDidChange) {
      ProfileViewModel(interactor: interactor, texts: texts)
    } view: {
      ProfileView($0)
    }
    .task("load the person") { await interactor.fetchPerson() }
    .task(on: repository.peopleDidChange) { await interactor.fetchPerson() }
  }
}
