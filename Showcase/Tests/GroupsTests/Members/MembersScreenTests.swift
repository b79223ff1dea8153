import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct MembersScreenTests {
  private func opened() async -> GroupsApp { await .opened("Sunday Long Run", "Members") }

  private func askedToRemove() async -> GroupsApp {
    let groups = await opened()
    await groups.app.tap("Remove", in: "Anna Gruber")
    return groups
  }

  @Test func `asks before people who have been picked are not added`() async {
    let groups = await opened()
    await groups.app.tap("Add members")
    await groups.app.tap("Budi")
    await groups.app.tap("Cancel")
    groups.app.expect("Leave without adding 1 person?")
    await groups.app.tap("Keep choosing")
    groups.app.expectChecked("Budi")
    await groups.app.tap("Cancel")
    await groups.app.tap("Leave")
    groups.app.expect("4 members")
    groups.app.expectReleased()
  }

  @Test func `shows the members by name`() async {
    let groups = await opened()
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

  @Test func `has the group's name at once, before the members have been read`() async {
    let groups = await GroupsApp.opened("Early Birds")
    groups.community.reads.close()
    await groups.app.tap("Members")
    groups.app.expect("Early Birds", "Loading the members", "Add members")
    groups.community.reads.open()
    await groups.app.settle()
    groups.app.expect("Ngozi Okonkwo", "3 members")
    groups.app.expectNot("Loading the members")
  }

  @Test func `lets nobody be added or removed where the person is no member`() async {
    let groups = await GroupsApp.opened("Invitations", "Full Moon", "Members")
    #expect(groups.app.rows == ["Núria Puig", "Zoe\u{308} Straus"])
    #expect(groups.app.button("Add members") == nil)
    #expect(groups.app.button("Remove") == nil)
  }

  @Test func `says that nobody is in an empty group`() async {
    let groups = await GroupsApp.opened("Suggestions", "Barefoot", "Members")
    groups.app.expect("Nobody is in this group yet.", "0 members")
  }

  @Test func `removes a member when it is confirmed, and only then`() async {
    let groups = await askedToRemove()
    groups.app.expect("Remove Anna Gruber?", "They will no longer see Sunday Long Run.")
    await groups.app.tap("Keep")
    groups.app.expect("4 members")
    #expect(groups.app.rows.count == 4)
    await groups.app.tap("Remove", in: "Anna Gruber")
    await groups.app.tap("Remove")
    #expect(groups.app.rows == ["Núria Puig", "Zoe\u{308} Straus", "太郎 山田"])
    groups.app.expect("Anna Gruber was removed", "3 members")
  }

  @Test func `says why a member could not be removed, and tries again`() async {
    let groups = await askedToRemove()
    groups.community.failNext(with: .locked)
    await groups.app.tap("Remove")
    groups.app.expect(GroupRepositoryError.locked.message(in: .english))
    await groups.app.tap("Try again")
    #expect(!groups.app.rows.contains("Anna Gruber"))
    groups.app.expect("3 members")
  }

  @Test func `keeps a member when the person gives up a removal that failed`() async {
    let groups = await askedToRemove()
    groups.community.failNext(with: .readOnly)
    await groups.app.tap("Remove")
    await groups.app.tap("OK")
    #expect(groups.app.rows.contains("Anna Gruber"))
    groups.app.expect("4 members")
  }

  @Test func `an accepted removal is carried out though the screens are left at once`() async {
    let groups = await askedToRemove()
    groups.community.writes.close()
    await groups.app.tap("Remove")
    await groups.app.back()
    await groups.app.back()
    groups.app.expect("My groups", "Sunday Long Run 4 members")
    groups.community.writes.open()
    await groups.app.settle()
    groups.app.expect("Sunday Long Run 3 members")
  }

  @Test func `changes together with the two screens behind it, in the same turn`() async throws {
    let groups = await opened()
    let running = try #require(groups.app.app)
    let screens = running.tree.screens.map(\.id)
    #expect(screens.count == 3)
    var seen: [[String]] = []
    groups.repository.groupDidChange.add { _ in
      seen.append(screens.map { running.content(of: $0)?.description ?? "" })
    }
    _ = try await groups.repository.removeMember(
      Member.ID(rawValue: 1), from: Group.ID(rawValue: 1))
    let texts = try #require(seen.first)
    #expect(texts.allSatisfy { $0.contains("3 members") })
    #expect(!texts[0].contains("Anna Gruber"))
  }

  @Test func `shows those who were added elsewhere`() async throws {
    let groups = await opened()
    _ = try await groups.repository.addMembers([Member.ID(rawValue: 6)], to: Group.ID(rawValue: 1))
    await groups.app.settle()
    #expect(groups.app.rows.first == "Budi")
    groups.app.expect("5 members")
  }
}
