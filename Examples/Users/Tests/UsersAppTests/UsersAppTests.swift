import Calcot
import CalcotExploration
import CalcotTesting
import Testing

@testable import UsersApp

@MainActor
struct TestDependencies: HasUserService, HasFavorites {
  var userService: any UserService = UsersInMemory()
  let favorites = Favorites()
}

@MainActor
struct UsersAppTests {
  @Test func `a user is looked at, made a favorite and deleted`() async {
    let app = TestApp(UsersCoordinator(dependencies: TestDependencies()))
    await app.settle()
    await app.tap("Ann Baker")
    await app.tap("Favorite")
    await app.back()
    app.expect("Ann Baker Favorite")
    await app.tap("Ann Baker")
    await app.tap("Delete")
    await app.tap("Delete")
    app.expect(screen: "Users")
    app.expect("Ann Baker is deleted.")
    app.expectReleased()
  }

  /// `ScreenBuilder`, of CalcotTesting, finds the cases of the routes; 1 is a user's identifier.
  @Test func `every screen is what its recording says`() async {
    let screens = ScreenBuilder(
      routes: RouteRegistry(UsersRoute.self), values: SampleValues(1)
    ) { route in
      (route.base as? UsersRoute).map {
        CalcotApp(at: $0, of: UsersCoordinator(dependencies: TestDependencies()))
      }
    }
    await expectScreens(of: screens)
  }

  @Test func `holds whatever the user does`() async {
    await explore(Exploration(limits: .init(steps: 300))) {
      TestApp(UsersCoordinator(dependencies: TestDependencies()))
    }
  }
}
