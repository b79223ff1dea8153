import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

/// Tests of invitations, suggestions, and leaving a group.
@MainActor
@Suite struct CategoriesTests {
  @Test func `an accepted invitation becomes one of the person's groups, on every screen at once`()
    async
  {
    let groups = await GroupsApp.opened("Invitations", "Full Moon")
    #expect(groups.app.button("Leave") == nil)
    #expect(groups.app.button("Rename") == nil)
    await groups.app.tap("Accept")
    groups.app.expect("Welcome to Full Moon")
    #expect(groups.app.button("Accept") == nil)
    #expect(groups.app.button("Leave")?.isControl == true)
    await groups.app.back()
    #expect(groups.app.rows == [])
    groups.app.expect("Nobody has invited you.")
    await groups.app.back()
    #expect(groups.app.rows.contains("Full Moon"))
    #expect(!groups.app.rows.contains("Invitations"))
  }

  @Test func `a declined invitation goes to the suggestions`() async {
    let groups = await GroupsApp.opened("Invitations", "Full Moon", "Decline")
    groups.app.expect("Invitation declined")
    groups.coordinator.navigation.popToRoot()
    await groups.app.settle()
    #expect(groups.app.rows.first == "Early Birds")
    #expect(!groups.app.rows.contains("Full Moon"))
    await groups.app.tap("Suggestions")
    #expect(groups.app.rows == ["Barefoot", "Full Moon", "Ñandú Club"])
  }

  @Test func `a suggestion that is joined leaves the suggestions`() async {
    let groups = await GroupsApp.opened("Suggestions", "Ñandú Club", "Join")
    groups.app.expect("Welcome to Ñandú Club")
    await groups.app.back()
    #expect(groups.app.rows == ["Barefoot"])
    await groups.app.back()
    #expect(groups.app.detail(of: "Ñandú Club") == "1 member")
  }

  @Test func `a group is left only when that is confirmed`() async {
    let groups = await GroupsApp.opened("Early Birds", "Leave")
    groups.app.expect("Leave Early Birds?", "It stays among your suggestions.")
    await groups.app.tap("Stay")
    #expect(groups.app.button("Leave") != nil)
    await groups.app.tap("Leave")
    await groups.app.tap("Leave")
    groups.app.expect("You have left Early Birds")
    #expect(groups.app.button("Join") != nil)
    await groups.app.back()
    #expect(groups.app.rows == ["Invitations", "Sunday Long Run", "皇居ランニングクラブ"])
  }

  @Test func `an invitation that somebody else has withdrawn says where the group is now`()
    async throws
  {
    let groups = await GroupsApp.opened("Invitations", "Full Moon")
    groups.community.writes.close()
    let elsewhere = Task {
      try await groups.repository.move(Group.ID(rawValue: 4), from: .invited, to: .suggested)
    }
    await groups.community.writes.untilWaiting(1)
    groups.app.atOnce { $0.tap("Accept") }
    groups.community.writes.open()
    #expect(try await elsewhere.value.category == .suggested)
    await groups.app.settle()
    groups.app.expect("The group has changed meanwhile: it is under “Suggestions”.")
    #expect(groups.app.tree?.dialog?.choices.map(\.label) == ["OK"])
    await groups.app.tap("OK")
    #expect(groups.app.button("Join")?.isControl == true)
  }

  @Test func `an acceptance that failed can be tried again`() async {
    let groups = await GroupsApp.opened("Invitations", "Full Moon")
    groups.community.failNext(with: .diskFull)
    await groups.app.tap("Accept")
    groups.app.expect(GroupRepositoryError.diskFull.message(in: .english))
    await groups.app.tap("Try again")
    groups.app.expect("Welcome to Full Moon")
  }
}
