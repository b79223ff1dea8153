import Calcot
import CalcotViews

enum GroupsRoute: Route {
  case groups
  case group(Group.ID)
}

@MainActor protocol GroupsCoordinatorProtocol: AnyObject {
  func present(group: Group)
  func dismissGroup()
}

/// `calcot(for:at:)` makes the screen of a route when the route is pushed, as the article's
/// `present(group:)` does. `remadeOn:` is the observer that sets a new ViewModel.
final class GroupsCoordinator: Coordinator, GroupsCoordinatorProtocol {
  let navigation = StackNavigation<GroupsRoute>(root: .groups)
  private let dataProvider: any GroupDataProvider

  init(dataProvider: any GroupDataProvider) { self.dataProvider = dataProvider }

  func calcot(for route: GroupsRoute, at place: RoutePlace<GroupsRoute>) -> Placed {
    switch route {
    case .groups: place.screen { groups() }
    case .group(let id): place.screen { group(id) }
    }
  }

  private func groups() -> Calcot {
    let interactor = GroupsInteractor(dataProvider: dataProvider)
    return Calcot(remadeOn: interactor.groupsListDidChange) {
      GroupsViewModel(interactor: interactor, coordinator: self)
    } view: {
      GroupsView(viewModel: $0)
    }
    .task("fetch the groups") { await interactor.fetchGroups() }
  }

  private func group(_ id: Group.ID) -> Calcot {
    Calcot(GroupViewModel(group: dataProvider.group(id), coordinator: self), view: GroupView.init)
  }

  func present(group: Group) { navigation.push(.group(group.id)) }
  func dismissGroup() { navigation.pop() }
}
