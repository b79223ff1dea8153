import Calcot
import Foundation
import Testing

@testable import Groups

@MainActor
@Suite struct GroupsViewModelTests {
  let interactor = FakeGroupsInteractor()
  let coordinator = FakeGroupsCoordinator()

  private var viewModel: GroupsViewModel {
    GroupsViewModel(interactor: interactor, coordinator: coordinator)
  }

  private func group(_ id: Int64, _ name: String, members: Int) -> Group {
    Group(id: Group.ID(rawValue: id), name: name, memberCount: members)
  }

  @Test func `prepares a row for each group, with its members counted in words`() {
    interactor.groupsList.groups = [
      group(1, "Runners", members: 1), group(2, "Riders", members: 7),
    ]
    #expect(viewModel.rows.map(\.name) == ["Runners", "Riders"])
    #expect(viewModel.rows.map(\.members) == ["1 member", "7 members"])
  }

  @Test func `is titled by its category`() {
    #expect(viewModel.title == "My groups")
  }

  @Test func `is empty only when it is loaded and there are no groups`() {
    #expect(!viewModel.isEmpty)
    interactor.groupsList.loading = .loaded
    #expect(viewModel.isEmpty)
    interactor.groupsList.groups = [group(1, "Runners", members: 1)]
    #expect(!viewModel.isEmpty)
  }

  @Test func `says what went wrong`() {
    interactor.groupsList.loading = .failed(.locked)
    #expect(viewModel.problem == GroupRepositoryError.locked.message)
  }

  @Test func `says when it was updated, in hours and minutes`() {
    #expect(viewModel.refreshed == nil)
    interactor.groupsList.refreshedAt = Date(timeIntervalSince1970: 9 * 3600 + 4 * 60)
    #expect(viewModel.refreshed == "Updated at 09:04")
  }

  @Test func `passes what the person does on to coordinator and interactor`() async {
    let group = group(3, "Riders", members: 2)
    viewModel.rowTapped(GroupRow(group: group))
    viewModel.newGroupButtonTapped()
    await viewModel.refreshButtonTapped()
    #expect(coordinator.presented == [group])
    #expect(coordinator.newGroups == 1)
    #expect(interactor.fetches == 1)
  }

  @Test func `an immutable ViewModel keeps what it was made of`() {
    let before = viewModel
    interactor.groupsList.groups = [group(1, "Runners", members: 1)]
    #expect(before.rows.isEmpty)
    #expect(viewModel.rows.count == 1)
  }
}

final class FakeGroupsInteractor: GroupsInteracting {
  var groupsList = GroupsList(category: .joined) { didSet { groupsListDidChange.notify() } }
  let groupsListDidChange = ObserverSet<Void>()
  let clock = WallClock(now: { .distantPast }, timeZone: .gmt)
  private(set) var fetches = 0
  func fetchGroups() async { fetches += 1 }
}

final class FakeGroupsCoordinator: GroupsCoordinating {
  private(set) var presented: [Group] = []
  private(set) var newGroups = 0
  func present(_ group: Group) { presented.append(group) }
  func presentNewGroup() { newGroups += 1 }
}
