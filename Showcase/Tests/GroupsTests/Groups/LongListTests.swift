import Calcot
import CalcotTesting
import CommunityFakes
import ShowcaseAppTesting
import Testing

@testable import Groups

/// Tests of a list of 10,000 groups.
@MainActor
@Suite struct LongListTests {
  let community = InMemoryCommunity(
    seed: GroupSeed(
      people: [GroupSeed.Person("Anna", "Gruber")],
      groups: (0..<10_000).map { GroupSeed.Entry("Group \($0 + 10_000)", members: [0]) }))
  let recording: RecordingGroups
  let groups: GroupsApp

  init() {
    recording = RecordingGroups(InMemoryGroupRepository(community))
    groups = GroupsApp(community, groups: recording)
  }

  @Test func `asks for its first page only, and says how many there are`() async {
    await groups.app.settle()
    #expect(recording.asked == [0..<100])
    groups.app.expect("10,000 groups · Updated at 14:05", "1–100 of 10000")
  }

  @Test func `loads rows far down when they are shown, and no page before them`() async {
    await groups.app.settle()
    recording.forget()
    await groups.app.then { $0.show(7_480..<7_520) }
    #expect(recording.asked == [7_400..<7_500, 7_500..<7_600])
    #expect(groups.app.rows == (7_480..<7_520).map { "Group \($0 + 10_000)" })
    recording.forget()
    await groups.app.then { $0.show(7_450..<7_490) }
    #expect(recording.asked == [])
    #expect(groups.app.rows.first == "Group 17450")
  }

  @Test func `shows a place for a row that has not come yet`() async {
    await groups.app.settle()
    community.reads.close()
    await groups.app.then { $0.show(5_000..<5_003) }
    #expect(groups.app.rows == ["…", "…", "…"])
    community.reads.open()
    await groups.app.settle()
    #expect(groups.app.rows == ["Group 15000", "Group 15001", "Group 15002"])
  }

  @Test func `opens a row far down, and shows it again when the person comes back`() async {
    await groups.app.settle()
    await groups.app.then { $0.show(9_980..<10_000) }
    await groups.app.tap("Group 19999")
    groups.app.expect("Group 19999", "1 member")
    await groups.app.back()
    #expect(groups.app.rows.last == "Group 19999")
  }

  @Test func `reads what is looked at again when another process has changed everything`() async {
    await groups.app.settle()
    await groups.app.then { $0.show(9_950..<9_990) }
    recording.forget()
    community.replaceEverything(
      with: GroupSeed(
        people: [], groups: (0..<9_970).map { GroupSeed.Entry("Other \($0 + 10_000)", members: []) }
      ))
    await groups.app.settle()
    #expect(recording.asked == [9_900..<10_000])
    #expect(groups.app.rows.last == "Other 19969")
    groups.app.expect("9,970 groups")
  }

  @Test func `reads the members again that have moved up when one before them was removed`() async {
    let groups = GroupsApp(
      InMemoryCommunity(
        seed: GroupSeed(
          people: (0..<250).map { GroupSeed.Person("Runner", "\(1_000 + $0)") },
          groups: [GroupSeed.Entry("All of us", members: Array(0..<250))])))
    await groups.app.settle()
    await groups.app.tap("All of us")
    await groups.app.tap("Members")
    await groups.app.then { $0.show(90..<230) }
    await groups.app.tap("Remove", in: "Runner 1095")
    await groups.app.tap("Remove")
    #expect(groups.app.rows.count == 140)
    #expect(!groups.app.rows.contains("…"))
    #expect(groups.app.rows.last == "Runner 1230")
  }
}
