import CalcotContent
import CalcotTerminalTesting
import CommunityDatabase
import CommunityDatabaseTesting
import Foundation
import Groups
import Testing

@Suite("The sample app's import and export", .timeLimit(.minutes(20)))
struct ShowcaseExchangeTests {
  let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appendingPathComponent("community.json")
  }

  private static let good = """
    {
      "version": 1,
      "people": [
        {"id": 7, "firstName": "Ada", "lastName": "Łoś", "homepage": "https://ada.example"},
        {"id": 9, "firstName": "明", "lastName": ""}
      ],
      "groups": [
        {"name": "Night Owls 梟", "category": "invited", "members": [7, 9]},
        {"name": "Quiet Hour", "members": [], "description": "We read.\\nThen we rest.",
          "place": "The library", "picture": "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAw", "runs": [
          {"start": "1970-01-02T09:00Z", "metres": 5000, "kind": "easy", "note": "To the shelf"}
        ]}
      ]
    }
    """

  @MainActor
  @Test func `a good file adds all that is in it`() async throws {
    try Data(Self.good.utf8).write(to: file)
    let run = try folder.run("--import", file.path)
    #expect(run.status == 0)
    #expect(run.output == "2 people and 2 groups imported from \(file.path)\n")
    #expect(run.errors == "")
    let app = try folder.start("--open", "/groups/invitations")
    await app.screen(contains: "Night Owls 梟", "2 members ›")
    let repository = folder.repository()
    let group = try #require(await repository.all().first { $0.name == "Quiet Hour" })
    #expect(group.about == GroupAbout(description: "We read.\nThen we rest.", place: "The library"))
    #expect(group.picture?.format == .png)
    let runs = try await repository.runs(of: group.id)
    #expect(
      runs.map(\.plan) == [
        RunPlan(
          start: Date(timeIntervalSince1970: 33 * 3_600), metres: 5_000, note: "To the shelf")
      ])
    #expect(try folder.exported().contains("\"start\" : \"1970-01-02T09:00Z\""))
  }

  @Test(arguments: [
    (#""members": [7, 9]"#, #""members": [7, 8]"#, "groups[0].members[1]: 8 is the id"),
    (#""firstName": "Ada""#, #""firstName": " ""#, "people[0].firstName: has nothing"),
    ("Quiet Hour", "ultra 100", "groups[1].name: a group named \"ultra 100\" exists already"),
    (#"{"id": 9"#, #"{"id": 9,"#, "Invalid value around character"),
  ])
  func `a bad file is refused as a whole, with the field`(
    _ right: String, _ wrong: String, _ field: String
  ) throws {
    let before = try folder.exported()
    try Data(Self.good.replacing(right, with: wrong).utf8).write(to: file)
    let run = try folder.run("--import", file.path)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(file.path): \(field)"), "\(run.errors)")
    #expect(run.errors.hasSuffix("\nNothing was imported.\n"), "\(run.errors)")
    #expect(try folder.exported() == before)
  }

  @Test func `a file that is not there is told`() throws {
    let run = try folder.run("--import", "/nowhere/community.json")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("/nowhere/community.json cannot be read: "))
  }

  @Test func `a folder in place of a file is refused, and said to be one`() throws {
    let run = try folder.run("--import", folder.url.path)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("\(folder.url.path) is a folder: name a file in it."))
  }

  @Test func `an export that cannot be written is told, and leaves what is there`() throws {
    let run = try folder.run("--export", "/dev/null/community.json")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("/dev/null/community.json was not written: "))
  }

  @Test func `an export that is imported into a new database gives the same export`() throws {
    let before = try folder.exported()
    try Data(before.utf8).write(to: file)
    let other = try TemporaryFolder()
    let run = try other.run("--import", file.path)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("150 people and 23 groups imported"))
    #expect(try other.exported() == before)
  }

  @Test func `a file that is imported while the app runs appears in it by itself`() async throws {
    let app = try folder.start()
    await app.screen(contains: "Ultra 100", "14 groups · Updated at")
    try Data(Self.good.utf8).write(to: file)
    #expect(try folder.run("--import", file.path).status == 0)
    await app.screen(contains: "Quiet Hour", "15 groups · Updated at")
  }
}
