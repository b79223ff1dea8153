import Calcot
import CalcotTesting
import Testing

@MainActor
@Suite("SyncUps, the example of the Composable Architecture")
struct SyncUpsTests {
  let clock = ManualClock()
  let interactor = SyncUpsInteractor([SyncUp(id: 1, title: "Design")])
  let coordinator: SyncUpsCoordinator
  let app: TestApp

  init() {
    coordinator = SyncUpsCoordinator(interactor: interactor, clock: clock)
    app = TestApp(coordinator, routes: syncUpsRoutes)
  }

  private var routes: [SyncUpsRoute] { coordinator.navigation.routes }

  private func startMeeting() async {
    await app.tap("Design")
    await app.tap("Start meeting")
    await app.type("All is well", into: "Notes")
  }

  private func tick() async {
    clock.advance(by: .seconds(1))
    await app.settle()
  }

  @Test func `a sheet adds a sync-up, or nothing when it is dismissed`() {
    app.tap("New sync-up")
    app.type("Retro", into: "Title")
    app.tap("Dismiss")
    app.expectNot("Retro")
    app.tap("New sync-up")
    app.type("Planning", into: "Title")
    app.tap("Add")
    app.expect("Design", "Planning")
    #expect(app.tree?.description == "base: list")
  }

  @Test func `a sync-up that is edited in a sheet is changed in the detail and in the list`() {
    app.tap("Design")
    app.tap("Edit")
    app.fill("Title", with: "Drawing")
    app.tap("Done")
    app.expect("Drawing")
    app.back()
    app.expect("Drawing")
    app.expectNot("Design")
  }

  @Test func `a sync-up is deleted when the user agrees, and its screen leaves`() async {
    await app.tap("Design")
    await app.tap("Delete")
    await app.tap("Keep it")
    #expect(routes == [.list, .detail(1)])
    await app.tap("Delete")
    app.expect("Delete Design?")
    await app.tap("Delete")
    #expect(routes == [.list])
    app.expectNot("Design")
  }

  @Test func `a meeting that is saved is in the detail, and its time stands still while it asks`()
    async
  {
    await startMeeting()
    await app.tap("End meeting")
    await tick()
    await app.tap("Go on")
    app.expect("2 s left")
    await tick()
    app.expect("1 s left")
    await app.tap("End meeting")
    await app.tap("Save and end")
    #expect(routes == [.list, .detail(1)])
    await app.tap("Meeting 1")
    app.expect("All is well")
  }

  @Test func `a meeting that is discarded, or left by Back, leaves nothing behind`() async {
    await startMeeting()
    await app.tap("End meeting")
    await app.tap("Discard")
    #expect(routes == [.list, .detail(1)])
    await app.tap("Start meeting")
    #expect(clock.sleepers == 1)
    await app.back()
    #expect(clock.sleepers == 0)
    app.expectNot("Meeting 1")
    app.expectReleased()
  }

  @Test func `a meeting whose time is up is saved, and closes itself`() async {
    await startMeeting()
    await tick()
    await tick()
    #expect(routes == [.list, .detail(1)])
    app.expect("Meeting 1")
    #expect(clock.sleepers == 0)
  }

  @Test func `the app can start deep, with all that leads there under it`() async {
    coordinator.navigation.go(to: SyncUpsRoute.detail(1), SyncUpsRoute.record(1))
    await app.settle()
    app.expect("2 s left")
    await app.back()
    app.expect("Start meeting")
    await app.back()
    app.expect("Sync-ups")
  }

  @Test func `a link leads to a past meeting, and each place has one`() async {
    interactor.addMeeting("Well done", to: 1)
    #expect(await app.open("/1/meetings/1") == .done)
    app.expect("Well done")
    #expect(app.app?.link == "/1/meetings/1")
    await app.back()
    await app.tap("Edit")
    #expect(app.app?.link == "/1/edit")
    #expect(await app.open("/1/record") == .done)
    #expect(routes == [.list, .detail(1), .record(1)])
    #expect(syncUpsRoutes.problems == [])
  }

  @Test func `a restored form has its draft, and a restored recording its sync-up`() async throws {
    await app.tap("Design")
    await app.tap("Edit")
    await app.fill("Title", with: "Drawing")
    let state = try app.app?.savedState()
    let restored = SyncUpsCoordinator(interactor: interactor, clock: clock)
    let again = TestApp(restored, routes: syncUpsRoutes, restoring: state)
    await again.tap("Done")
    again.expect("Drawing")
    await again.tap("Start meeting")
    let later = try again.app?.savedState()
    let third = SyncUpsCoordinator(interactor: interactor, clock: clock)
    let last = TestApp(third, routes: syncUpsRoutes, restoring: later)
    await last.settle()
    await last.tap("End meeting")
    await last.tap("Save and end")
    last.expect("Meeting 1")
  }
}
