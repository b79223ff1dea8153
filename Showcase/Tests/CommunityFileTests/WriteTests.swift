import CalcotContent
import CalcotTesting
import CommunityFile
import Foundation
import Groups
import Testing

@Suite("Writing a community file")
struct WriteTests {
  @Test func `a file is written in the order of its contents, without what is empty`() throws {
    let picture = try #require(Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAw"))
    let community = GroupSeed(
      people: [.init("A\"\\", "B", homepage: "https://example.org/a"), .init("Núria", "")],
      groups: [
        .init(
          "runners", members: [1, 0], about: GroupAbout(description: "We run.\nThen we rest."),
          picture: ImageData(picture),
          runs: [
            RunPlan(
              start: Date(timeIntervalSince1970: 33 * 3_600), metres: 12_500, kind: .long,
              note: "Bring a lamp.", isPublic: true),
            RunPlan(start: Date(timeIntervalSince1970: -60), metres: 5),
          ]),
        .init("Chess", members: [0], category: .suggested),
      ])
    #expect(
      String(decoding: try CommunityFile.data(of: community), as: UTF8.self) == #"""
        {
          "groups" : [
            {
              "category" : "suggested",
              "members" : [
                1
              ],
              "name" : "Chess"
            },
            {
              "category" : "joined",
              "description" : "We run.\nThen we rest.",
              "members" : [
                1,
                2
              ],
              "name" : "runners",
              "picture" : "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAw",
              "runs" : [
                {
                  "kind" : "easy",
                  "metres" : 5,
                  "start" : "1969-12-31T23:59Z"
                },
                {
                  "isPublic" : true,
                  "kind" : "long",
                  "metres" : 12500,
                  "note" : "Bring a lamp.",
                  "start" : "1970-01-02T09:00Z"
                }
              ]
            }
          ],
          "people" : [
            {
              "firstName" : "A\"\\",
              "homepage" : "https://example.org/a",
              "id" : 1,
              "lastName" : "B"
            },
            {
              "firstName" : "Núria",
              "id" : 2,
              "lastName" : ""
            }
          ],
          "version" : 1
        }

        """#)
  }

  @Test func `whatever is written is read again as the same`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let community = random.community()
      let bytes = try CommunityFile.data(of: community)
      let copy = try CommunityFile.read(bytes, named: "f.json")
      #expect(copy.people == community.people, "seed \(seed), round \(round)")
      #expect(
        Set(copy.groups.map(\.name)) == Set(community.groups.map(\.name)),
        "seed \(seed), round \(round)")
      #expect(try CommunityFile.data(of: copy) == bytes, "seed \(seed), round \(round)")
    }
  }

  @Test func `a file takes the place of another, and leaves nothing beside it`() throws {
    try inTemporaryFolder { folder in
      let url = folder.appending(path: "club.json")
      try CommunityFile.write(
        GroupSeed(people: [], groups: [.init("Runners", members: [])]), to: url)
      try CommunityFile.write(.empty, to: url)
      #expect(try Data(contentsOf: url) == CommunityFile.data(of: .empty))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["club.json"])
    }
  }

  @Test(arguments: [-99_999_999_999, 300_000_000_000] as [TimeInterval])
  func `a file that could not be read again is not written, and the old one stays`(
    _ start: TimeInterval
  ) throws {
    try inTemporaryFolder { folder in
      let url = folder.appending(path: "club.json")
      try CommunityFile.write(.empty, to: url)
      let run = RunPlan(start: Date(timeIntervalSince1970: start), metres: 5)
      let bad = GroupSeed(people: [], groups: [.init("Runners", members: [], runs: [run])])
      let error = #expect(throws: CommunityFileError.self) { try CommunityFile.write(bad, to: url) }
      #expect(error?.description.contains(": groups[0].runs[0].start: ") == true)
      #expect(try Data(contentsOf: url) == CommunityFile.data(of: .empty))
    }
  }

  private func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "community-file-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
