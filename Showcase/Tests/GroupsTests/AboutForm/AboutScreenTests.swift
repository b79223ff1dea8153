import Calcot
import CalcotContent
import CalcotTesting
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct AboutScreenTests {
  @Test func `is a form that begins with what the group says`() async {
    let groups = await GroupsApp.opened("Early Birds", "About the group")
    #expect(
      groups.app.content?.description
        == """
        screen "About the group"
          toolbar
            button "Cancel" cancel
            button "Save" main disabled
          field "Place": "Prater Hauptallee"
          field "Description": "We meet when the sun does.\\nCoffee afterwards."
        """.replacing("\\n", with: "\n"))
  }

  @Test func `changes what the group's screen shows, and asks before a changed text is discarded`()
    async
  {
    let groups = await GroupsApp.opened("Early Birds", "About the group")
    await groups.app.fill("Place", with: "")
    await groups.app.fill("Description", with: "Fast.\nAnd far.")
    await groups.app.dismiss()
    groups.app.expect("Discard the changes?")
    await groups.app.tap("Keep editing")
    await groups.app.tap("Save")
    groups.app.expect("The texts are saved", "Fast.")
    groups.app.expectNot("Prater Hauptallee")
  }
}
