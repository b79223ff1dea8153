import Calcot
import CalcotExploration
import CalcotTesting
import Testing

@testable import UsersApp

@MainActor
struct UsersAppTests {
  @Test func `a user is looked at, made a favorite and deleted`() async {
    let app = TestApp(UsersCoordinator(dependencies: AppDependencies()))
    await app.tap("Ann Baker")
    await app.tap("Favorite")
    await app.tap("Delete")
    await app.tap("Delete")  // in the question
    app.expect(screen: "Users")
    app.expect("Ann Baker is deleted.")
    app.expectReleased()  // nothing of the profile is left
  }

  /// 1 is each user's identifier. `CALCOT_RECORD=1` writes `Screens/en-filled.txt` again.
  @Test func `every screen is what its recording says`() async {
    await expectScreens(
      of: RouteScreens(of: UsersRoute.self, values: SampleValues(1)) {
        CalcotApp(at: $0, of: UsersCoordinator(dependencies: AppDependencies()))
      })
  }

  /// Uses the app by itself: every screen can be left, nothing stays in memory, and so on.
  @Test func `holds whatever the user does`() async {
    await explore(Exploration(limits: .init(steps: 300))) {
      TestApp(UsersCoordinator(dependencies: AppDependencies()))
    }
  }
}
