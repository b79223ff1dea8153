import CommunityFile
import Testing

@Suite("A community file of any size")
struct AnySizeTests {
  @Test(
    "can be written and read again",
    arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (1_000, 10_000)])
  func anySize(_ groups: Int, _ members: Int) throws {
    let file = CommunityFile.sample(groups: groups, members: members, seed: 3)
    let copy = try CommunityFile.read(file.data(), named: "f.json")
    #expect(copy == file)
    #expect(copy.groups.count == groups)
    #expect(copy.people.count == members)
  }
}
