public import Calcot

/// Assembles the screens of the Groups feature and decides where each leads.
public final class GroupsCoordinator: Coordinator, GroupsCoordinating, GroupCoordinating {
  public typealias Dependencies = HasGroupRepository & HasWallClock

  public let navigation = StackNavigation<GroupsRoute>(root: .groups(.joined))
  private let dependencies: any Dependencies

  /// A flow that starts at the list of the person's groups.
  public init(dependencies: any Dependencies) { self.dependencies = dependencies }

  public func calcot(for route: GroupsRoute) -> Calcot {
    switch route {
    case .groups(let category): groups(in: category)
    case .group(let id): group(id)
    case .newGroup: newGroup()
    }
  }

  private func groups(in category: GroupCategory) -> Calcot {
    let interactor = GroupsInteractor(category: category, dependencies: dependencies)
    return Calcot(remadeOn: interactor.groupsListDidChange) {
      GroupsViewModel(interactor: interactor, coordinator: self)
    } view: {
      GroupsView($0)
    }
    .task("load the groups") { await interactor.fetchGroups() }
  }

  private func group(_ id: Group.ID) -> Calcot {
    let interactor = GroupInteractor(
      id: id, known: navigation.carried(), repository: dependencies.groupRepository)
    return Calcot(remadeOn: interactor.groupDetailDidChange) {
      GroupViewModel(interactor: interactor, coordinator: self)
    } view: {
      GroupView($0)
    }
    .task("load the group") { await interactor.fetchGroup() }
  }

  private func newGroup() -> Calcot {
    let interactor = NewGroupInteractor(repository: dependencies.groupRepository)
    let coordinator = NewGroupCoordinator(navigation: navigation)
    let viewModel = NewGroupViewModel(interactor: interactor, coordinator: coordinator)
    return Calcot(viewModel) { NewGroupView($0) }
  }

  func present(_ group: Group) { navigation.push(.group(group.id), carrying: group) }

  func presentNewGroup() { navigation.present(.newGroup, as: .sheet) }
}
