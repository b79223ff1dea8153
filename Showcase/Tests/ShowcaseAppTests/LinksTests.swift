import Calcot
import CalcotTesting
import CommunityFakes
import Groups
import Localization
import People
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// Tests of links into the app, over all its features.
@MainActor
@Suite struct LinksTests {
  /// A link to each kind of place, with the texts there.
  nonisolated static let places: [(link: String, texts: [String])] = [
    ("/groups", ["My groups", "Early Birds"]),
    ("/groups/invitations", ["Invitations", "Full Moon"]),
    ("/groups/suggestions", ["Suggestions", "Barefoot"]),
    ("/groups/new", ["New group", "Name: "]),
    ("/groups/2", ["Early Birds", "Members"]),
    ("/groups/2/rename", ["Rename", "Name: Early Birds"]),
    ("/groups/2/about", ["About the group", "Place: Prater Hauptallee"]),
    ("/groups/2/plan", ["Plan a run", "Start: 1970-01-02 09:00"]),
    ("/groups/2/members", ["Early Birds", "Ngozi Okonkwo"]),
    ("/groups/2/members/add", ["Choose people", "Anna Gruber"]),
    ("/groups/2/members/5", ["Ngozi Okonkwo", "No homepage"]),
    ("/groups/2/members/5/photo", ["Photo of Ngozi Okonkwo", "No photo"]),
    ("/people", ["People", "6 people"]),
    ("/people/1", ["Anna Gruber", "https://anna.example"]),
    ("/people/1/photo", ["Photo of Anna Gruber", "No photo"]),
    ("/launches", ["Launches", "3 launches"]),
    ("/launches/apollo-11", ["Apollo 11", "To the Moon."]),
    ("/counter", ["Counter", "0"]),
    ("/settings", ["Settings", "Style: Immutable ViewModels"]),
  ]

  @Test func `the app's routes and links have no problem`() {
    #expect(RouteRegistry.showcase.problems == [])
  }

  @Test(arguments: places)
  func `every place can be linked to, and prints its link again`(
    _ link: String, _ texts: [String]
  ) async {
    let showcase = ShowcaseTestApp()
    #expect(await showcase.app.open(link) == .done)
    for text in texts { showcase.app.expect(text) }
    #expect(showcase.app.app?.link == link)
  }

  @Test func `a link brings the screens on the way`() async {
    let showcase = ShowcaseTestApp()
    await showcase.app.open("https://calcot.example/groups/1/members/1")
    for text in ["Anna Gruber", "4 members", "[Rename]"] {
      showcase.app.expect(text)
      await showcase.app.back()
    }
    showcase.app.expect("My groups", "Early Birds")
    #expect(!showcase.app.driver.canGoBack)
  }

  @Test(arguments: [
    "/nowhere", "/groups/x", "/groups/1/nowhere", "groups//1", "/people/1/2", "/people/photo",
    "/groups/2/members/5/nowhere", "%zz",
  ])
  func `a link to nowhere leaves everything as it was`(_ link: String) async {
    let showcase = await ShowcaseTestApp.opened("Early Birds")
    let before = showcase.app.tree
    guard case .refused = await showcase.app.open(link) else {
      Issue.record("\(link) was followed")
      return
    }
    #expect(showcase.app.tree == before)
  }

  @Test func `a link to a group that is not there says so on its screen`() async {
    let showcase = ShowcaseTestApp()
    await showcase.app.open("/groups/99")
    showcase.app.expect(GroupRepositoryError.notFound.message(in: .english))
  }

  @Test func `a link asks before it leaves what has been typed`() async {
    let showcase = await ShowcaseTestApp.opened("New group")
    await showcase.app.type("Night Owls", into: "Name")
    await showcase.app.open("/people")
    showcase.app.expect("Discard the new group?")
    await showcase.app.tap("Keep editing")
    showcase.app.expect("Name: Night Owls")
    await showcase.app.open("/people")
    await showcase.app.tap("Discard")
    showcase.app.expect("6 people")
  }
}
