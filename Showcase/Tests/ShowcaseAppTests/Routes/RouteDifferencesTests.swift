import CalcotExploration
import CalcotTesting
import Foundation
import Testing

@Suite("The differences between the map and the app's use")
struct RouteDifferencesTests {
  private let map = RouteGraph(
    dot: """
      digraph "code" {
        "Groups" [label="Groups"];
        "Group" [label="Group"];
        "Groups" -> "Group" [label="push: openingGroup"];
        "Group" -> "Members" [label="push: openingMembers"];
      }
      """)
  private let found = RouteGraph(
    dot: """
      digraph "explored" {
        "Groups" -> "Group" [label="push"];
        "Groups" -> "Settings" [label="tab"];
        "Group" -> "Settings" [label="tab"];
      }
      """)

  private func problems(_ explanations: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).tsv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(explanations.utf8).write(to: file)
    return try RouteDifferences(file: file).problems(map: map, found: found)
  }

  @Test func `are named if nothing explains them`() throws {
    #expect(
      try problems("# side\tfrom\thow\tto\twhy\n") == [
        "Group → Members (push) is in the code, and was never taken.",
        "Group → Settings (tab) was taken, and is not in the map of the code.",
        "Groups → Settings (tab) was taken, and is not in the map of the code.",
      ])
  }

  @Test func `are accepted with reasons, also with one for every way to a screen`() throws {
    #expect(
      try problems(
        "code\tGroup\tpush\tMembers\tNone has any.\nuse\t*\ttab\tSettings\tA tab.\n") == [])
  }

  @Test
  func `have a stale reason if both sides know the way, and a wrong one if its text is missing`()
    throws
  {
    let lines = [
      "code\t*\t*\t*\tNothing.", "use\t*\t*\t*\tNothing.", "use\tGroups\tpush\tGroup\tOld.",
      "use\t*\t*\t*\t",
    ]
    #expect(
      try problems(lines.joined(separator: "\n")) == [
        "This is no explanation of a way: use\t*\t*\t*\t",
        "This explains no difference any more: use\tGroups\tpush\tGroup\tOld.",
      ])
  }
}
