import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupsInteractorTests {
  let dependencies = TestDependencies()

  private func interactor(_ query: GroupQuery = GroupQuery(.joined)) -> GroupsInteractor {
    GroupsInteractor(query: query, dependencies: dependencies)
  }

  private func names(_ interactor: GroupsInteractor) -> [String] {
    interactor.groupsList.groups.elements.loaded.map(\.name)
  }

  @Test func `fetches the groups of its category, and notes the time`() async {
    let interactor = interactor(GroupQuery(.suggested))
    #expect(interactor.groupsList.groups.loading == .loading)
    await interactor.fetchGroups()
    #expect(names(interactor) == ["Barefoot", "Ñandú Club"])
    #expect(interactor.groupsList.groups.loading == .loaded)
    #expect(interactor.groupsList.refreshedAt == WallClock.fixed.now())
  }

  @Test func `tells its observers of each change of the Model`() async {
    let interactor = interactor()
    var counts: [Int] = []
    let token = interactor.groupsListDidChange.add { [weak interactor] in
      counts.append(interactor?.groupsList.groups.count ?? -1)
    }
    await interactor.fetchGroups()
    #expect(counts.last == 3)
    withExtendedLifetime(token) {}
  }

  @Test func `keeps the groups that it has when they cannot be read again`() async {
    let interactor = interactor()
    await interactor.fetchGroups()
    dependencies.community.failNext(with: .locked)
    await interactor.fetchGroups()
    #expect(interactor.groupsList.groups.loading == .failed(.locked))
    #expect(names(interactor).count == 3)
  }

  @Test func `fetches only groups that match the search`() async {
    let interactor = interactor()
    interactor.search(for: "early")
    await interactor.fetchGroups()
    #expect(names(interactor) == ["Early Birds"])
    interactor.search(for: String(repeating: "e", count: 1_000))
    #expect(interactor.groupsList.query.search.count == 200)
  }

  @Test func `changes a group in place, and drops one that has left the category`() async throws {
    let interactor = interactor()
    await interactor.fetchGroups()
    let id = Group.ID(rawValue: 2)
    _ = try await dependencies.groupRepository.rename(id, to: "Early Risers")
    #expect(names(interactor).first == "Early Risers")
    _ = try await dependencies.groupRepository.move(id, from: .joined, to: .suggested)
    #expect(!names(interactor).contains("Early Risers"))
  }

  @Test func `has the number of invitations that was counted last, also if an older one comes`()
    async throws
  {
    let groups = RecordingGroups(dependencies.groupRepository)
    let interactor = GroupsInteractor(
      query: GroupQuery(.joined),
      dependencies: TestDependencies(dependencies.community, groups: groups))
    let badge = InvitationsInteractor(repository: groups)
    var shown = 0
    let token = badge.countDidChange.add { shown = $0 }
    let invited = try #require(
      try await groups.groups(GroupQuery(.invited), in: 0..<1).elements.first)
    let gate = Gate(isOpen: false)
    groups.gates[""] = gate
    let older = [
      Task { await interactor.follow(.updated(invited)) }, Task { await badge.fetchCount() },
    ]
    await gate.untilWaiting(2)
    groups.gates[""] = nil
    _ = try await groups.move(invited.id, from: .invited, to: .suggested)
    await interactor.follow(.updated(invited))
    await badge.fetchCount()
    gate.open()
    for count in older { await count.value }
    #expect(interactor.groupsList.invitations == 0)
    #expect(shown == 0)
    withExtendedLifetime(token) {}
  }

  @Test func `reads again after a change that may have added a group`() async throws {
    let interactor = interactor()
    await interactor.fetchGroups()
    let group = try await dependencies.groupRepository.createGroup(named: "Night Owls")
    await interactor.follow(.created(group))
    #expect(names(interactor).contains("Night Owls"))
  }
}
