import Calcot
import CommunityFakes
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
    await showcase.app.open("/settings")
    await showcase.app.choose(texts.name(of: style), for: "Style")
    showcase.app.expect("Style: \(texts.name(of: style))")
    #expect(before != nil && groupsRoot(of: showcase) != before)
    await showcase.app.tap("Groups")
    showcase.app.expect("My groups", "Early Birds")
    await showcase.app.tap("Early Birds")
    await showcase.app.tap("Members")
    await showcase.app.tap("Remove", in: "Ngozi Okonkwo")
    await showcase.app.tap("Remove")
    showcase.app.expect("2 members")
  }

  @Test func `the app speaks the language that is chosen, at once and when it starts again`() async
  {
    let store = SettingsInMemory()
    let app = TestApp(
      AppCoordinator(dependencies: TestDependencies(), store: store), routes: .showcase)
    await app.settle()
    await app.open("/settings")
    await app.choose("Deutsch", for: "Language")
    app.expect("Einstellungen", "Sprache: Deutsch")
    #expect(
      bar(of: app)?.branches.map(\.title) == [
        "Gruppen", "Personen", "Starts", "Zähler", "Einstellungen",
      ])
    await app.tap("Personen")
    app.expect("6 Personen")
    #expect(store.settings.language == .german)
  }

  private func chooseGermanAndMiles(in showcase: ShowcaseTestApp, returningTo tab: String) async {
    await showcase.app.tap("Settings")
    await showcase.app.choose("Deutsch", for: "Language")
    await showcase.app.choose("Meilen", for: "Entfernungen")
    await showcase.app.tap(tab)
  }

  @Test(arguments: AppStyle.allCases)
  func `a person in a group is still there when they choose another language and unit`(
    _ style: AppStyle
  ) async {
    let showcase = await ShowcaseTestApp.opened("Early Birds", "Members", style: style)
    showcase.app.expect("3 members", "Add members", "[Remove]")
    await chooseGermanAndMiles(in: showcase, returningTo: "Gruppen")
    #expect(showcase.app.app?.link == "/groups/2/members")
    showcase.app.expect("Early Birds", "3 Mitglieder", "[Mitglieder hinzufügen]", "[Entfernen]")
    await showcase.app.tap("Entfernen", in: "Ngozi Okonkwo")
    showcase.app.expect("Ngozi Okonkwo entfernen?")
    await showcase.app.tap("Entfernen")
    showcase.app.expect("Ngozi Okonkwo ist entfernt", "2 Mitglieder")
    await showcase.app.back()
    showcase.app.expect("Diese Woche 6,5 mi", "Nächster Lauf: 4. Jan. 1970, 06:00 · Lang · 11,2 mi")
    await showcase.app.back()
    showcase.app.expect("Meine Gruppen", "2 Mitglieder", "[Neue Gruppe]", "Suchen")
    #expect(
      bar(of: showcase.app)?.branches.map(\.title) == [
        "Gruppen", "Personen", "Starts", "Zähler", "Einstellungen",
      ])
  }

  @Test(arguments: AppStyle.allCases)
  func `every live screen is what it would be if the app had started in the language`(
    _ style: AppStyle
  ) async {
    for link in LinksTests.places.map(\.link) where !Self.isModal(link) {
      let showcase = ShowcaseTestApp(style: style)
      await showcase.app.settle()
      await showcase.app.open(link)
      if link != "/settings" { await showcase.app.tap("Settings") }
      await showcase.app.choose("Español", for: "Language")
      await showcase.app.open(link)
      let other = ShowcaseTestApp(language: .spanish, style: style)
      await other.app.settle()
      await other.app.open(link)
      #expect(showcase.app.content?.description == other.app.content?.description, "\(link)")
    }
  }

  /// Returns whether a link leads to a modal, which must be left before the settings are reached.
  private static func isModal(_ link: String) -> Bool {
    ["/new", "/rename", "/about", "/plan", "/add"].contains { link.hasSuffix($0) }
  }

  @Test func `an error that a store gave before is shown in the language that is chosen`() async {
    let showcase = await ShowcaseTestApp.opened("People")
    showcase.community.failNext(with: .locked)
    await showcase.app.tap("Anna Gruber")
    let message = GroupRepositoryError.locked.message
    showcase.app.expect(message(in: .english), "[Try again]")
    await chooseGermanAndMiles(in: showcase, returningTo: "Personen")
    showcase.app.expect("Anna Gruber", message(in: .german), "[Noch einmal]")
  }

  @Test func `the count and the searched text stay when another language is chosen`() async {
    let showcase = await ShowcaseTestApp.opened("Counter", "Add one", "Add one", "People")
    await showcase.app.type("anna", into: "Search")
    await chooseGermanAndMiles(in: showcase, returningTo: "Zähler")
    showcase.app.expect("Zähler", "2", "[Eins mehr]")
    await showcase.app.tap("Eins mehr")
    showcase.app.expect("3")
    await showcase.app.tap("Personen")
    showcase.app.expect("Suchen: anna", "1 Person")
  }

  @Test func `hosts hear of the language and the appearance, also when the app starts again`() async
  {
    let store = SettingsInMemory()
    let app = TestApp(
      AppCoordinator(dependencies: TestDependencies(), store: store), routes: .showcase)
    await app.settle()
    #expect(app.app?.status.language == "en" && app.app?.status.appearance == .system)
    await app.open("/settings")
    await app.choose("Dark", for: "Appearance")
    #expect(app.app?.status.appearance == .dark)
    await app.choose("Español", for: "Language")
    #expect(app.app?.status.language == "es")
    app.end()
    let next = TestApp(
      AppCoordinator(dependencies: TestDependencies(), store: store), routes: .showcase)
    await next.settle()
    #expect(next.app?.status.appearance == .dark)
  }

  @Test func `what is chosen in one app is chosen in another one with the same store, at once`()
    async
  {
    let store = SettingsInMemory()
    let apps = (0..<2).map { _ in
      TestApp(AppCoordinator(dependencies: TestDependencies(), store: store), routes: .showcase)
    }
    for app in apps { await app.settle() }
    await apps[0].open("/settings")
    await apps[0].choose("Dark", for: "Appearance")
    await apps[0].choose("Deutsch", for: "Language")
    await apps[1].settle()
    #expect(apps[1].app?.status.language == "de" && apps[1].app?.status.appearance == .dark)
    await apps[1].tap("Personen")
    apps[1].expect("6 Personen")
  }

  @Test func `the tab of the groups has the number of invitations`() async {
    let showcase = await ShowcaseTestApp.opened()
    #expect(bar(of: showcase.app)?.branches.map(\.badge) == ["1", nil, nil, nil, nil])
    await showcase.app.open("/groups/invitations")
    await showcase.app.tap("Full Moon")
    await showcase.app.tap("Accept")
    #expect(bar(of: showcase.app)?.branches.first?.badge == nil)
  }

  @Test func `the invitations are counted though something else changes meanwhile`() async throws {
    let showcase = ShowcaseTestApp(InMemoryCommunity(seed: .runnersAndMore))
    let (community, repository) = (showcase.community, showcase.repository)
    community.reads.close()
    await showcase.app.settle()
    _ = try await repository.createGroup(named: "Night Owls")
    community.reads.open()
    await showcase.app.settle()
    #expect(bar(of: showcase.app)?.branches.first?.badge == "1")
    let invited = try #require(
      try await repository.groups(GroupQuery(.invited), in: 0..<1).elements.first)
    community.reads.close()
    _ = try await repository.move(invited.id, from: .invited, to: .joined)
    await showcase.app.settle()
    _ = try await repository.createGroup(named: "Early Owls")
    community.reads.open()
    await showcase.app.settle()
    #expect(bar(of: showcase.app)?.branches.first?.badge == nil)
  }

  @Test func `the app starts with the style and the unit that were chosen last`() async {
    let store = SettingsInMemory()
    store.settings.style = .streams
    store.settings.distanceUnit = .miles
    let app = TestApp(
      AppCoordinator(dependencies: TestDependencies(), store: store), routes: .showcase)
    await app.settle()
    await app.open("/settings")
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
    await showcase.app.open("/settings")
    await showcase.app.choose("Immutable ViewModels", for: "Style")
    await showcase.app.tap("Groups")
    showcase.app.expect("Early Birds", "3 members")
  }
}
