import CommunityFile
import Testing

@Suite("A sample of a community file")
struct SampleTests {
  @Test func `the same seed gives the same file, and another seed another`() {
    let one = CommunityFile.sample(groups: 20, members: 200, seed: 7)
    #expect(CommunityFile.sample(groups: 20, members: 200, seed: 7).data() == one.data())
    #expect(CommunityFile.sample(groups: 20, members: 200, seed: 8).data() != one.data())
    #expect(one.groups.count == 20)
    #expect(one.people.count == 200)
  }

  @Test(
    "can be written and read again at any size",
    arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (1_000, 10_000)])
  func anySize(_ groups: Int, _ members: Int) throws {
    let file = CommunityFile.sample(groups: groups, members: members, seed: 3)
    let copy = try CommunityFile.read(file.data(), named: "f.json")
    #expect(copy == file)
    #expect(copy.groups.count == groups)
    #expect(copy.people.count == members)
  }
}
