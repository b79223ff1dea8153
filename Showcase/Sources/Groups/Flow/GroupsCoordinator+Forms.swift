import Calcot
import CalcotViews
import Localization

/// The forms of the feature, each as a sheet.
extension GroupsCoordinator {
  func newGroup(_ place: RoutePlace<GroupsRoute>) -> Calcot {
    form(
      .newGroup, NewGroupInteractor(repository: dependencies.groupRepository),
      draft: place.saved() ?? GroupNameDraft())
  }

  func rename(_ id: Group.ID, _ place: RoutePlace<GroupsRoute>) -> Calcot {
    let group = place.carried
    let draft: GroupNameDraft? = place.saved() ?? group.map { GroupNameDraft(original: $0.name) }
    let interactor = RenameInteractor(id: id, repository: dependencies.groupRepository)
    return form(.rename, interactor, draft: draft, of: id)
  }

  private func form(
    _ form: GroupForm, _ interactor: any GroupFormInteracting, draft: GroupNameDraft?,
    of group: Group.ID? = nil
  ) -> Calcot {
    let coordinator = GroupFormCoordinator(navigation: navigation, texts: texts)
    let viewModel = GroupFormViewModel(
      form, draft: draft, interactor: interactor, coordinator: coordinator, texts: texts)
    return Calcot(viewModel, view: GroupFormView.init)
      .task("load the name") { await viewModel.appeared() }
      .onAssembled { self.follow(group, in: $0) { await viewModel.follow() } }
      .saving { viewModel.draft }
  }

  /// Tells a form of the changes that others make while it is open.
  private func follow(
    _ group: Group.ID?, in scope: Scope, _ tell: @escaping @MainActor () async -> Void
  ) {
    guard let group else { return }
    scope.observe(dependencies.groupRepository.groupDidChange) { change in
      guard change.group.map({ $0.id == group }) ?? true else { return }
      scope.task("follow the group", policy: .latest) { await tell() }
    }
  }

  func about(_ id: Group.ID, _ place: RoutePlace<GroupsRoute>) -> Calcot {
    let group = place.carried
    let draft: AboutDraft? = place.saved() ?? group.map { AboutDraft($0.about) }
    let viewModel = AboutFormViewModel(
      draft: draft,
      interactor: AboutFormInteractor(id: id, repository: dependencies.groupRepository),
      coordinator: GroupFormCoordinator(navigation: navigation, texts: texts), texts: texts)
    return Calcot(viewModel, view: AboutFormView.init)
      .task("load the group") { await viewModel.appeared() }
      .onAssembled { self.follow(id, in: $0) { await viewModel.follow() } }
      .saving { viewModel.draft }
  }

  func planRun(_ id: Group.ID, _ place: RoutePlace<GroupsRoute>) -> Calcot {
    let draft = place.saved() ?? RunDraft(opened: texts.clock.now(), in: texts.clock.timeZone)
    return form(
      .newRun, NewRunInteractor(id: id, repository: dependencies.groupRepository), draft: draft)
  }

  func change(_ run: Run.ID, of group: Group.ID, _ place: RoutePlace<GroupsRoute>) -> Calcot {
    form(
      .plannedRun,
      PlannedRunInteractor(id: run, group: group, repository: dependencies.groupRepository),
      draft: place.saved(), of: group)
  }

  private func form(
    _ form: RunForm, _ interactor: any RunFormInteracting, draft: RunDraft?,
    of group: Group.ID? = nil
  ) -> Calcot {
    let viewModel = RunFormViewModel(
      form, draft: draft, interactor: interactor,
      coordinator: GroupFormCoordinator(navigation: navigation, texts: texts), texts: texts)
    return Calcot(viewModel, view: RunFormView.init)
      .task("load the run") { await viewModel.appeared() }
      .onAssembled { self.follow(group, in: $0) { await viewModel.follow() } }
      .saving { viewModel.draft }
  }
}
