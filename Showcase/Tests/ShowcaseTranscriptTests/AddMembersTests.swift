import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Groups
import Localization
import SampleHosts
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// Tests that Groups shows the screens of People, which it does not know.
@MainActor
@Suite struct AddMembersTests {
  private func picking(on host: SampleHost) async -> ShowcaseTestApp {
    await .opened("Sunday Long Run", "Members", "Add members", on: host.driver)
  }

  @Test(arguments: SampleHost.allCases)
  func `those who are chosen become members, exactly once`(_ host: SampleHost) async {
    let showcase = await picking(on: host)
    var changes: [GroupChange] = []
    showcase.repository.groupDidChange.add { changes.append($0) }
    await showcase.app.tap("Ngozi Okonkwo")
    await showcase.app.tap("Budi")
    await showcase.app.tap("Add 2")
    #expect(
      changes == [
        .membersAdded(
          [5, 6].map(Member.ID.init),
          to: Group(id: Group.ID(rawValue: 1), name: "Sunday Long Run", memberCount: 6))
      ])
    showcase.app.expect("2 people added", "6 members")
    #expect(showcase.app.rows.prefix(3) == ["Budi", "Anna Gruber", "Ngozi Okonkwo"])
    #expect(showcase.app.tree?.layers.count == 1)
    showcase.app.expectReleased()
  }

  @Test(arguments: SampleHost.allCases)
  func `those who are members already cannot be chosen`(_ host: SampleHost) async {
    let showcase = await picking(on: host)
    showcase.app.expect("Choose people")
    #expect(showcase.app.rows == ["Budi", "Ngozi Okonkwo"])
  }

  @Test(arguments: SampleHost.allCases, ["Cancel", "dismiss"])
  func `nobody is added when the picker is left`(_ host: SampleHost, _ way: String) async {
    let showcase = await picking(on: host)
    var changes = 0
    showcase.repository.groupDidChange.add { _ in changes += 1 }
    await showcase.app.tap("Budi")
    await showcase.app.then { way == "dismiss" ? $0.dismiss() : $0.tap(way) }
    await showcase.app.tap("Leave")
    showcase.app.expect("Sunday Long Run", "4 members")
    #expect(changes == 0)
    #expect(showcase.app.app?.status.messages == [])
    showcase.app.expectReleased()
  }

  @Test(arguments: SampleHost.allCases)
  func `nobody is added when a picker that a link has opened is left`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened(on: host.driver)
    var changes = 0
    showcase.repository.groupDidChange.add { _ in changes += 1 }
    await showcase.app.open("/groups/1/members/add")
    await showcase.app.tap("Budi")
    await showcase.app.tap("Cancel")
    await showcase.app.tap("Leave")
    showcase.app.expect("Sunday Long Run", "4 members")
    #expect(changes == 0)
    showcase.app.expectReleased()
  }

  @Test(arguments: SampleHost.allCases)
  func `those who are chosen are added though every screen is left at once`(_ host: SampleHost)
    async
  {
    let showcase = await picking(on: host)
    await showcase.app.tap("Budi")
    showcase.community.writes.close()
    await showcase.app.tap("Add 1")
    await showcase.app.open("/people")
    showcase.community.writes.open()
    await showcase.app.settle()
    await showcase.app.open("/groups")
    showcase.app.expect("Sunday Long Run", "5 members")
  }

  @Test(arguments: SampleHost.allCases)
  func `adding that failed is told where the person is, and tried again`(_ host: SampleHost) async {
    let showcase = await picking(on: host)
    await showcase.app.tap("Budi")
    showcase.community.failNext(with: .diskFull)
    await showcase.app.tap("Add 1")
    showcase.app.expect("That did not work", GroupRepositoryError.diskFull.message(in: .english))
    await showcase.app.tap("Try again")
    showcase.app.expect("1 person added", "5 members")
  }

  @Test(arguments: SampleHost.allCases)
  func `a member's profile is shown within the group, and leads back to it`(_ host: SampleHost)
    async
  {
    let showcase = await ShowcaseTestApp.opened(
      "Sunday Long Run", "Members", "Anna Gruber", on: host.driver)
    showcase.app.expect("Anna Gruber", "https://anna.example")
    #expect(showcase.app.app?.link == "/groups/1/members/1")
    await showcase.app.back()
    showcase.app.expect("4 members")
  }

  @Test(arguments: SampleHost.allCases)
  func `a picker that is restored in another process gives its result to the group`(
    _ host: SampleHost
  ) async throws {
    let before = await picking(on: host)
    await before.app.tap("Budi")
    let state = try before.app.app?.savedState()
    before.app.end()
    #expect(before.repository.groupDidChange.isEmpty)

    let after = ShowcaseTestApp(restoring: state, on: host.driver)
    await after.app.settle()
    after.app.expect("Choose people", "Add 1")
    after.app.expectChecked("Budi")
    #expect(after.app.rows == ["Budi", "Ngozi Okonkwo"])
    await after.app.tap("Add 1")
    after.app.expect("1 person added", "5 members")
    #expect(after.app.rows.first == "Budi")
    await after.app.back()
    after.app.expect("Sunday Long Run", "5 members")
  }
}
