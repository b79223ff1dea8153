import Calcot
import CalcotContent
import Foundation
import GroupsInStyles
import Localization
import Testing

@testable import ShowcaseApp

/// Tests of the ViewModel of the settings, with a fake Interactor and a fake Coordinator.
@MainActor
@Suite struct SettingsViewModelTests {
  private let interactor = FakeSettingsInteracting()
  private let coordinator = FakeSettingsCoordinating()

  init() {
    interactor.settingsReturns = AppSettings()
    interactor.chooseHandler = { [unowned interactor] in interactor.settingsReturns = $0 }
    coordinator.restartGroupsReturns = .done
  }

  private var viewModel: SettingsViewModel {
    SettingsViewModel(interactor: interactor, coordinator: coordinator)
  }

  @Test func `shows every style, and says which is in use`() {
    #expect(viewModel.styles == AppStyle.allCases)
    #expect(viewModel.style == .immutable)
    #expect(
      viewModel.styles.map(viewModel.name(of:))[1...]
        == ["With delegates", "With routers", "With streams and steps"])
  }

  @Test func `names every language in itself, and the units in the language in use`() {
    #expect(viewModel.languages.map(viewModel.name(of:)) == ["English", "Deutsch", "Español"])
    #expect(viewModel.distanceUnits.map(viewModel.name(of:)) == ["Kilometres", "Miles"])
    interactor.choose(AppSettings(language: .german))
    #expect(viewModel.title == "Einstellungen")
    #expect(viewModel.distanceUnits.map(viewModel.name(of:)) == ["Kilometer", "Meilen"])
  }

  @Test func `shows the groups anew in the style that is chosen`() async {
    var saved: [AppSettings] = []
    interactor.saveHandler = { [unowned interactor] in saved.append(interactor.settings) }
    await viewModel.styleChosen(.routers)
    #expect(saved == [AppSettings(style: .routers)])
    #expect(coordinator.restartGroupsCalls == 1)
    #expect(viewModel.style == .routers)
  }

  @Test func `shows the app in another language and unit without leaving anything`() {
    var saved: [AppSettings] = []
    interactor.saveHandler = { [unowned interactor] in saved.append(interactor.settings) }
    viewModel.languageChosen(.spanish)
    viewModel.distanceUnitChosen(.miles)
    #expect(saved.last == AppSettings(language: .spanish, distanceUnit: .miles))
    #expect(coordinator.restartGroupsCalls == 0)
    #expect(viewModel.language == .spanish && viewModel.distanceUnit == .miles)
  }

  @Test func `shows the app in another appearance without leaving anything`() {
    var saved: [AppSettings] = []
    interactor.saveHandler = { [unowned interactor] in saved.append(interactor.settings) }
    viewModel.appearanceChosen(.dark)
    #expect(saved == [AppSettings(appearance: .dark)] && coordinator.restartGroupsCalls == 0)
    #expect(viewModel.appearance == .dark)
    #expect(
      viewModel.appearances.map(viewModel.name(of:)) == ["As the system", "Light", "Dark"])
  }

  @Test func `does nothing when the style, language or unit in use is chosen`() async {
    await viewModel.styleChosen(.immutable)
    viewModel.languageChosen(.english)
    viewModel.distanceUnitChosen(.kilometres)
    #expect(interactor.chooseCalls == [] && coordinator.restartGroupsCalls == 0)
  }

  @Test func `takes a choice of style back when the groups cannot be restarted`() async {
    coordinator.restartGroupsReturns = .refused(.declined)
    await viewModel.styleChosen(.streams)
    #expect(interactor.chooseCalls == [AppSettings(style: .streams), AppSettings()])
    #expect(interactor.saveCalls == 0 && interactor.settings == AppSettings())
  }
}

/// Tests of the Interactor of the settings.
@MainActor
@Suite struct SettingsInteractorTests {
  @Test func `tells its observers of a choice`() {
    let interactor = SettingsInteractor(AppSettings(style: .routers), region: Region())
    var seen: [AppStyle] = []
    let token = interactor.settingsDidChange.add { seen.append(interactor.settings.style) }
    interactor.choose(AppSettings(style: .streams))
    #expect(seen == [.streams] && interactor.settings == AppSettings(style: .streams))
    withExtendedLifetime(token) {}
  }

  @Test func `passes a chosen language and unit on to the app's region`() {
    let region = Region()
    let interactor = SettingsInteractor(AppSettings(), region: region)
    var changes = 0
    let token = region.didChange.add { changes += 1 }
    interactor.choose(AppSettings(style: .routers))
    #expect(changes == 0)
    interactor.choose(AppSettings(language: .spanish, distanceUnit: .miles))
    #expect(region.language == .spanish && region.distanceUnit == .miles && changes == 2)
    withExtendedLifetime(token) {}
  }

  @Test func `saves what has been chosen, and nothing else`() {
    let store = SettingsInMemory()
    let interactor = SettingsInteractor(
      AppSettings(language: .german), region: Region(.german), store: store)
    interactor.choose(AppSettings(language: .german, distanceUnit: .miles))
    #expect(store.settings == StoredSettings())
    interactor.save()
    #expect(store.settings.distanceUnit == .miles)
    #expect(store.settings.language == nil && store.settings.style == nil)
  }
}
