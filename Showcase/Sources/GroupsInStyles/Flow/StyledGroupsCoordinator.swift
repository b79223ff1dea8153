package import Calcot
package import Groups

/// The flow of Groups with one screen in another style: its other screens are the feature's own.
///
/// Model, Interactor and navigation are the same in every style; only who tells the View, and who is
/// asked for navigation, is different.
package final class StyledGroupsCoordinator: Coordinator {
  package let navigation = StackNavigation<GroupsRoute>(root: .groups(.joined))
  private let style: MembersStyle
  private let dependencies: any GroupsCoordinator.Dependencies

  /// A flow that starts at the list of the person's groups.
  package init(style: MembersStyle, dependencies: any GroupsCoordinator.Dependencies) {
    self.style = style
    self.dependencies = dependencies
  }

  /// The feature's own coordinator, one for each screen: it is released with what it has assembled.
  private func screens() -> GroupsCoordinator {
    GroupsCoordinator(dependencies: dependencies, navigation: navigation)
  }

  package func calcot(for route: GroupsRoute) -> Calcot {
    guard case .members(let id) = route, style != .immutable else {
      return screens().calcot(for: route)
    }
    let repository = dependencies.groupRepository
    let interactor = MembersInteractor(
      group: id, known: navigation.carried(), repository: repository)
    return members(interactor)
      .task("load the members") { await interactor.fetchMembers() }
      .task(on: repository.groupDidChange) { await interactor.follow($0) }
  }

  private func members(_ interactor: MembersInteractor) -> Calcot {
    switch style {
    case .immutable: screens().calcot(for: .members(interactor.memberList.group))
    case .delegates: delegates(interactor)
    case .routers: routers(interactor)
    }
  }

  private func delegates(_ interactor: MembersInteractor) -> Calcot {
    let coordinator = screens()
    let viewModel = DelegateStyle.MembersViewModel(
      interactor: interactor, coordinator: coordinator, texts: coordinator.texts)
    return Calcot(viewModel) {
      DelegateStyle.MembersView($0)
    } delegate: {
      $0.view = $1
    }
  }

  private func routers(_ interactor: MembersInteractor) -> Calcot {
    let router = RouterStyle.MembersRouter(
      group: interactor.memberList.group, navigation: navigation,
      texts: screens().texts)
    let viewModel = RouterStyle.MembersViewModel(interactor: interactor, router: router)
    return Calcot(viewModel) { RouterStyle.MembersView($0) }
  }
}
