import Calcot
import CalcotTesting
import CommunityFakes
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupsSearchTests {
  @Test func `finds groups by a part of their name, whatever its case and accents`() async {
    let groups = await GroupsApp.opened("Suggestions")
    await groups.app.type("NANDU", into: "Search", in: "Suggestions")
    #expect(groups.app.rows == ["Ñandú Club"])
    await groups.app.fill("Search", with: "", in: "Suggestions")
    #expect(groups.app.rows == ["Barefoot", "Ñandú Club"])
  }

  @Test func `says that nothing was found`() async {
    let groups = await GroupsApp.opened()
    await groups.app.type("zzz", into: "Search")
    #expect(groups.app.rows == [])
    groups.app.expect("No group has that in its name.")
  }

  @Test func `drops an answer that comes after the answer to a later search`() async {
    let community = InMemoryCommunity(seed: .runnersAndMore)
    let recording = RecordingGroups(InMemoryGroupRepository(community))
    let gate = Gate(isOpen: false)
    recording.gates["r"] = gate
    let groups = GroupsApp(community, groups: recording)
    await groups.app.settle()
    await groups.app.fill("Search", with: "r")
    #expect(gate.waiters == 1)
    await groups.app.fill("Search", with: "early")
    #expect(groups.app.rows == ["Early Birds"])
    gate.open()
    for _ in 0..<20 { await Task.yield() }
    await groups.app.settle()
    #expect(gate.waiters == 0)
    #expect(groups.app.rows == ["Early Birds"])
    groups.app.expect("Search: early", "1 group ·")
  }

  @Test func `a failed search that a later one has overtaken is not told`() async {
    let groups = await GroupsApp.opened()
    groups.community.reads.close()
    groups.community.failNext(with: .locked)
    await groups.app.fill("Search", with: "r")
    await groups.app.fill("Search", with: "early")
    groups.community.reads.open()
    await groups.app.settle()
    #expect(groups.app.rows == ["Early Birds"])
    groups.app.expectNot(GroupRepositoryError.locked.message(in: .english))
  }

  @Test func `keeps to the search when a group is made that it does not find`() async throws {
    let groups = await GroupsApp.opened()
    await groups.app.type("early", into: "Search")
    _ = try await groups.repository.createGroup(named: "Night Owls")
    await groups.app.settle()
    #expect(groups.app.rows == ["Early Birds"])
  }
}
