import Calcot
import CalcotTesting
import Testing

@MainActor
struct XCoordinatorExampleTests {
  let coordinator = AppCoordinator()
  let app: TestApp

  init() { app = TestApp(coordinator, routes: exampleRoutes) }

  private func logIn(to kind: HomeKind) async {
    await app.tap("Log in")
    await app.tap("\(kind)")
  }

  @Test(arguments: HomeKind.allCases)
  func `the same two flows are a home of tabs, of a split and of pages`(kind: HomeKind) async {
    await logIn(to: kind)
    app.expect("Home")
    switch kind {
    case .tabs: await app.tap("News")
    case .split: break
    case .pages: await app.turnPage(forward: true)
    }
    await app.tap("Feast")
    app.expect("It is on Sunday.")
    // NB: the user works on the side of the users, so Back is not about the news.
    guard kind != .split else { return }
    await app.back()
    app.expect("Latest news")
  }

  @Test(arguments: HomeKind.allCases)
  func `logging out ends the home with everything in it`(kind: HomeKind) async {
    await logIn(to: kind)
    await app.tap("Log out")
    app.expect("Welcome")
    #expect(app.tree?.description == "base: login")
    app.expectReleased()
  }

  @Test func `a user is presented over the list, greets, and closes`() async {
    await logIn(to: .tabs)
    await app.tap("All users")
    await app.tap("Ben")
    app.expect("Profile of Ben")
    await app.tap("Greet")
    app.expect("Hello, Ben!")
    await app.tap("Fine")
    await app.tap("Close")
    app.expect("All users", "Ada")
  }

  @Test func `the about page is a flow on the same stack, and opens the website`() async {
    await logIn(to: .tabs)
    await app.tap("About")
    await app.tap("Website")
    #expect(app.driver.performed.count == 1)
    await app.back()
    app.expect("Home")
  }

  @Test func `a notification leads to its news from anywhere, in one transition`() async {
    await logIn(to: .tabs)
    await app.tap("All users")
    await app.tap("Ada")
    var transitions: [String] = []
    app.app?.transitions.add { transitions.append($0.reason.name) }
    coordinator.notificationReceived(about: 1)
    #expect(transitions == ["open"])
    app.expect("It is on Sunday.")
    #expect(
      app.tree?.description == "base: login\nfullScreen: pages [home | *news > detail(1)]")
    let home = app.tree?.layers.last?.id
    coordinator.notificationReceived(about: 0)
    app.expect("The onions are in.")
    #expect(app.tree?.layers.last?.id == home)
    await app.back()
    app.expect("Latest news")
    #expect(exampleRoutes.problems == [])
  }
}
