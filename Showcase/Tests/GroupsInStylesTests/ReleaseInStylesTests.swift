import Calcot
import CalcotTesting
import CommunityFakes
import Groups
import GroupsInStyles
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// Tests that every part of the screen is released by the line after `settle()`, in every style.
@MainActor
@Suite struct ReleaseInStylesTests {
  @Test(arguments: AppStyle.allCases, [false, true])
  func `releases the screen that was left`(_ style: AppStyle, onASlowHost: Bool) async throws {
    let groups = await StyledApp.opened(
      style, "Sunday Long Run", "Members", on: onASlowHost ? SlowHost() : InstantHost())
    await groups.app.tap("Remove", in: "Anna Gruber")
    await groups.app.tap("Remove")
    let scope = try #require(groups.app.tree?.visible.flatMap { groups.app.app?.scope(of: $0.id) })
    await groups.app.back()
    #expect(scope.isEnded)
    groups.app.expectReleased()
  }

  @Test(arguments: AppStyle.allCases)
  func `releases the screen that was left while a question was open`(
    _ style: AppStyle
  ) async {
    let groups = await StyledApp.opened(style, "Sunday Long Run", "Members")
    await groups.app.tap("Remove", in: "Anna Gruber")
    groups.coordinator.navigation.popToRoot()
    await groups.app.settle()
    groups.app.expectReleased()
    groups.app.expect("My groups", "Sunday Long Run 4 members")
  }

  @Test(.timeLimit(.minutes(20)), arguments: AppStyle.allCases, [false, true])
  func `releases everything when the handle goes`(
    _ style: AppStyle, whileLoading: Bool
  ) async {
    weak var weakCoordinator: StyledGroups?
    let dependencies = TestDependencies()
    if whileLoading { dependencies.community.reads.close() }
    do {
      let coordinator = StyledGroups(
        style, dependencies: GroupsDependencies(app: dependencies))
      weakCoordinator = coordinator
      let app = TestApp(coordinator)
      coordinator.navigation.push(.members(Group.ID(rawValue: 1)))
      await app.settle()
      app.end()
    }
    dependencies.community.reads.open()
    let changes = dependencies.groupRepository.groupDidChange
    let isHeld = { weakCoordinator != nil || !changes.isEmpty }
    while isHeld(), !Task.isCancelled { await Task.yield() }
    #expect(weakCoordinator == nil)
    #expect(changes.isEmpty)
  }
}
