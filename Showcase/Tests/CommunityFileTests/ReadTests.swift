import CommunityFile
import Foundation
import Groups
import Testing

@Suite("Reading a community file")
struct ReadTests {
  private static let people = #"""
    {"id": 7, "firstName": "A", "lastName": "B"}, {"id": 2, "firstName": "C", "lastName": ""}
    """#

  @Test func `a file gives its people and groups in its own order, whatever that of its keys`()
    throws
  {
    let text = #"""
      {
        "groups": [
          {"name": "Runners", "category": "invited", "members": [2, 7]},
          {"members": [], "name": "\"\\\/\u00e9\uD83D\uDE00é", "place": null}
        ],
        "people": [
          {"id": 7, "firstName": "Ada", "lastName": "Łoś", "homepage": "https://example.org/ada"},
          {"lastName": "", "id": 2, "firstName": "Núria"}
        ],
        "version": 1
      }
      """#
    let community = try CommunityFile.read(Data(text.utf8), named: "f.json")
    #expect(
      community
        == GroupSeed(
          people: [
            .init("Ada", "Łoś", homepage: "https://example.org/ada"), .init("Núria", ""),
          ],
          groups: [
            .init("Runners", members: [1, 0], category: .invited),
            .init("\"\\/é😀é", members: []),
          ]))
  }

  @Test func `a file of more bytes than the limit is refused unread`() throws {
    let bytes = try CommunityFile.bytes(of: URL(fileURLWithPath: "/dev/zero"))
    #expect(bytes.count == CommunityFile.sizeLimit + 1)
    #expect(
      problems(of: bytes) == [
        "f.json: the file has more than 200000000 bytes: split it into several"
      ])
  }

  @Test(arguments: ["\u{0316}\u{0301}", #"\u0316\u0301"#])
  func `a text of nothing but accents is refused, before it is compared with others`(
    _ marks: String
  ) {
    func file(_ count: Int) -> Data {
      let name = "A" + String(repeating: marks, count: count)
      return Data(#"{"version": 1, "people": [], "groups": [], "\#(name)": 1}"#.utf8)
    }
    #expect(problems(of: file(10)).first?.contains("unknown key") == true)
    #expect(problems(of: file(300)) == ["f.json: a letter has more than 500 accents: remove some"])
  }

  @Test(
    "text that is no JSON is refused with its place",
    arguments: [
      ("", "Unexpected end of file during JSON parse"),
      ("{\n  \"version\" 2}", "Invalid value around character 14"),
      (String(repeating: "[", count: 1_000_000), "Too many nested"),
    ])
  func noJSON(_ text: String, _ reason: String) {
    let found = problems(of: Data(text.utf8))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("f.json: \(reason)") == true, "\(found)")
  }

  @Test func `a file of another version is refused`() {
    let text = #"{"version": 2, "people": [], "groups": []}"#
    #expect(
      problems(of: Data(text.utf8)) == [
        "f.json: version: is 2, and only version 1 can be read: "
          + "export the file again with an app that writes version 1"
      ])
  }

  private static let longName = String(repeating: "b", count: 201)

  private static let wrongPeople: [(String, String)] = [
    ("[]", ": is of another kind: write an object in braces"),
    (#"{"id": 3, "firstName": "A"}"#, #": the key "lastName" is missing: add it"#),
    (
      #"{"id": "3", "firstName": "A", "lastName": ""}"#,
      ".id: is of another kind: write a whole number"
    ),
    (#"{"id": null, "firstName": "A", "lastName": ""}"#, ".id: is null: write a whole number"),
    (
      #"{"id": 7, "firstName": "A", "lastName": ""}"#,
      ".id: is 7, as that of another person: give each person a number of their own"
    ),
    (
      #"{"id": 3, "firstName": "\u200b\u2060", "lastName": ""}"#,
      ".firstName: has nothing that can be seen: write at least one letter"
    ),
    (
      #"{"id": 3, "firstName": "A", "lastName": "\#(longName)"}"#,
      ".lastName: \"\(longName.prefix(60))…\" has 201 characters,"
    ),
    (
      #"{"id": 3, "firstName": "A\u001b[2J", "lastName": ""}"#,
      #".firstName: "A\u{1B}[2J" has a line break or another control character: remove it"#
    ),
    (
      #"{"id": 3, "firstName": "A", "lastName": "", "homepage": "ftp://a.org"}"#,
      #".homepage: "ftp://a.org" is no address in the web:"#
    ),
    (
      #"{"id": 3, "firstName": "A", "lastName": "", "homepgae": "https://a.org"}"#,
      #": has the unknown key "homepgae":"#
    ),
  ]

  private static let wrongGroups: [(String, String)] = [
    (
      #""name": " ", "members": []"#,
      ".name: has nothing that can be seen: write at least one letter"
    ),
    (
      #""name": "\#(longName)", "members": []"#,
      ".name: has 201 characters, and 60 is the most: shorten it"
    ),
    (
      #""name": "CHESS  club", "members": []"#,
      #".name: "CHESS  club" reads the same as groups[0].name:"#
    ),
    (
      #""name": "G", "category": "Joined", "members": []"#,
      #".category: "Joined" is no category: write one of joined, invited, suggested"#
    ),
    (
      #""name": "G", "members": [7, 3]"#,
      ".members[1]: 3 is the id of no person in this file:"
    ),
    (
      #""name": "G", "members": [7, 2, 7]"#,
      ".members[2]: the person 7 is in this list twice: take one out"
    ),
    (
      #""name": "G", "members": {}"#,
      ".members: is of another kind: write a list in square brackets"
    ),
    (
      #""name": "G", "members": [], "place": "\#(longName)""#,
      ".place: has 201 characters, and 80 is the most: shorten it"
    ),
    (
      #""name": "G", "members": [], "picture": "AQID""#,
      ".picture: is no picture in a known format: use another, or leave the key out"
    ),
    (
      #""name": "G", "members": [], "picture": "a photo""#,
      ".picture: Encountered Data is not valid Base64: correct it, or leave the key out"
    ),
    (
      #""name": "G", "members": [], "runs": [{"start": "2026-11-24T09:00Z", "metres": 5}]"#,
      #".runs[0]: the key "kind" is missing: add it"#
    ),
    (
      run(#""start": "2026-02-31T09:00Z", "metres": 5, "kind": "easy""#),
      #".runs[0].start: "2026-02-31T09:00Z" is no time:"#
    ),
    (
      run(#""start": "2026-11-24T09:00Z", "metres": 200001, "kind": "easy""#),
      ".runs[0].metres: is 200001, which is no distance of a run:"
    ),
    (
      run(#""start": "2026-11-24T09:00Z", "metres": 5, "kind": "walk""#),
      #".runs[0].kind: "walk" is no kind of run:"#
    ),
    (
      run(#""start": "2026-11-24T09:00Z", "metres": 5, "kind": "easy", "isPublic": 1"#),
      ".runs[0].isPublic: is of another kind: write true or false"
    ),
  ]

  @Test(
    "a file with a wrong person is refused with the field",
    arguments: wrongPeople)
  func wrongPerson(_ person: String, _ problem: String) {
    let text = #"{"version": 1, "groups": [], "people": [\#(Self.people), \#(person)]}"#
    let found = problems(of: Data(text.utf8))
    #expect(found.count == 1 && found[0].hasPrefix("f.json: people[2]\(problem)"), "\(found)")
  }

  @Test(
    "a file with a wrong group is refused with the field",
    arguments: wrongGroups)
  func wrongGroup(_ group: String, _ problem: String) {
    let text = """
      {"version": 1, "groups": [{"name": "Chess Club", "members": [2, 7]}, {\(group)}], \
      "people": [\(Self.people)]}
      """
    let found = problems(of: Data(text.utf8))
    #expect(found.count == 1 && found[0].hasPrefix("f.json: groups[1]\(problem)"), "\(found)")
  }

  @Test func `a picture of too many bytes is refused`() throws {
    let picture = Data(Array("GIF89a".utf8) + [UInt8](repeating: 0, count: 1_999_995))
    let text = """
      {"version": 1, "people": [],
      "groups": [{"name": "G", "members": [], "picture": "\(picture.base64EncodedString())"}]}
      """
    #expect(
      problems(of: Data(text.utf8)) == [
        "f.json: groups[0].picture: has 2000001 bytes, and 2000000 is the most: "
          + "use a smaller one, or leave the key out"
      ])
  }

  @Test func `a file is refused with its first twenty problems and how many more there are`() {
    func lines(_ count: Int) -> [String] {
      let members = (1...count).map(String.init).joined(separator: ",")
      let text = #"{"version":1,"people":[],"groups":[{"name":"G","members":[\#(members)]}]}"#
      return problems(of: Data(text.utf8))
    }
    #expect(lines(20).count == 20)
    #expect(lines(20).last?.hasPrefix("f.json: groups[0].members[19]: 20 is the id") == true)
    #expect(lines(45).count == 21)
    #expect(lines(45).last == "and 25 more")
  }

  private static func run(_ run: String) -> String {
    #""name": "G", "members": [], "runs": [{\#(run)}]"#
  }
}

/// Returns the lines that describe the problems of a file; empty if it is valid.
func problems(of bytes: Data) -> [String] {
  do throws(CommunityFileError) {
    _ = try CommunityFile.read(bytes, named: "f.json")
    return []
  } catch {
    return error.description.split(separator: "\n").map(String.init)
  }
}
