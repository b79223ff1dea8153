import CommunityFile
import Foundation
import Groups
import Testing

@Suite("Reading a community file")
struct ReadTests {
  static let example = """
    {
      "version": 1,
      "people": [
        {"id": 1, "firstName": "Ada", "lastName": "Lovelace", "homepage": "https://example.org/ada"},
        {"id": 2, "firstName": "Núria", "lastName": ""}
      ],
      "groups": [
        {
          "name": "Runners",
          "category": "invited",
          "members": [1, 2]
        },
        {"name": "Chess", "members": []}
      ]
    }
    """

  @Test func `a file gives its people and groups, in their own order`() throws {
    let file = try read(Self.example)
    #expect(
      file.people == [
        .init(id: 1, firstName: "Ada", lastName: "Lovelace", homepage: "https://example.org/ada"),
        .init(id: 2, firstName: "Núria", lastName: ""),
      ])
    #expect(
      file.groups == [
        .init(name: try GroupName("Chess"), category: .joined, members: []),
        .init(name: try GroupName("Runners"), category: .invited, members: [1, 2]),
      ])
  }

  @Test func `the keys can stand in any order, the groups before the people`() throws {
    let text = """
      {"groups": [{"members": [7], "name": "A"}],
       "people": [{"lastName": "B", "firstName": "C", "id": 7}], "version": 1}
      """
    let file = try read(text)
    #expect(file.groups.map(\.members) == [[7]])
    #expect(file.people.map(\.id) == [7])
  }

  @Test func `escapes stand for their characters`() throws {
    let file = try read(
      #"{"version":1,"people":[],"groups":[{"name":"\"\\\/\u00e9\uD83D\uDE00é","members":[]}]}"#)
    #expect(file.groups.map(\.name.text) == ["\"\\/é😀é"])
  }

  @Test func `a caller can say where in the file a name stands that is taken`() throws {
    let file = try read(Self.example)
    #expect(
      file.problem(nameTakenAt: 0)?.description == """
        f.json:13:14: groups[1].name: a group named "Chess" exists already: \
        rename one of the two, or take this one out of the file
        """)
    #expect(file.problem(nameTakenAt: 1)?.position.line == 9)
    #expect(file.problem(nameTakenAt: 1)?.position.column == 15)
    #expect(file.problem(nameTakenAt: 2) == nil)
    #expect(CommunityFile(people: [], groups: file.groups).problem(nameTakenAt: 0) == nil)
  }

  @Test func `a file of more bytes than the limit is refused unread`() throws {
    let bytes = Data(repeating: UInt8(ascii: " "), count: CommunityFile.sizeLimit + 1)
    #expect(
      problems(of: bytes) == [
        "f.json:1:1: the file has more than 200000000 bytes: split it into several files"
      ])
  }

  @Test func `a file without an end is read to the limit only`() throws {
    let bytes = try CommunityFile.bytes(of: URL(fileURLWithPath: "/dev/zero"))
    #expect(bytes.count == CommunityFile.sizeLimit + 1)
  }
}
