import CommunityFile
import Foundation
import Testing

@Suite("A community file with wrong contents")
struct FieldProblemTests {
  static let people = #"""
    {"id": 1, "firstName": "A", "lastName": "B"}, {"id": 2, "firstName": "C", "lastName": ""}
    """#

  @Test(
    "is refused with the place of each wrong person",
    arguments: [
      ("[]", "", "is a list, and has to be an object: write it in braces"),
      (
        #"{"id": 3, "firstName": "A"}"#, "",
        #"the key "lastName" is missing: add it"#
      ),
      (
        #"{"id": 3, "firstName": " ", "lastName": ""}"#, ".firstName",
        "is empty: write the name, at least one letter"
      ),
      (
        #"{"id": 3, "firstName": "\u200b\u2060", "lastName": ""}"#, ".firstName",
        "is empty: write the name, at least one letter"
      ),
      (
        #"{"id": 3, "firstName": "A", "lastName": "\u200b"}"#, ".lastName",
        #"is empty: write "", or a letter that can be seen"#
      ),
      (
        #"{"id": 3, "firstName": "A", "lastName": "\#(String(repeating: "b", count: 201))"}"#,
        ".lastName",
        "\"\(String(repeating: "b", count: 60))…\" has 201 characters, and 200 is the most: "
          + "shorten it"
      ),
      (
        #"{"id": 3, "firstName": "A\u001b[2J", "lastName": ""}"#, ".firstName",
        #""A\u{1B}[2J" has a line break or another control character: remove it"#
      ),
      (
        #"{"id": "3", "firstName": "A", "lastName": ""}"#, ".id",
        "is a text, and has to be a number: write a whole number"
      ),
      (
        #"{"id": 3.5, "firstName": "A", "lastName": ""}"#, ".id",
        "is no whole number, or is too large: write a whole number between "
          + "-9223372036854775808 and 9223372036854775807"
      ),
      (
        #"{"id": 9223372036854775808, "firstName": "A", "lastName": ""}"#, ".id",
        "is no whole number, or is too large: write a whole number between "
          + "-9223372036854775808 and 9223372036854775807"
      ),
      (
        #"{"id": 1, "firstName": "A", "lastName": ""}"#, ".id",
        "is 1, as that of the person number 1 with an id: give each person a number of their own"
      ),
      (
        #"{"id": 3, "firstName": "A", "lastName": "", "homepage": null}"#, ".homepage",
        "is null, and has to be a text: write it in double quotes"
      ),
      (
        #"{"id": 3, "firstName": "A", "lastName": "", "homepage": "ftp://a.org"}"#, ".homepage",
        #""ftp://a.org" is no address in the web: "#
          + "write one such as https://example.org/ada, or leave the key out"
      ),
      (
        #"{"id": 3, "firstName": "A", "lastName": "", "age": [{}]}"#, "",
        #"has the unknown key "age": "#
          + "take it out, or use one of id, firstName, lastName, homepage"
      ),
      (
        #"{"id": 3, "id": 4, "firstName": "A", "lastName": ""}"#, "",
        #"has the key "id" a second time: keep one of them"#
      ),
    ])
  func wrongPerson(_ person: String, _ field: String, _ problem: String) {
    let found = problems(
      of: "{\"version\": 1, \"groups\": [], \"people\": [\(Self.people),\n\(person)]}")
    #expect(found.map(withoutColumn) == ["f.json:2: people[2]\(field): \(problem)"])
  }

  @Test(
    "is refused with the place of each wrong group",
    arguments: [
      (
        #"{"name": " ", "members": []}"#, ".name",
        "the name has nothing that can be seen: write at least one letter"
      ),
      (
        #"{"name": "\#(String(repeating: "a", count: 61))", "members": []}"#, ".name",
        "\"\(String(repeating: "a", count: 60))…\" has 61 characters, and 60 is the most: shorten it"
      ),
      (
        #"{"name": "a\nb", "members": []}"#, ".name",
        #""a\u{A}b" has a line break or another control character: remove it"#
      ),
      (
        #"{"name": "CHESS  club", "members": []}"#, ".name",
        #""CHESS  club" reads the same as groups[0].name: "#
          + "rename one of the two groups, or make them one"
      ),
      (
        #"{"name": "G", "category": "Joined", "members": []}"#, ".category",
        #""Joined" is no category: write one of joined, invited, suggested"#
      ),
      (
        #"{"name": "G", "members": [1, 3]}"#, ".members[1]",
        "3 is the id of no person in this file: "
          + #"add the person to "people", or take the number out"#
      ),
      (
        #"{"name": "G", "members": [1, 2, 1]}"#, ".members[2]",
        "the person 1 is in this list twice: take one out"
      ),
      (
        #"{"name": "G", "members": [true]}"#, ".members[0]",
        "is true or false, and has to be a number: write a whole number"
      ),
      (
        #"{"name": "G", "members": {}}"#, ".members",
        "is an object, and has to be a list: write it in square brackets"
      ),
      (#"{"name": "G"}"#, "", #"the key "members" is missing: add it"#),
      (
        #"{"name": "G", "members": [], "place": "\#(String(repeating: "a", count: 81))"}"#,
        ".place",
        "has 81 characters, and 80 is the most: shorten it"
      ),
      (
        #"{"name": "G", "members": [], "description": "\#(String(repeating: "a", count: 1_001))"}"#,
        ".description", "has 1001 characters, and 1000 is the most: shorten it"
      ),
      (
        #"{"name": "G", "members": [], "picture": "a photo"}"#, ".picture",
        "is not written in Base64: export it again, or leave the key out"
      ),
      (
        #"{"name": "G", "members": [], "picture": "AQID"}"#, ".picture",
        "is no picture in a known format: use another, or leave the key out"
      ),
      (
        #"{"name": "G", "members": [], "picture": "\#(Self.largePicture)"}"#, ".picture",
        "has 2000001 bytes, and 2000000 is the most: use a smaller one, or leave the key out"
      ),
      (
        #"{"name": "G", "members": [], "picture": null}"#, ".picture",
        "is null, and has to be a text: write it in double quotes"
      ),
    ])
  func wrongGroup(_ group: String, _ field: String, _ problem: String) {
    let found = problems(
      of: """
        {"version": 1, "groups": [{"name": "Chess Club", "members": [2, 1]},
        \(group)], "people": [\(Self.people)]}
        """)
    #expect(found.map(withoutColumn) == ["f.json:2: groups[1]\(field): \(problem)"])
  }

  @Test(
    "is refused with the place of each wrong run",
    arguments: [
      ("[]", "", "is a list, and has to be an object: write it in braces"),
      (#"{"start": "2026-11-24T09:00Z", "metres": 5}"#, "", #"the key "kind" is missing: add it"#),
      (
        #"{"start": "2026-02-31T09:00Z", "metres": 5, "kind": "easy"}"#, ".start",
        #""2026-02-31T09:00Z" is no time: "#
          + "write it to the minute and in universal time, such as 2026-11-24T09:00Z"
      ),
      (
        #"{"start": "-026-02-01T09:00Z", "metres": 5, "kind": "easy"}"#, ".start",
        #""-026-02-01T09:00Z" is no time: "#
          + "write it to the minute and in universal time, such as 2026-11-24T09:00Z"
      ),
      (
        #"{"start": "2026-11-24T09:00Z", "metres": 0, "kind": "easy"}"#, ".metres",
        "is 0, which is no distance of a run: write a number of metres from 1 to 200000"
      ),
      (
        #"{"start": "2026-11-24T09:00Z", "metres": 200001, "kind": "easy"}"#, ".metres",
        "is 200001, which is no distance of a run: write a number of metres from 1 to 200000"
      ),
      (
        #"{"start": "2026-11-24T09:00Z", "metres": 5, "kind": "walk"}"#, ".kind",
        #""walk" is no kind of run: write one of easy, intervals, long, race"#
      ),
      (
        #"{"start": "2026-11-24T09:00Z", "metres": 5, "kind": "easy", "isPublic": 1}"#, ".isPublic",
        "is a number, and has to be true or false: write true or false"
      ),
      (
        #"{"start": "2026-11-24T09:00Z", "metres": 5, "kind": "easy", "note": "\#(Self.longNote)"}"#,
        ".note", "has 501 characters, and 500 is the most: shorten it"
      ),
    ])
  func wrongRun(_ run: String, _ field: String, _ problem: String) {
    let found = problems(
      of: """
        {"version": 1, "people": [], "groups": [{"name": "G", "members": [], "runs": [
        {"start": "2026-11-24T09:00Z", "metres": 5, "kind": "easy"}, \(run)]}]}
        """)
    #expect(found.map(withoutColumn) == ["f.json:2: groups[0].runs[1]\(field): \(problem)"])
  }

  @Test func `is refused with all its problems, in the order of the file`() {
    let text = """
      {
        "groups": [{"name": "é", "members": [1]},
          {"name": "ünï", "members": [5]}],
        "people": [{"id": 1, "firstName": "", "lastName": ""}],
        "version": 2, "extra": 0
      }
      """
    #expect(
      problems(of: text) == [
        #"f.json:3:33: groups[1].members[0]: 5 is the id of no person in this file: "#
          + #"add the person to "people", or take the number out"#,
        "f.json:4:37: people[0].firstName: is empty: write the name, at least one letter",
        "f.json:5:14: version: is 2, and only version 1 can be read: "
          + "export the file again with an app that writes version 1",
        #"f.json:5:17: has the unknown key "extra": "#
          + "take it out, or use one of version, people, groups",
      ])
  }

  @Test func `is refused with the first twenty problems and how many more there are`() {
    func file(_ count: Int) -> String {
      let members = Array(repeating: "9", count: count).joined(separator: ",")
      return #"{"version":1,"people":[],"groups":[{"name":"G","members":[\#(members)]}]}"#
    }
    #expect(problems(of: file(20)).count == 20)
    #expect(problems(of: file(21)).suffix(1) == ["and 1 more problem"])
    #expect(problems(of: file(45)).count == 21)
    #expect(problems(of: file(45)).last == "and 25 more problems")
  }

  @Test func `is refused with a person's problem once, not at each membership`() {
    let text = """
      {"version": 1, "people": [{"id": 1}], "groups": [{"name": "G", "members": [1]}]}
      """
    #expect(
      problems(of: text) == [
        #"f.json:1:27: people[0]: the key "firstName" is missing: add it"#,
        #"f.json:1:27: people[0]: the key "lastName" is missing: add it"#,
      ])
    let without = #"{"version": 1, "groups": [{"name": "G", "members": [1]}]}"#
    #expect(problems(of: without) == [#"f.json:1:1: the key "people" is missing: add it"#])
  }

  private static let longNote = String(repeating: "n", count: 501)
  /// A picture of one byte too many.
  private static let largePicture = Data(
    Array("GIF89a".utf8) + [UInt8](repeating: 0, count: 2_000_001 - 6)
  ).base64EncodedString()

  private func withoutColumn(_ line: String) -> String {
    line.replacing(/^(f\.json:\d+):\d+:/) { "\($0.1):" }
  }
}
