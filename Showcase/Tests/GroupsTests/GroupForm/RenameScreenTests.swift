import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct RenameScreenTests {
  private func opened() async -> GroupsApp { await .opened("Early Birds", "Rename") }

  private func named(_ name: String) async -> GroupsApp {
    let groups = await opened()
    await groups.app.fill("Name", with: name)
    return groups
  }

  @Test func `is a form that begins with the group's name`() async {
    let groups = await opened()
    #expect(
      groups.app.content?.description == """
        screen "Rename"
          toolbar
            button "Cancel" cancel
            button "Save" main disabled
          field "Name": "Early Birds" required
        """)
  }

  @Test func `gives the group its new name, on every screen`() async {
    let groups = await named("Late Birds")
    await groups.app.tap("Save")
    groups.app.expect("Late Birds", "Now called Late Birds", "3 members")
    #expect(groups.app.tree?.layers.count == 1)
    await groups.app.back()
    #expect(groups.app.rows == ["Invitations", "Late Birds", "Sunday Long Run", "皇居ランニングクラブ"])
  }

  @Test func `says in the field that a name is taken, until it is changed`() async {
    let groups = await named("sunday long run")
    await groups.app.submit("Name")
    let taken = GroupRepositoryError.nameTaken.message(in: .english)
    #expect(groups.app.content?.description.contains("error \"\(taken)\"") == true)
    #expect(groups.app.tree?.dialog == nil)
    await groups.app.type(" too", into: "Name")
    groups.app.expectNot(taken)
    await groups.app.tap("Save")
    groups.app.expect("Now called sunday long run too")
  }

  @Test func `takes the group's own name with other capitals`() async {
    let groups = await named("EARLY birds")
    await groups.app.tap("Save")
    groups.app.expect("Now called EARLY birds")
    await groups.app.back()
    #expect(groups.app.rows.contains("EARLY birds"))
  }

  @Test(arguments: [
    ("   ", GroupNameProblem.empty), (String(repeating: "a", count: 61), .tooLong(61)),
    ("a\tb", .controlCharacter),
  ])
  func `says what is wrong with a name, and does not save it`(
    _ name: String, _ problem: GroupNameProblem
  ) async throws {
    let groups = await named(name)
    groups.app.expect(GroupsTexts(region: Region(.english)).message(problem))
    await groups.app.submit("Name")
    groups.app.expect("Rename")
    #expect(try await groups.repository.group(Group.ID(rawValue: 2)).name == "Early Birds")
  }

  @Test func `asks before a changed name is thrown away, and not otherwise`() async {
    let groups = await named("Late")
    await groups.app.dismiss()
    groups.app.expect("Discard the new name?")
    await groups.app.tap("Keep editing")
    groups.app.expect("Name: Late")
    await groups.app.fill("Name", with: "Early Birds")
    await groups.app.tap("Cancel")
    groups.app.expect("Early Birds", "3 members")
  }

  @Test func `reads the name if the screen before passed none on, and closes when it cannot`() async
  {
    let groups = await GroupsApp.opened()
    groups.coordinator.navigation.present(.rename(Group.ID(rawValue: 2)))
    await groups.app.settle()
    groups.app.expect("Name: Early Birds")
    await groups.app.tap("Cancel")
    groups.coordinator.navigation.present(.rename(Group.ID(rawValue: 99)))
    await groups.app.settle()
    groups.app.expect(GroupRepositoryError.notFound.message(in: .english))
    await groups.app.tap("OK")
    groups.app.expect("My groups")
  }

  /// A form with a name that somebody else has changed, of which it learns only when it is saved.
  private func overtaken() async throws -> GroupsApp {
    let groups = await named("Late Birds")
    groups.community.reads.close()
    _ = try await groups.repository.rename(Group.ID(rawValue: 2), to: "Night Owls")
    await groups.app.tap("Save")
    groups.community.reads.open()
    await groups.app.settle()
    groups.app.expect("Changed elsewhere", "It now says “Night Owls”.")
    return groups
  }

  @Test func `asks before it replaces a name that somebody else has given, and may replace it`()
    async throws
  {
    let groups = try await overtaken()
    await groups.app.tap("Keep mine")
    groups.app.expect("Now called Late Birds")
    #expect(try await groups.repository.group(Group.ID(rawValue: 2)).name == "Late Birds")
  }

  @Test func `shows the name that somebody else has given in place of the typed one, or beside it`()
    async throws
  {
    let groups = try await overtaken()
    await groups.app.tap("See both")
    groups.app.expect("Name: Late Birds", "It now says “Night Owls”.")
    await groups.app.tap("Save")
    groups.app.expect("Now called Late Birds")
    let other = try await overtaken()
    await other.app.tap("Reload")
    other.app.expect("Name: Night Owls")
    #expect(try await other.repository.group(Group.ID(rawValue: 2)).name == "Night Owls")
  }

  @Test func `learns of another's name while it is open, and keeps what has been typed`()
    async throws
  {
    let groups = await opened()
    _ = try await groups.repository.rename(Group.ID(rawValue: 2), to: "Night Owls")
    await groups.app.settle()
    groups.app.expect("Name: Night Owls")
    await groups.app.fill("Name", with: "Late Birds")
    _ = try await groups.repository.rename(Group.ID(rawValue: 2), to: "Bats")
    await groups.app.settle()
    groups.app.expect("Name: Late Birds", "Changed elsewhere: It now says “Bats”.")
    await groups.app.tap("Save")
    groups.app.expect("Now called Late Birds")
  }

  @Test func `cannot be left while it is being saved`() async throws {
    let groups = await named("Late Birds")
    groups.community.writes.close()
    await groups.app.tap("Save")
    let screen = try #require(groups.app.tree?.visible?.id)
    #expect(groups.app.app?.leavability(of: screen) == .blocked("The group is being saved."))
    groups.community.writes.open()
    await groups.app.settle()
    groups.app.expect("Now called Late Birds")
  }
}
