@MainActor
package struct ProfileViewModel {
  package let texts: PeopleTexts
  private let profile: Profile
  private let interactor: any ProfileInteracting

  init(interactor: any ProfileInteracting, texts: PeopleTexts) {
    self.texts = texts
    self.profile = interactor.profile
    self.interactor = interactor
  }

  package var title: String { profile.person?.name ?? texts.person }
  package var isLoading: Bool { profile.person == nil && profile.problem == nil }
  package var homepage: String? { profile.person.map { $0.homepage ?? texts.noHomepage } }
  package var problem: String? { profile.problem.map(texts.message) }
  package var canRetry: Bool { profile.problem?.isRetryable == true }

  package func tryAgainButtonTapped() async { await interactor.fetchPerson() }
}
