public import Calcot
import CalcotViews
public import Localization

/// The Coordinator that assembles the screens of the Groups feature and connects them.
public final class GroupsCoordinator: Coordinator, GroupsRouter {
  public typealias Dependencies = HasGroupRepository & HasWallClock & HasLanguage & HasMemberScreens

  public let navigation: StackNavigation<GroupsRoute>
  let dependencies: any Dependencies
  package let texts: GroupsTexts

  /// Creates a flow that starts at the list of the user's groups, or at another route.
  public convenience init(dependencies: any Dependencies, root: GroupsRoute = .groups(.joined)) {
    self.init(dependencies: dependencies, navigation: StackNavigation(root: root))
  }

  /// Creates a coordinator that assembles screens for the flow of another coordinator, which owns
  /// `navigation`.
  package init(dependencies: any Dependencies, navigation: StackNavigation<GroupsRoute>) {
    self.dependencies = dependencies
    self.navigation = navigation
    texts = GroupsTexts(language: dependencies.language)
  }

  public func calcot(for route: GroupsRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .groups(let category): groups(in: category, context)
    case .group(let id): group(id, context)
    case .members(let id): members(of: id, context)
    case .member(let id, of: _):
      dependencies.memberScreens.profile(of: id, on: navigation.asked(by: context.scope))
    case .addMembers: .flow
    case .newGroup: newGroup(context)
    case .rename(let id): rename(id, context)
    }
  }

  public func flow(for route: GroupsRoute) -> ChildFlow? {
    if case .addMembers(let group) = route { picker(for: group) } else { nil }
  }

  private func groups(in category: GroupCategory, _ context: AssemblyContext) -> Calcot {
    let interactor = GroupsInteractor(
      query: context.saved() ?? GroupQuery(category), dependencies: dependencies)
    return Calcot(remadeOn: interactor.groupsListDidChange) {
      GroupsViewModel(interactor: interactor, coordinator: self, texts: self.texts)
    } view: {
      GroupsView(viewModel: $0)
    }
    .task("load the groups") { await interactor.fetchGroups() }
    .task(on: dependencies.groupRepository.groupDidChange) { await interactor.follow($0) }
    .saving { interactor.groupsList.query }
  }

  private func group(_ id: Group.ID, _ context: AssemblyContext) -> Calcot {
    let interactor = GroupInteractor(
      id: id, known: context.carried(), repository: dependencies.groupRepository)
    return Calcot(remadeOn: interactor.groupDetailDidChange) {
      GroupViewModel(interactor: interactor, coordinator: self, texts: self.texts)
    } view: {
      GroupView(viewModel: $0)
    }
    .task("load the group") { await interactor.fetchGroup() }
    .task(on: dependencies.groupRepository.groupDidChange) { await interactor.follow($0) }
  }

  private func members(of id: Group.ID, _ context: AssemblyContext) -> Calcot {
    let interactor = MembersInteractor(
      group: id, known: context.carried(), repository: dependencies.groupRepository)
    return Calcot(remadeOn: interactor.memberListDidChange) {
      MembersViewModel(interactor: interactor, coordinator: self, texts: self.texts)
    } view: {
      MembersView(viewModel: $0)
    }
    .task("load the members") { await interactor.fetchMembers() }
    .task(on: dependencies.groupRepository.groupDidChange) { await interactor.follow($0) }
  }

  private func newGroup(_ context: AssemblyContext) -> Calcot {
    let coordinator = GroupFormCoordinator(navigation: navigation, texts: texts)
    let viewModel = NewGroupViewModel(
      draft: context.saved() ?? GroupNameDraft(),
      interactor: NewGroupInteractor(repository: dependencies.groupRepository),
      coordinator: coordinator, texts: texts)
    return Calcot(viewModel, view: NewGroupView.init).saving { viewModel.draft }
  }

  private func rename(_ id: Group.ID, _ context: AssemblyContext) -> Calcot {
    let coordinator = GroupFormCoordinator(navigation: navigation, texts: texts)
    let viewModel = RenameViewModel(
      draft: context.saved(), known: context.carried(),
      interactor: RenameInteractor(id: id, repository: dependencies.groupRepository),
      coordinator: coordinator, texts: texts)
    return Calcot(viewModel, view: RenameView.init)
      .task("load the name") { await viewModel.appeared() }
      .saving { viewModel.draft }
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
