import Calcot
import CalcotContent
import ShowcaseAppTesting
import Testing

@testable import Groups

/// The integration test of Runtastic's article: a ViewModel between an Interactor that fetches fifty
/// groups, and a Coordinator that notes that it presents one.
@MainActor
@Suite struct FetchGroupsTests {
  private final class GroupsFakeInteractor: GroupsInteracting {
    private(set) var groupsList = GroupsList(groups: [], category: .joined)
    let groupsListDidChange = ObserverSet<Void>()

    func fetchGroups() async {
      groupsList = GroupsList(
        groups: (0..<50).map { .named("Test", id: $0) }, category: .joined)
      groupsListDidChange.notify()
    }
  }

  private final class GroupsFakeCoordinator: GroupsCoordinating {
    private(set) var presented = false

    func opening(_ group: Group) -> NavigationAction { NavigationAction { self.presented = true } }
    func opening(_ category: GroupCategory) -> NavigationAction { NavigationAction {} }
    func openingNewGroup() -> NavigationAction { NavigationAction {} }
  }

  private let interactor = GroupsFakeInteractor()
  private let coordinator = GroupsFakeCoordinator()

  private var viewModel: GroupsViewModel {
    GroupsViewModel(interactor: interactor, coordinator: coordinator, texts: .english)
  }

  @Test func `fetches the user's groups`() async {
    await confirmation("the groups are fetched") { fetched in
      interactor.groupsListDidChange.add { [interactor] in
        #expect(interactor.groupsList.groups.count == 50)
        fetched()
      }
      await viewModel.refreshButtonTapped()
    }
  }

  @Test func `presents the group of the row that is tapped`() async {
    await viewModel.refreshButtonTapped()
    viewModel.rows[49]?.open()
    #expect(coordinator.presented)
  }
}
