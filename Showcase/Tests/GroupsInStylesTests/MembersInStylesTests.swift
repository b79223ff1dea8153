import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import GroupsInStyles
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

/// Tests of the screen of a group's members as the user sees it, in every style.
@MainActor
@Suite struct MembersInStylesTests {
  private func opened(_ style: AppStyle) async -> StyledApp {
    await .opened(style, "Sunday Long Run", "Members")
  }

  private func askedToRemove(_ style: AppStyle) async -> StyledApp {
    let groups = await opened(style)
    await groups.app.tap("Remove", in: "Anna Gruber")
    return groups
  }

  @Test(arguments: AppStyle.allCases)
  func `shows the members by name`(_ style: AppStyle) async {
    let groups = await opened(style)
    #expect(
      groups.app.content?.description == """
        screen "Sunday Long Run"
          toolbar
            button "Add members" symbol add main
            button "Refresh" refresh
          list "Members"
            row "Anna Gruber" avatar initials AG
              button "Remove" destructive
            row "Núria Puig" avatar initials NP
              button "Remove" destructive
            row "Zoe\u{308} Straus" avatar initials ZS
              button "Remove" destructive
            row "太郎 山田" avatar initials 太山
              button "Remove" destructive
          secondary "4 members"
        """)
  }

  @Test(arguments: AppStyle.allCases)
  func `has the group's name at once, before the members have been read`(
    _ style: AppStyle
  ) async {
    let groups = await StyledApp.opened(style, "Early Birds")
    groups.community.reads.close()
    await groups.app.tap("Members")
    groups.app.expect("Early Birds", "Loading the members", "Add members")
    #expect(groups.app.button("Refresh")?.isControl == false)
    groups.community.reads.open()
    await groups.app.settle()
    groups.app.expect("Ngozi Okonkwo", "3 members")
    groups.app.expectNot("Loading the members")
    #expect(groups.app.button("Refresh")?.isControl == true)
  }

  @Test(arguments: AppStyle.allCases)
  func `lets nobody be added or removed where the person is no member`(
    _ style: AppStyle
  ) async {
    let groups = await StyledApp.opened(style, "Invitations", "Full Moon", "Members")
    #expect(groups.app.rows == ["Núria Puig", "Zoe\u{308} Straus"])
    #expect(groups.app.button("Add members") == nil)
    #expect(groups.app.button("Remove") == nil)
  }

  @Test(arguments: AppStyle.allCases)
  func `says that nobody is in an empty group`(_ style: AppStyle) async {
    let groups = await StyledApp.opened(style, "Suggestions", "Barefoot", "Members")
    groups.app.expect("Nobody is in this group yet.", "0 members")
  }

  @Test(arguments: AppStyle.allCases)
  func `says why the members could not be read, and tries again`(_ style: AppStyle) async {
    let groups = await StyledApp.opened(style, "Early Birds")
    groups.community.failNext(with: .locked)
    await groups.app.tap("Members")
    groups.app.expect(GroupRepositoryError.locked.message(in: .english))
    #expect(groups.app.rows == [])
    await groups.app.tap("Try again")
    groups.app.expect("Ngozi Okonkwo", "3 members")
    groups.app.expectNot("Try again")
  }

  @Test(arguments: AppStyle.allCases)
  func `removes a member when it is confirmed, and only then`(_ style: AppStyle) async {
    let groups = await askedToRemove(style)
    groups.app.expect("Remove Anna Gruber?", "They will no longer see Sunday Long Run.")
    await groups.app.tap("Keep")
    #expect(groups.app.rows.count == 4)
    await groups.app.tap("Remove", in: "Anna Gruber")
    await groups.app.tap("Remove")
    #expect(groups.app.rows == ["Núria Puig", "Zoe\u{308} Straus", "太郎 山田"])
    groups.app.expect("Anna Gruber was removed", "3 members")
  }

  @Test(arguments: AppStyle.allCases)
  func `says why a member could not be removed, and tries again`(_ style: AppStyle) async {
    let groups = await askedToRemove(style)
    groups.community.failNext(with: .locked)
    await groups.app.tap("Remove")
    groups.app.expect(GroupRepositoryError.locked.message(in: .english))
    await groups.app.tap("Try again")
    #expect(!groups.app.rows.contains("Anna Gruber"))
  }

  @Test(arguments: AppStyle.allCases)
  func `an accepted removal is carried out though the screens are left at once`(
    _ style: AppStyle
  ) async {
    let groups = await askedToRemove(style)
    groups.community.writes.close()
    await groups.app.tap("Remove")
    await groups.app.back()
    await groups.app.back()
    groups.app.expect("My groups", "Sunday Long Run 4 members")
    groups.community.writes.open()
    await groups.app.settle()
    groups.app.expect("Sunday Long Run 3 members")
  }

  @Test(arguments: AppStyle.allCases)
  func `opens a member, and the picker, which adds people`(_ style: AppStyle) async {
    let groups = await opened(style)
    await groups.app.tap("Anna Gruber")
    groups.app.expect("https://anna.example")
    await groups.app.back()
    await groups.app.tap("Add members")
    await groups.app.tap("Budi")
    await groups.app.tap("Add 1")
    groups.app.expect("1 person added", "5 members")
    #expect(groups.app.rows.first == "Budi")
  }

  @Test(arguments: AppStyle.allCases)
  func `changes in the turn in which the group is renamed elsewhere`(_ style: AppStyle) async {
    let groups = await opened(style)
    var title: String?
    groups.repository.groupDidChange.add { _ in title = groups.app.content?.title }
    _ = try? await groups.repository.rename(Group.ID(rawValue: 1), to: "Moonlight Run")
    #expect(title == "Moonlight Run")
    await groups.app.settle()
    #expect(groups.app.content?.title == "Moonlight Run")
  }

  @Test(arguments: AppStyle.allCases)
  func `reads the rows that are looked at last, though others have not come yet`(
    _ style: AppStyle
  ) async {
    let groups = await StyledApp.opened(style, "Crowd", "Members", seed: .crowd(of: 400))
    groups.community.reads.close()
    groups.app.show(200..<230)
    await groups.app.settle()
    groups.app.show(320..<350)
    await groups.app.settle()
    #expect(groups.app.rows.contains("…"))
    groups.community.reads.open()
    await groups.app.settle()
    #expect(groups.app.rows.contains("Runner 00321"))
    #expect(!groups.app.rows.contains("…"))
  }
}
