import Calcot
import CalcotExploration
import CalcotTesting
import Testing

@testable import GroupsApp

@MainActor
struct GroupsAppTests {
  @Test func `lists the user's groups, and each row leads to its group`() async {
    let app = TestApp(GroupsCoordinator(dataProvider: FiftyGroups()))
    await app.settle()
    app.expect(screen: "My groups")
    await app.tap("Group 50")
    app.expect("Group 50", "Ann")
    await app.tap("Close")
    app.expect(screen: "My groups")
    app.expectReleased()
  }

  @Test func `holds whatever the user does`() async {
    await explore(Exploration(limits: .init(steps: 200))) {
      TestApp(GroupsCoordinator(dataProvider: FiftyGroups()))
    }
  }
}
