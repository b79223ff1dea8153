import Calcot
import CalcotTesting
import Groups
import GroupsInStyles
import Launches
import Localization
import SampleHosts
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// Transcripts of the launches, the counter, the settings and links.
@MainActor
@Suite struct OtherTabsTests {
  @Test(arguments: SampleHost.allCases)
  func `launches are found by a year and read, and the person comes back to the list`(
    _ host: SampleHost
  ) async {
    let showcase = await ShowcaseTestApp.opened("Launches", on: host.driver)
    showcase.app.expect("Apollo 11", "3 launches")
    await showcase.app.fill("Search", with: "1962")
    showcase.app.expect("Mariner 1", "1 launch")
    showcase.app.expectNot("Apollo 11")
    await showcase.app.tap("Mariner 1", as: .row)
    showcase.app.expect(screen: "Mariner 1")
    await showcase.app.back()
    showcase.app.expect(field: "Search", is: "1962")
  }

  @Test(arguments: SampleHost.allCases)
  func `a user who counts to fifty is congratulated`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened("Counter", on: host.driver)
    for _ in 1...50 { await showcase.app.tap("Add one") }
    showcase.app.expect("Great job, superstar!", "You tapped 50 times.")
    await showcase.app.tap("Thanks")
    await showcase.app.tap("Add one")
    showcase.app.expect("51")
  }

  @Test(arguments: SampleHost.allCases, AppStyle.allCases)
  func `another language and unit reach every screen at once`(
    _ host: SampleHost, _ style: AppStyle
  ) async {
    let showcase = await ShowcaseTestApp.opened("Early Birds", style: style, on: host.driver)
    await showcase.app.tap("Settings", as: .tab)
    await showcase.app.choose("Deutsch", for: "Language")
    await showcase.app.choose("Meilen", for: "Entfernungen")
    showcase.app.expect(screen: "Einstellungen")
    await showcase.app.tap("Gruppen", as: .tab)
    showcase.app.expect(screen: "Early Birds")
    showcase.app.expect("6,5 mi", "3 Mitglieder")
    await showcase.app.back()
    showcase.app.expect(screen: "Meine Gruppen")
    await showcase.app.fill("Suchen", with: "bird")
    showcase.app.expect(field: "Suchen", is: "bird")
    showcase.app.expectNot("Sunday Long Run")
  }

  @Test(arguments: SampleHost.allCases)
  func `a link brings the screens on the way, and asks before typed text goes`(
    _ host: SampleHost
  ) async {
    let showcase = await ShowcaseTestApp.opened(on: host.driver)
    await showcase.app.open("https://calcot.example/groups/1/members/1")
    for screen in ["Anna Gruber", "Sunday Long Run", "Sunday Long Run"] {
      showcase.app.expect(screen: screen)
      await showcase.app.back()
    }
    showcase.app.expect(screen: "My groups")
    #expect(!showcase.app.driver.canGoBack)
    await showcase.app.tap("New group")
    await showcase.app.type("Night Owls", into: "Name")
    await showcase.app.open("/people")
    await showcase.app.tap("Keep editing")
    showcase.app.expect(field: "Name", is: "Night Owls")
    await showcase.app.open("/people")
    await showcase.app.tap("Discard")
    showcase.app.expect("6 people")
  }

  @Test(arguments: SampleHost.allCases)
  func `a link to nowhere changes nothing`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened("Early Birds", on: host.driver)
    let before = showcase.app.tree
    #expect(await showcase.app.open("/nowhere").isRefused)
    #expect(showcase.app.tree == before)
    showcase.app.expect(screen: "Early Birds")
  }
}

extension Answer {
  fileprivate var isRefused: Bool { if case .refused = self { true } else { false } }
}
