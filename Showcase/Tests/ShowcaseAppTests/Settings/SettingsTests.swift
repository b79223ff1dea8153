import Calcot
import CalcotContent
import CalcotTesting
import Groups
import GroupsInStyles
import Localization
import ShowcaseAppTesting
import Testing

@testable import ShowcaseApp

/// Tests of the settings in the whole app.
@MainActor
@Suite struct SettingsTests {
  private let texts = SettingsTexts(language: .english)

  private func groupsRoot(of showcase: ShowcaseTestApp) -> ScreenID? {
    showcase.app.tree?.screens.first { $0.route == AnyRoute(GroupsRoute.groups(.joined)) }?.id
  }

  private func bar(of app: TestApp) -> Container? {
    app.tree?.layers.first?.stack.root.container
  }

  @Test(arguments: AppStyle.allCases.filter { $0 != .immutable })
  func `the groups begin anew in the style that is chosen, and work`(_ style: AppStyle) async {
    let showcase = await ShowcaseTestApp.opened("Early Birds")
    let before = groupsRoot(of: showcase)
    await showcase.then { $0.open("/settings") }
    await showcase.then { $0.choose(texts.name(of: style), in: "Style") }
    showcase.app.expect("Style: \(texts.name(of: style))")
    #expect(before != nil && groupsRoot(of: showcase) != before)
    await showcase.then { $0.tap("Groups") }
    showcase.app.expect("My groups", "Early Birds")
    await showcase.then { $0.tap("Early Birds") }
    await showcase.then { $0.tap("Members") }
    await showcase.then { $0.tap("Remove", in: "Ngozi Okonkwo") }
    await showcase.then { $0.tap("Remove") }
    showcase.app.expect("2 members")
  }

  @Test func `the app speaks the language that is chosen, at once and when it starts again`() async
  {
    let store = SettingsInMemory()
    let app = TestApp(
      AppCoordinator(dependencies: TestDependencies(), store: store), routes: .showcase)
    await app.settle()
    await app.then { $0.open("/settings") }
    await app.then { $0.choose("Deutsch", in: "Language") }
    app.expect("Einstellungen", "Sprache: Deutsch")
    #expect(
      bar(of: app)?.branches.map(\.title) == [
        "Gruppen", "Personen", "Starts", "Zähler", "Einstellungen",
      ])
    await app.then { $0.tap("Personen") }
    app.expect("6 Personen")
    #expect(store.settings.language == .german)
  }

  @Test func `hosts hear of the language and the appearance, also when the app starts again`() async
  {
    let store = SettingsInMemory()
    let app = TestApp(
      AppCoordinator(dependencies: TestDependencies(), store: store), routes: .showcase)
    await app.settle()
    #expect(app.app?.status.language == "en" && app.app?.status.appearance == .system)
    await app.then { $0.open("/settings") }
    await app.then { $0.choose("Dark", in: "Appearance") }
    #expect(app.app?.status.appearance == .dark)
    await app.then { $0.choose("Español", in: "Language") }
    #expect(app.app?.status.language == "es")
    app.end()
    let next = TestApp(
      AppCoordinator(dependencies: TestDependencies(), store: store), routes: .showcase)
    await next.settle()
    #expect(next.app?.status.appearance == .dark)
  }

  @Test func `the tab of the groups has the number of invitations`() async {
    let showcase = await ShowcaseTestApp.opened()
    #expect(bar(of: showcase.app)?.branches.map(\.badge) == ["1", nil, nil, nil, nil])
    await showcase.then { $0.open("/groups/invitations") }
    await showcase.then { $0.tap("Full Moon") }
    await showcase.then { $0.tap("Accept") }
    #expect(bar(of: showcase.app)?.branches.first?.badge == nil)
  }

  @Test func `the app starts with the style and the unit that were chosen last`() async {
    let store = SettingsInMemory()
    store.settings.style = .streams
    store.settings.distanceUnit = .miles
    let app = TestApp(
      AppCoordinator(dependencies: TestDependencies(), store: store), routes: .showcase)
    await app.settle()
    await app.then { $0.open("/settings") }
    app.expect("Style: With streams and steps", "Distances: Miles")
    #expect(bar(of: app)?.branches.count == 5)
  }

  @Test func `tabs have symbols, among them the app's own`() async {
    let showcase = await ShowcaseTestApp.opened()
    let bar = bar(of: showcase.app)
    #expect(
      bar?.branches.map { bar?.symbol(of: $0)?.name }
        == ["run", "people", "rocket", "tally", "settings"])
  }

  @Test func `the style in use can be chosen again without losing the place`() async {
    let showcase = await ShowcaseTestApp.opened("Early Birds")
    await showcase.then { $0.open("/settings") }
    await showcase.then { $0.choose("Immutable ViewModels", in: "Style") }
    await showcase.then { $0.tap("Groups") }
    showcase.app.expect("Early Birds", "3 members")
  }
}
