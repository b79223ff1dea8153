import Calcot
import GroupsInStyles
import Localization
import Testing

@testable import ShowcaseApp

@MainActor
private final class FakeSettingsInteractor: SettingsInteracting {
  private(set) var settings = AppSettings(style: .immutable)
  let settingsDidChange = ObserverSet<Void>()
  private(set) var chosen: [AppStyle] = []

  func choose(_ style: AppStyle) {
    chosen.append(style)
    settings.style = style
  }
}

@MainActor
private final class FakeSettingsCoordinator: SettingsCoordinating {
  var answer = Answer.done
  private(set) var restarts = 0

  func restartGroups() async -> Answer {
    restarts += 1
    return answer
  }
}

/// Tests of the ViewModel of the settings, with a fake Interactor and a fake Coordinator.
@MainActor
@Suite struct SettingsViewModelTests {
  private let interactor = FakeSettingsInteractor()
  private let coordinator = FakeSettingsCoordinator()

  private var viewModel: SettingsViewModel {
    SettingsViewModel(
      interactor: interactor, coordinator: coordinator, texts: SettingsTexts(language: .english))
  }

  @Test func `shows every style, and says which is in use`() {
    #expect(viewModel.styles == AppStyle.allCases)
    #expect(viewModel.style == .immutable)
    #expect(
      viewModel.styles.map(viewModel.name(of:))[1...]
        == ["With delegates", "With routers", "With streams and steps"])
  }

  @Test func `shows the groups anew in the style that is chosen`() async {
    await viewModel.styleChosen(.routers)
    #expect(interactor.chosen == [.routers])
    #expect(coordinator.restarts == 1)
    #expect(viewModel.style == .routers)
  }

  @Test func `does nothing when the style in use is chosen`() async {
    await viewModel.styleChosen(.immutable)
    #expect(interactor.chosen == [] && coordinator.restarts == 0)
  }

  @Test func `stays in its style when the groups cannot be left`() async {
    coordinator.answer = .refused(.declined)
    await viewModel.styleChosen(.streams)
    #expect(interactor.chosen == [.streams, .immutable])
    #expect(viewModel.style == .immutable)
  }
}

/// Tests of the Interactor of the settings.
@MainActor
@Suite struct SettingsInteractorTests {
  @Test func `tells its observers of a choice`() {
    let interactor = SettingsInteractor(AppSettings(style: .routers))
    var seen: [AppStyle] = []
    let token = interactor.settingsDidChange.add { seen.append(interactor.settings.style) }
    interactor.choose(.streams)
    #expect(seen == [.streams] && interactor.settings == AppSettings(style: .streams))
    withExtendedLifetime(token) {}
  }
}
