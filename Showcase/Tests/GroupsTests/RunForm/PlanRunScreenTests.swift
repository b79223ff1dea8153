import Calcot
import CalcotContent
import CalcotTesting
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct PlanRunScreenTests {
  private func opened() async -> GroupsApp { await .opened("Sunday Long Run", "Plan a run") }

  @Test func `is a form that begins with tomorrow`() async {
    let groups = await opened()
    #expect(
      groups.app.content?.description == """
        screen "Plan a run"
          toolbar
            button "Cancel" cancel
            button "Save" main disabled
          date "Start": "1970-01-02 09:00"
          number "Distance": "" required
          choice "Kind": "Easy"
          field "Note": "" placeholder "What is there to know?" 0/500
          toggle "Open to everybody": "off"
        """)
  }

  @Test func `asks before a distance that is none is lost with the form`() async {
    let groups = await opened()
    await groups.app.fill("Distance", with: "far")
    await groups.app.tap("Cancel")
    await groups.app.tap("Keep editing")
    groups.app.expect(field: "Distance", is: "far km")
    await groups.app.tap("Cancel")
    await groups.app.tap("Discard")
    #expect(groups.app.tree?.layers.count == 1)
  }

  @Test func `plans a run, which the group shows at once`() async throws {
    let groups = await opened()
    await groups.app.fill("Start", with: "1970-01-03 07:30")
    await groups.app.fill("Distance", with: "12.5")
    await groups.app.choose("Long", for: "Kind")
    await groups.app.fill("Note", with: "Two loops.\nBring water.")
    await groups.app.tap("Open to everybody")
    await groups.app.tap("Save")
    groups.app.expect(
      "The run is planned", "Next run: 3 Jan 1970 at 07:30 · Long · 12.5 km",
      "Long · 12.5 km · Two loops. Bring water.")
    #expect(groups.app.tree?.layers.count == 1)
    let runs = try await groups.repository.runs(of: Group.ID(rawValue: 1))
    #expect(runs.map(\.plan.note) == ["Two loops.\nBring water."])
  }

  @Test func `keeps an invalid distance and a past time in their fields, and does not save them`()
    async
  {
    let groups = await opened()
    await groups.app.fill("Distance", with: "far")
    await groups.app.fill("Start", with: "1970-01-01 14:00")
    #expect(groups.app.button("Save")?.isControl == false)
    groups.app.expect("Distance: far")
    await groups.app.fill("Distance", with: "7")
    #expect(groups.app.button("Save")?.isControl == false)
    await groups.app.fill("Start", with: "1970-01-02 14:00")
    await groups.app.tap("Save")
    groups.app.expect("Next run: 2 Jan 1970 at 14:00 · Easy · 7 km")
  }

  @Test func `asks before a changed run is thrown away`() async {
    let groups = await opened()
    await groups.app.fill("Distance", with: "7")
    await groups.app.dismiss()
    groups.app.expect("Discard the run?")
    await groups.app.tap("Discard")
    groups.app.expect("No run is planned.")
  }
}
