import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Groups
import GroupsInStyles
import Localization
import SampleHosts
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// Transcripts of people who give their group a picture and plan its runs, in the whole app.
@MainActor
@Suite struct GroupLifeTests {
  private let picture = PickedFile(
    "team.png",
    content: Data(
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 64, 0, 0, 0, 48]))

  @Test(arguments: SampleHost.allCases)
  func `a person plans a run`(_ host: SampleHost) async throws {
    let showcase = await ShowcaseTestApp.opened("Sunday Long Run", on: host.driver)
    showcase.app.expect("No run is planned.")
    await showcase.app.tap("Plan a run")
    #expect(showcase.app.app?.link == "/groups/1/plan")
    await showcase.app.fill("Start", with: "1970-01-03 07:30")
    await showcase.app.fill("Distance", with: "21.1")
    await showcase.app.choose("Race", for: "Kind")
    await showcase.app.tap("Save")
    showcase.app.expect("The run is planned", "Next run: 3 Jan 1970 at 07:30 · Race · 21.1 km")
    await showcase.app.open("/people")
    await showcase.app.open("/groups/1")
    showcase.app.expect("Race · 21.1 km")
    await showcase.app.back()
    showcase.app.expect("My groups")
    showcase.app.expectReleased()
  }

  @Test(arguments: SampleHost.allCases, AppStyle.allCases)
  func `a person changes a planned run, deletes it and brings it back`(
    _ host: SampleHost, _ style: AppStyle
  ) async throws {
    let showcase = await ShowcaseTestApp.opened(
      "Sunday Long Run", style: style, on: host.driver)
    let group = Group.ID(rawValue: 1)
    let run = try await showcase.repository.plan(
      RunPlan(start: Date(timeIntervalSince1970: 48 * 3_600), metres: 8_000), for: group)
    await showcase.app.settle()
    await showcase.app.tap("3 Jan 1970 at 00:00")
    #expect(showcase.app.app?.link == "/groups/1/runs/\(run.id.rawValue)")
    showcase.app.expect(screen: "Change the run")
    showcase.app.expect(field: "Distance", is: "8 km")
    await showcase.app.fill("Distance", with: "9.5")
    await showcase.app.tap("Save")
    showcase.app.expect("The run is changed", "Easy · 9.5 km")
    await showcase.app.tap("Delete", in: "3 Jan 1970 at 00:00")
    showcase.app.expect("Delete the run of 3 Jan 1970 at 00:00?")
    await showcase.app.tap("Delete")
    showcase.app.expect("The run is deleted", "No run is planned.")
    await showcase.app.tap("Undo")
    showcase.app.expect("The run is planned again", "Easy · 9.5 km")
  }

  @Test(arguments: SampleHost.allCases)
  func `a run that is being changed is still there in another process`(_ host: SampleHost)
    async throws
  {
    let before = await ShowcaseTestApp.opened("Early Birds", on: host.driver)
    _ = try await before.repository.plan(
      RunPlan(start: Date(timeIntervalSince1970: 48 * 3_600), metres: 8_000),
      for: Group.ID(rawValue: 2))
    await before.app.settle()
    await before.app.tap("3 Jan 1970 at 00:00")
    await before.app.fill("Distance", with: "9")
    let state = try before.app.app?.savedState()
    before.app.end()

    let after = ShowcaseTestApp(before.community, restoring: state, on: host.driver)
    await after.app.settle()
    after.app.expect(screen: "Change the run")
    after.app.expect(field: "Distance", is: "9 km")
    await after.app.tap("Save")
    after.app.expect("Next run: 3 Jan 1970 at 00:00 · Easy · 9 km")
  }

  @Test(arguments: SampleHost.allCases)
  func `a link to a run that is not there says so, and leaves the group`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened(on: host.driver)
    await showcase.app.open("/groups/1/runs/7")
    showcase.app.expect("This group, member or run is no longer there.")
    await showcase.app.tap("OK")
    #expect(showcase.app.app?.link == "/groups/1")
  }

  @Test(arguments: SampleHost.allCases)
  func `a person gives the group a picture, and takes it away again`(_ host: SampleHost) async {
    let showcase = await ShowcaseTestApp.opened("Early Birds", "Choose picture", on: host.driver)
    await showcase.app.pick(picture)
    showcase.app.expect("The picture is saved", "Replace picture")
    await showcase.app.back()
    #expect(showcase.picture(of: "Early Birds") == .data(ImageData(picture.content)))
    #expect(showcase.picture(of: "Sunday Long Run") == .initials("SR"))
    await showcase.app.tap("Early Birds")
    await showcase.app.tap("Remove picture")
    await showcase.app.tap("Remove")
    showcase.app.expect("The picture is gone", "Choose picture")
    await showcase.app.back()
    #expect(showcase.picture(of: "Early Birds") == .initials("EB"))
  }

  @Test(arguments: SampleHost.allCases)
  func `a run that is being planned is still there in another process`(_ host: SampleHost)
    async throws
  {
    let before = await ShowcaseTestApp.opened("Early Birds", "Plan a run", on: host.driver)
    await before.app.fill("Distance", with: "8")
    await before.app.fill("Note", with: "Bring\na lamp")
    let state = try before.app.app?.savedState()
    before.app.end()

    let after = ShowcaseTestApp(restoring: state, on: host.driver)
    await after.app.settle()
    after.app.expect(screen: "Plan a run")
    after.app.expect(field: "Distance", is: "8 km")
    await after.app.tap("Save")
    after.app.expect("Next run: 2 Jan 1970 at 09:00 · Easy · 8 km")
  }

  @Test(arguments: SampleHost.allCases, Language.allCases)
  func `says in the person's language why a run cannot be planned`(
    _ host: SampleHost, _ language: Language
  ) async {
    let showcase = ShowcaseTestApp(language: language, on: host.driver)
    await showcase.app.settle()
    await showcase.app.open("/groups/1/plan")
    let note = String(repeating: "x", count: 501)
    await showcase.app.fill(language("Note", de: "Notiz", es: "Nota"), with: note)
    showcase.app.expect(
      language(
        "The text has 501 characters, and 500 is the most. Shorten it.",
        de: "Der Text hat 501 Zeichen, höchstens 500 gehen. Kürze ihn.",
        es: "El texto tiene 501 caracteres y caben 500. Acórtalo."))
  }
}

extension ShowcaseTestApp {
  /// Returns the picture before the title of a row.
  fileprivate func picture(of title: String) -> ImageSource? {
    app.content?.allElements.lazy.compactMap { element in
      if case .row(let row) = element.kind, row.title == title { row.image?.source } else { nil }
    }.first
  }
}
