@MainActor
struct ProfileViewModel {
  let texts: PeopleTexts
  private let profile: Profile
  private let interactor: any ProfileInteracting

  init(interactor: any ProfileInteracting, texts: PeopleTexts) {
    self.texts = texts
    self.profile = interactor.profile
    self.interactor = interactor
  }

  var title: String { profile.person?.name ?? texts.person }
  var isLoading: Bool { profile.person == nil && profile.problem == nil }
  var homepage: String? { profile.person.map { $0.homepage ?? texts.noHomepage } }
  var problem: String? { profile.problem.map(texts.message) }
  var canRetry: Bool { profile.problem?.isRetryable == true }

  func tryAgainButtonTapped() async { await interactor.fetchPerson() }
}
