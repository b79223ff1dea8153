import CalcotContent
import CalcotTesting
import CommunityFile
import Foundation
import Groups
import Testing

@Suite("Writing a community file")
struct WriteTests {
  @Test func `a file is written in order, a line for each person and each list of members`() throws
  {
    let file = CommunityFile(
      people: [
        .init(id: 2, firstName: "Núria", lastName: ""),
        .init(id: 1, firstName: "A\"\\", lastName: "B", homepage: "https://example.org/a"),
      ],
      groups: [
        .init(name: try GroupName("runners"), members: [2, 1]),
        .init(name: try GroupName("Chess"), category: .suggested),
      ])
    #expect(
      String(decoding: file.data(), as: UTF8.self) == #"""
        {
          "version": 1,
          "people": [
            {"id": 1, "firstName": "A\"\\", "lastName": "B", "homepage": "https://example.org/a"},
            {"id": 2, "firstName": "Núria", "lastName": ""}
          ],
          "groups": [
            {
              "name": "Chess",
              "category": "suggested",
              "members": []
            },
            {
              "name": "runners",
              "category": "joined",
              "members": [1, 2]
            }
          ]
        }

        """#)
    let nothing = CommunityFile(people: [], groups: [])
    #expect(
      String(decoding: nothing.data(), as: UTF8.self)
        == "{\n  \"version\": 1,\n  \"people\": [],\n  \"groups\": []\n}\n")
  }

  @Test func `what a group says about itself follows its members, a line for each run`() throws {
    let picture = try #require(Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAw"))
    let file = CommunityFile(
      people: [],
      groups: [
        .init(
          name: try GroupName("Runners"),
          about: GroupAbout(description: "We run.\nThen we rest.", place: "Prater"),
          picture: ImageData(picture),
          runs: [
            RunPlan(
              start: Date(timeIntervalSince1970: 33 * 3_600), metres: 12_500, kind: .long,
              note: "Bring\na lamp.", isPublic: true),
            RunPlan(start: Date(timeIntervalSince1970: -60), metres: 5),
          ])
      ])
    #expect(
      String(decoding: file.data(), as: UTF8.self) == #"""
        {
          "version": 1,
          "people": [],
          "groups": [
            {
              "name": "Runners",
              "category": "joined",
              "members": [],
              "description": "We run.\u000aThen we rest.",
              "place": "Prater",
              "picture": "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAw",
              "runs": [
                {"start": "1969-12-31T23:59Z", "metres": 5, "kind": "easy"},
                {"start": "1970-01-02T09:00Z", "metres": 12500, "kind": "long", "note": "Bring\u000aa lamp.", "isPublic": true}
              ]
            }
          ]
        }

        """#)
  }

  @Test func `a run at a time that the format does not have is not written`() throws {
    for start in [-99_999_999_999, 300_000_000_000] as [TimeInterval] {
      let run = RunPlan(start: Date(timeIntervalSince1970: start), metres: 5)
      let file = CommunityFile(
        people: [], groups: [.init(name: try GroupName("Runners"), runs: [run])])
      let problems = problems(of: file.data())
      #expect(problems.count == 1 && problems.first?.contains("groups[0].runs[0].start") == true)
    }
  }

  @Test func `whatever is written is read again as the same`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let file = random.communityFile()
      let bytes = file.data()
      let copy = try CommunityFile.read(bytes, named: "f.json")
      #expect(copy == file, "seed \(seed), round \(round)")
      #expect(copy.data() == bytes, "seed \(seed), round \(round)")
    }
  }

  @Test func `a file takes the place of another, and leaves nothing beside it`() throws {
    try inTemporaryFolder { folder in
      let url = folder.appending(path: "club.json")
      try CommunityFile.sample(groups: 50, members: 500, seed: 1).write(to: url)
      let file = CommunityFile.sample(groups: 3, members: 4, seed: 2)
      try file.write(to: url)
      #expect(try CommunityFile.read(Data(contentsOf: url), named: url.path) == file)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["club.json"])
    }
  }

  @Test func `a file that could not be read again is not written, and the old one stays`() throws {
    try inTemporaryFolder { folder in
      let url = folder.appending(path: "club.json")
      let old = CommunityFile.sample(groups: 3, members: 4, seed: 2)
      try old.write(to: url)
      let bad = CommunityFile(
        people: [], groups: [.init(name: try GroupName("Runners"), members: [8])])
      let error = #expect(throws: CommunityFileProblems.self) { try bad.write(to: url) }
      #expect(error?.problems.map(\.field) == ["groups[0].members[0]"])
      #expect(try Data(contentsOf: url) == old.data())
      #expect(throws: (any Error).self) {
        try old.write(to: folder.appending(path: "missing/club.json"))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["club.json"])
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
