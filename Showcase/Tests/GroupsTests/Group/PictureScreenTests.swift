import Calcot
import CalcotContent
import CalcotTesting
import ShowcaseAppTesting
import Testing

@testable import Groups

/// Tests of a group's picture on every screen.
@MainActor
@Suite struct PictureScreenTests {
  private func chosen() async -> GroupsApp {
    let groups = await GroupsApp.opened("Early Birds", "Choose picture")
    await groups.app.pick(.picture)
    return groups
  }

  @Test func `a chosen picture is seen in the group and in the list`() async {
    let groups = await chosen()
    groups.app.expect("The picture is saved", "Replace picture")
    #expect(groups.app.content?.description.contains("png 64×48") == true)
    await groups.app.back()
    let row = #"row "Early Birds" "3 members" avatar png 64×48"#
    #expect(groups.app.content?.description.contains(row) == true)
  }

  @Test func `a removed picture comes back by undo, also when its screen is left`() async {
    let groups = await chosen()
    await groups.app.tap("Remove picture")
    groups.app.expect("Remove the picture?")
    await groups.app.tap("Remove")
    groups.app.expect("The picture is gone")
    groups.app.expectNot("Replace picture")
    await groups.app.back()
    await groups.app.tap("Undo")
    groups.app.expect("The picture is back")
    #expect(groups.app.content?.description.contains("avatar png 64×48") == true)
  }

  @Test func `a file that is no picture is refused, and the group keeps what it has`() async {
    let groups = await GroupsApp.opened("Early Birds", "Choose picture")
    await groups.app.pick(.damaged)
    groups.app.expect("team.png is no picture.")
    await groups.app.tap("Cancel")
    groups.app.expect("[Choose picture]")
  }
}
