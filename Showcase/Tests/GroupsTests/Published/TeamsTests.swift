import Calcot
import CalcotTesting
import ShowcaseAppTesting
import Testing

/// Tests of the published example, in the size in which it was published.
@MainActor
@Suite struct TeamsTests {
  private final class FiftyTeams: TeamDataProvider {
    func teams() async -> [Team] { (0..<50).map { Team(id: $0, name: "Test \($0)") } }
  }

  private let app = TestApp(TeamsCoordinator(dataProvider: FiftyTeams()))

  @Test func `the list shows what was fetched, and each row leads to its team`() async {
    app.expect("My teams")
    app.expectNot("Test 49")
    await app.then { $0.tap("Refresh") }
    await app.then { $0.tap("Test 49") }
    app.expect("Test 49")
    app.expectNot("My teams")
    await app.then { $0.back() }
    app.expect("My teams", "Test 49")
  }

  @Test func `the only screen of the app has nothing to close to`() async {
    await app.then { $0.tap("Close") }
    app.expect("My teams")
    app.expectReleased()
  }
}
