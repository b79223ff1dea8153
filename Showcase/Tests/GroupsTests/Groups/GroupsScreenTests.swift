import Calcot
import CalcotTesting
import GroupsFakes
import Testing

@testable import Groups

@MainActor
@Suite struct GroupsScreenTests {
  @Test func `shows the groups with their members, and when they were read`() async {
    let groups = GroupsApp()
    await groups.app.settle()
    #expect(
      groups.app.content?.description == """
        screen "My groups"
          toolbar
            button "New group" main
            button "Refresh"
          list
            row "Early Birds" "3 members"
            row "Sunday Long Run" "4 members"
            row "皇居ランニングクラブ" "1 member"
          secondary "Updated at 14:05"
        """)
  }

  @Test func `says that it loads while it does, and cannot be refreshed meanwhile`() async {
    let groups = GroupsApp()
    groups.repository.reads.close()
    await groups.app.settle()
    groups.app.expect("Loading the groups")
    #expect(groups.app.content?.toolbar.last?.isControl == false)
    groups.repository.reads.open()
    await groups.app.settle()
    groups.app.expect("Early Birds")
    groups.app.expectNot("Loading the groups")
  }

  @Test func `says that there are no groups when there are none`() async {
    let groups = GroupsApp(InMemoryGroupRepository(seed: .empty))
    await groups.app.settle()
    groups.app.expect("There are no groups yet.")
  }

  @Test(arguments: [
    GroupRepositoryError.locked, .corrupt(detail: "page 3"), .unavailable(detail: "x"),
  ])
  func `shows why the groups could not be read, and reads them when asked again`(
    _ error: GroupRepositoryError
  ) async {
    let repository = InMemoryGroupRepository()
    repository.failNext(with: error)
    let groups = GroupsApp(repository)
    await groups.app.settle()
    groups.app.expect(error.message)
    await groups.then { $0.tap("Try again") }
    groups.app.expect("Early Birds")
    groups.app.expectNot(error.message)
  }

  @Test func `keeps the groups that are shown when a refresh fails`() async {
    let groups = GroupsApp()
    await groups.app.settle()
    groups.repository.failNext(with: .locked)
    await groups.then { $0.tap("Refresh") }
    groups.app.expect(GroupRepositoryError.locked.message, "Early Birds")
  }

  @Test func `shows a group that was made elsewhere, in its place`() async throws {
    let groups = GroupsApp()
    await groups.app.settle()
    _ = try await groups.repository.createGroup(named: "Night Owls")
    await groups.app.settle()
    let names = groups.app.content?.allElements.compactMap(\.label).filter { $0.contains("Owls") }
    #expect(names == ["Night Owls"])
  }
}
