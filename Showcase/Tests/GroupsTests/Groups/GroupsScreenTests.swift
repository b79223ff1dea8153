import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Localization
import ShowcaseAppTesting
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
            button "Suggestions"
            button "Refresh" refresh
          field "Search": "" placeholder "part of a name" search
          row "Invitations" badge "1" icon symbol mail
          list
            row "Early Birds" "3 members" avatar initials EB
            row "Sunday Long Run" "4 members" avatar initials SR
            row "皇居ランニングクラブ" "1 member" avatar initials 皇
          secondary "3 groups · Updated at 14:05"
        """)
  }

  @Test func `says that it loads while it does, and cannot be refreshed meanwhile`() async {
    let groups = GroupsApp()
    groups.community.reads.close()
    await groups.app.settle()
    groups.app.expect("Loading the groups")
    #expect(groups.app.button("Refresh")?.isControl == false)
    groups.community.reads.open()
    await groups.app.settle()
    groups.app.expect("Early Birds")
    groups.app.expectNot("Loading the groups")
    #expect(groups.app.button("Refresh")?.isControl == true)
  }

  @Test func `says that there are no groups when there are none`() async {
    let groups = GroupsApp(seed: .empty)
    await groups.app.settle()
    groups.app.expect("There are no groups yet.")
    await groups.app.tap("Invitations")
    groups.app.expect("Nobody has invited you.")
    await groups.app.back()
    await groups.app.tap("Suggestions")
    groups.app.expect("There is nothing to suggest.")
  }

  @Test(arguments: [
    GroupRepositoryError.locked, .corrupt(detail: "page 3"), .unavailable(detail: "x"),
  ])
  func `shows why the groups could not be read, and reads them when asked again`(
    _ error: GroupRepositoryError
  ) async {
    let groups = GroupsApp()
    groups.community.failNext(with: error)
    await groups.app.settle()
    groups.app.expect(error.message(in: .english))
    await groups.app.tap("Try again")
    groups.app.expect("Early Birds")
    groups.app.expectNot(error.message(in: .english))
  }

  @Test func `keeps the groups that are shown when a refresh fails`() async {
    let groups = await GroupsApp.opened()
    groups.community.failNext(with: .locked)
    await groups.app.tap("Refresh")
    groups.app.expect(GroupRepositoryError.locked.message(in: .english), "Early Birds")
  }

  @Test func `shows a group that was made elsewhere, in its place`() async throws {
    let groups = await GroupsApp.opened()
    _ = try await groups.repository.createGroup(named: "Night Owls")
    await groups.app.settle()
    #expect(
      groups.app.rows == [
        "Invitations", "Early Birds", "Night Owls", "Sunday Long Run", "皇居ランニングクラブ",
      ])
  }

  @Test func `changes by itself when another process has changed everything`() async {
    let groups = await GroupsApp.opened()
    groups.community.replaceEverything(
      with: GroupSeed(people: [], groups: [.init("Elsewhere", members: [])]))
    await groups.app.settle()
    #expect(groups.app.rows == ["Elsewhere"])
    groups.app.expect("1 group ·")
    groups.app.expectNot("Loading the groups")
  }
}
