import Calcot
import CalcotContent
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

  @Test func `reads again after a change that may have added a group`() async throws {
    let interactor = interactor()
    await interactor.fetchGroups()
    let group = try await dependencies.groupRepository.createGroup(named: "Night Owls")
    await interactor.follow(.created(group))
    #expect(names(interactor).contains("Night Owls"))
  }
}
