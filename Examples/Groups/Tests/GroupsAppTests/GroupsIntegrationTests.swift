import Calcot
import Testing

@testable import GroupsApp

@MainActor
private final class GroupsFakeInteractor: GroupsInteractorProtocol {
  private(set) var groupsList = GroupsList(groups: [], groupsCategory: .joined)
  let groupsListDidChange = ObserverSet<Void>()

  func fetchGroups() async {
    groupsList = GroupsList(
      groups: (0..<50).map { Group(id: "\($0)", name: "Test", members: []) },
      groupsCategory: .joined)
    groupsListDidChange.notify()
  }
}

@MainActor
private final class GroupsFakeCoordinator: GroupsCoordinatorProtocol {
  private(set) var presented = false
  func present(group: Group) { presented = true }
  func dismissGroup() {}
}

/// The article's integration test: does the ViewModel work with the Interactor and the Coordinator?
@MainActor
struct GroupsIntegrationTests {
  private let interactor = GroupsFakeInteractor()
  private let coordinator = GroupsFakeCoordinator()

  private var viewModel: GroupsViewModel {
    GroupsViewModel(interactor: interactor, coordinator: coordinator)
  }

  @Test func `fetches the user's groups`() async {
    await confirmation("the groups are fetched") { fetched in
      interactor.groupsListDidChange.add { [interactor] in
        #expect(interactor.groupsList.groups.count == 50)
        fetched()
      }
      await viewModel.fetchGroups()
    }
  }

  @Test func `presents the group of the row that is tapped`() async {
    await viewModel.fetchGroups()
    viewModel.rowTapped(viewModel.rows[49])
    #expect(coordinator.presented)
  }
}
