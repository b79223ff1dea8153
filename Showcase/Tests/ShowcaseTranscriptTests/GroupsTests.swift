import CalcotTesting
import CommunityFakes
import Groups
import Localization
import SampleHosts
import ShowcaseAppTesting
import Testing

/// Transcripts of a person's groups: finding one, making one, and leaving one.
@MainActor
@Suite struct GroupsTests {
  @Test(arguments: SampleHost.allCases)
  func `a person finds a group by a part of its name`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened(on: host.driver)
    showcase.app.expect(screen: "My groups")
    await showcase.app.fill("Search", with: "bird")
    showcase.app.expect("Early Birds")
    showcase.app.expectNot("Sunday Long Run")
    await showcase.app.fill("Search", with: "zzz")
    showcase.app.expectNot("Early Birds")
    await showcase.app.fill("Search", with: "")
    showcase.app.expect("Early Birds", "Sunday Long Run")
  }

  @Test(arguments: SampleHost.allCases)
  func `a person makes a group, under a name that is free`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened("New group", on: host.driver)
    await showcase.app.type("early birds", into: "Name")
    await showcase.app.tap("Save")
    showcase.app.expect(GroupRepositoryError.nameTaken.message(in: .english))
    await showcase.app.type(" too", into: "Name")
    await showcase.app.tap("Save")
    showcase.app.expect(screen: "My groups")
    showcase.app.expect("early birds too")
    showcase.app.expectReleased()
  }

  @Test(arguments: SampleHost.allCases)
  func `typed text is discarded only when the person says so`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened("Early Birds", "Rename", on: host.driver)
    await showcase.app.fill("Name", with: "Late Birds")
    await showcase.app.tap("Cancel")
    showcase.app.expect("Discard")
    await showcase.app.tap("Keep editing")
    showcase.app.expect(field: "Name", is: "Late Birds")
    await showcase.app.dismiss()
    await showcase.app.tap("Discard")
    showcase.app.expect(screen: "Early Birds")
    showcase.app.expectReleased()
  }

  @Test(arguments: SampleHost.allCases)
  func `an invitation is accepted, and its badge goes`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened(on: host.driver)
    showcase.app.expectBadge("1", on: "Groups", as: .tab)
    for tap in ["Invitations", "Full Moon", "Accept"] { await showcase.app.tap(tap) }
    showcase.app.expect("Welcome to Full Moon")
    await showcase.app.back()
    showcase.app.expect("Nobody has invited you.")
    await showcase.app.back()
    showcase.app.expect("Full Moon")
    showcase.app.expectBadge(nil, on: "Groups", as: .tab)
  }

  @Test(arguments: SampleHost.allCases)
  func `a member is removed when that is confirmed, and a failure is tried again`(
    _ host: SampleHost
  ) async {
    let showcase = await ShowcaseTestApp.opened("Sunday Long Run", "Members", on: host.driver)
    await showcase.app.tap("Remove", in: "Anna Gruber")
    showcase.app.expect("Remove Anna Gruber?")
    await showcase.app.tap("Keep")
    showcase.app.expect("4 members")
    await showcase.app.tap("Remove", in: "Anna Gruber")
    showcase.community.failNext(with: .locked)
    await showcase.app.tap("Remove")
    showcase.app.expect(GroupRepositoryError.locked.message(in: .english))
    await showcase.app.tap("Try again")
    showcase.app.expect("3 members")
    await showcase.app.back()
    showcase.app.expect("3 members")
  }
}
