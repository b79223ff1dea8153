import Calcot
import CalcotTesting
import CommunityFakes
import ShowcaseApp
import ShowcaseAppTesting
import Testing

@MainActor
@Suite struct ScreenTrackerTests {
  @Test func `records screens and events in order, without any value of a route`() async throws {
    let showcase = ShowcaseTestApp()
    var events: [ScreenTracker.Event] = []
    let tracker = ScreenTracker { events.append($0) }
    tracker.track(try #require(showcase.app.app))
    await showcase.app.settle()
    await showcase.app.tap("Early Birds")
    await showcase.app.tap("Members")
    await showcase.app.tap("Budi")
    await showcase.app.back()
    await showcase.app.tap("Add members")
    await showcase.app.tap("Anna Gruber")
    await showcase.app.tap("Add 1")
    await showcase.app.tap("People", as: .tab)
    await showcase.app.open("/people/1")
    #expect(
      events == [
        .screen("GroupsRoute.groups"),
        .screen("GroupsRoute.group"), .event("push by screen"),
        .screen("GroupsRoute.members"), .event("push by screen"),
        .screen("GroupsRoute.member"), .event("push by screen"),
        .screen("GroupsRoute.members"), .event("pop by person"),
        .screen("PickerRoute.choose"), .event("present by screen"),
        .screen("GroupsRoute.groups"), .screen("GroupsRoute.members"), .event("finish by screen"),
        .screen("PeopleRoute.directory"), .event("select by person"),
        .screen("PeopleRoute.profile"), .event("open by person"),
      ])
    let told = "\(events)"
    for value in ["Early", "Birds", "Anna", "Gruber", "rawValue", "1", "2", "joined"] {
      #expect(!told.contains(value), "\(value)")
    }
  }
}
