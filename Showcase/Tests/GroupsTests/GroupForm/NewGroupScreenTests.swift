import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct NewGroupScreenTests {
  private func opened() async -> GroupsApp { await .opened("New group") }

  @Test func `is a form with a name that must be given`() async {
    let groups = await opened()
    #expect(
      groups.app.content?.description == """
        screen "New group"
          toolbar
            button "Cancel" cancel
            button "Save" main disabled
          field "Name": "" placeholder "What is the group called?" required
        """)
  }

  @Test func `makes the group and shows it in the list`() async {
    let groups = await opened()
    await groups.app.type("Night Owls", into: "Name")
    await groups.app.tap("Save")
    groups.app.expect("My groups", "Night Owls 0 members")
    #expect(groups.app.tree?.layers.count == 1)
  }

  @Test func `saves with Return too`() async {
    let groups = await opened()
    await groups.app.type("Night Owls", into: "Name")
    await groups.app.submit("Name")
    groups.app.expect("Night Owls 0 members")
  }

  @Test(arguments: [
    ("   ", GroupNameProblem.empty), (String(repeating: "a", count: 61), .tooLong(61)),
    ("a\tb", .controlCharacter),
  ])
  func `says what is wrong with a name, and does not save it`(
    _ name: String, _ problem: GroupNameProblem
  ) async {
    let groups = await opened()
    await groups.app.fill("Name", with: name)
    groups.app.expect(GroupsTexts(region: Region(.english)).message(problem))
    await groups.app.submit("Name")
    groups.app.expect("New group")
  }

  @Test func `says that a name is taken, until it is changed`() async {
    let groups = await opened()
    await groups.app.type("early birds", into: "Name")
    await groups.app.tap("Save")
    groups.app.expect(GroupRepositoryError.nameTaken.message(in: .english))
    await groups.app.type(" too", into: "Name")
    groups.app.expectNot(GroupRepositoryError.nameTaken.message(in: .english))
    await groups.app.tap("Save")
    groups.app.expect("early birds too 0 members")
  }

  @Test func `is left without a question while it is empty`() async {
    let groups = await opened()
    await groups.app.tap("Cancel")
    groups.app.expect("My groups")
  }

  @Test func `asks before typed text is thrown away`() async {
    let groups = await opened()
    await groups.app.type("Night", into: "Name")
    await groups.app.dismiss()
    groups.app.expect("Discard the new group?")
    await groups.app.tap("Keep editing")
    groups.app.expect("Name: Night")
    await groups.app.tap("Cancel")
    await groups.app.tap("Discard")
    groups.app.expect("My groups")
    groups.app.expectNot("Night")
  }

  @Test func `cannot be left nor saved twice while it is being saved`() async throws {
    let groups = await opened()
    groups.community.writes.close()
    await groups.app.type("Night Owls", into: "Name")
    await groups.app.tap("Save")
    groups.app.expect("Saving…")
    let running = try #require(groups.app.app)
    let screen = try #require(running.tree.visible?.id)
    #expect(running.leavability(of: screen) == .blocked("The group is being saved."))
    #expect(running.content(of: screen)?.allElements.contains(where: \.isControl) == false)
    groups.community.writes.open()
    await groups.app.settle()
    groups.app.expect("Night Owls 0 members")
  }

  @Test func `a save that failed can be tried again, or given up without losing the text`() async {
    let groups = await opened()
    await groups.app.type("Night Owls", into: "Name")
    groups.community.failNext(with: .diskFull)
    groups.community.failNext(with: .diskFull)
    await groups.app.tap("Save")
    groups.app.expect(GroupRepositoryError.diskFull.message(in: .english))
    await groups.app.tap("Try again")
    await groups.app.tap("OK")
    groups.app.expect("Name: Night Owls")
    await groups.app.tap("Save")
    groups.app.expect("Night Owls 0 members")
  }
}
