public import Calcot
import CalcotViews
public import Localization

/// The Coordinator that assembles the screens of the Groups feature and connects them.
public final class GroupsCoordinator: Coordinator, GroupsRouter {
  public typealias Dependencies =
    HasGroupRepository & HasPicturePermission & HasWallClock & HasRegion & HasMemberScreens

  public let navigation: StackNavigation<GroupsRoute>
  let dependencies: any Dependencies
  package let texts: GroupsTexts

  /// Creates a flow that starts at the list of the user's groups, or at another route.
  public init(dependencies: any Dependencies, root: GroupsRoute = .groups(.joined)) {
    self.dependencies = dependencies
    navigation = StackNavigation(root: root, isSideBySide: true)
    texts = GroupsTexts(region: dependencies.region, clock: dependencies.wallClock)
  }

  public func calcot(for route: GroupsRoute, at place: RoutePlace<GroupsRoute>) -> Placed {
    switch route {
    case .groups(let category): place.screen { groups(in: category, place) }
    case .group(let id): place.screen { group(id, place) }
    case .members(let id): place.screen { members(of: id, place) }
    case .member(let id, of: let group):
      place.screen {
        dependencies.memberScreens.profile(of: id, in: group, on: navigation, at: place)
      }
    case .memberPhoto(let id, of: let group):
      place.screen {
        dependencies.memberScreens.photo(of: id, in: group, on: navigation, at: place)
      }
    case .addMembers(let group): place.flow(picker(for: group))
    case .newGroup: place.screen { newGroup(place) }
    case .rename(let id): place.screen { rename(id, place) }
    case .about(let id): place.screen { about(id, place) }
    case .planRun(let id): place.screen { planRun(id, place) }
    case .changeRun(let run, of: let group): place.screen { change(run, of: group, place) }
    }
  }

  private func groups(in category: GroupCategory, _ place: RoutePlace<GroupsRoute>) -> Calcot {
    let interactor = GroupsInteractor(
      query: place.saved() ?? GroupQuery(category), dependencies: dependencies)
    return Calcot(remadeOn: interactor.groupsListDidChange, texts.region.didChange) { [self] in
      GroupsViewModel(interactor: interactor, coordinator: self, texts: texts)
    } view: {
      GroupsView(viewModel: $0)
    }
    .task("load the groups") { await interactor.fetchGroups() }
    .task(on: dependencies.groupRepository.groupDidChange) { await interactor.follow($0) }
    .saving { interactor.groupsList.query }
  }

  private func group(_ id: Group.ID, _ place: RoutePlace<GroupsRoute>) -> Calcot {
    let coordinator = GroupCoordinator(navigation: navigation, texts: texts)
    let interactor = GroupInteractor(
      id: id, known: place.carried, repository: dependencies.groupRepository)
    let permission = dependencies.picturePermission
    return Calcot(remadeOn: interactor.groupDetailDidChange, texts.region.didChange) { [texts] in
      GroupViewModel(
        interactor: interactor, coordinator: coordinator, permission: permission, texts: texts)
    } view: {
      GroupView(viewModel: $0)
    }
    .task("load the group") { await interactor.fetchGroup() }
    .task(on: dependencies.groupRepository.groupDidChange) { await interactor.follow($0) }
  }

  private func members(of id: Group.ID, _ place: RoutePlace<GroupsRoute>) -> Calcot {
    let interactor = MembersInteractor(
      group: id, known: place.carried,
      repository: dependencies.groupRepository)
    let coordinator = MembersCoordinator(navigation: navigation, texts: texts)
    return Calcot(remadeOn: interactor.memberListDidChange, texts.region.didChange) { [texts] in
      MembersViewModel(interactor: interactor, coordinator: coordinator, texts: texts)
    } view: {
      MembersView(viewModel: $0)
    }
    .task("load the members") { await interactor.fetchMembers() }
    .task(on: dependencies.groupRepository.groupDidChange) { await interactor.follow($0) }
  }

  private func picker(for group: Group.ID) -> ChildFlow {
    let interactor = NewMembersInteractor(repository: dependencies.groupRepository)
    return dependencies.memberScreens.picker {
      await interactor.knownMembers(of: group)
    } onResult: { result in
      if case .value(let people) = result { self.add(people, to: group) }
    }
  }
}

extension GroupsCoordinator: GroupsCoordinating {
  package func opening(_ group: Group) -> NavigationAction {
    navigation.pushing(.group(group.id), carrying: group)
  }

  package func opening(_ category: GroupCategory) -> NavigationAction {
    navigation.pushing(.groups(category))
  }

  package func openingNewGroup() -> NavigationAction {
    navigation.presenting(.newGroup, as: .sheet)
  }
}

extension GroupsCoordinator {
  /// Adds the picked people as members, even if the screens that asked for them are gone.
  private func add(_ people: [Member.ID], to group: Group.ID) {
    let interactor = NewMembersInteractor(repository: dependencies.groupRepository)
    task("add members") { [self] in
      let added = await attempt(texts.saving) { () throws(GroupRepositoryError) in
        try await interactor.add(people, to: group)
      }
      if added != nil { showMessage(texts.added(people.count), .success) }
    }
  }
}
