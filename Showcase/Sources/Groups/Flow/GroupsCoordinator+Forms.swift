import Calcot
import CalcotViews
import Localization

/// The forms of the feature, each as a sheet.
extension GroupsCoordinator {
  func newGroup(_ context: AssemblyContext) -> Calcot {
    form(
      NewGroupInteractor(repository: dependencies.groupRepository), texts.newGroupForm,
      draft: context.saved() ?? GroupNameDraft())
  }

  func rename(_ id: Group.ID, _ context: AssemblyContext) -> Calcot {
    let group = context.carried(with: GroupsRoute.self)
    return form(
      RenameInteractor(id: id, repository: dependencies.groupRepository), texts.renameForm,
      draft: context.saved() ?? group.map { GroupNameDraft(original: $0.name) })
  }

  private func form(
    _ interactor: any GroupFormInteracting, _ formTexts: GroupFormTexts, draft: GroupNameDraft?
  ) -> Calcot {
    let coordinator = GroupFormCoordinator(navigation: navigation, texts: texts)
    let viewModel = GroupFormViewModel(
      draft: draft, interactor: interactor, coordinator: coordinator, formTexts: formTexts,
      texts: texts)
    return Calcot(viewModel, view: GroupFormView.init)
      .task("load the name") { await viewModel.appeared() }
      .saving { viewModel.draft }
  }

  func about(_ id: Group.ID, _ context: AssemblyContext) -> Calcot {
    let group = context.carried(with: GroupsRoute.self)
    let viewModel = AboutFormViewModel(
      draft: context.saved() ?? group.map { AboutDraft($0.about) },
      interactor: AboutFormInteractor(id: id, repository: dependencies.groupRepository),
      coordinator: GroupFormCoordinator(navigation: navigation, texts: texts), texts: texts)
    return Calcot(viewModel, view: AboutFormView.init)
      .task("load the group") { await viewModel.appeared() }
      .saving { viewModel.draft }
  }

  func planRun(_ id: Group.ID, _ context: AssemblyContext) -> Calcot {
    let draft = context.saved() ?? RunDraft(opened: texts.clock.now(), in: texts.clock.timeZone)
    return form(
      .newRun, NewRunInteractor(id: id, repository: dependencies.groupRepository), draft: draft)
  }

  func change(_ run: Run.ID, of group: Group.ID, _ context: AssemblyContext) -> Calcot {
    form(
      .plannedRun,
      PlannedRunInteractor(id: run, group: group, repository: dependencies.groupRepository),
      draft: context.saved())
  }

  private func form(
    _ form: RunForm, _ interactor: any RunFormInteracting, draft: RunDraft?
  ) -> Calcot {
    let viewModel = RunFormViewModel(
      form, draft: draft, interactor: interactor,
      coordinator: GroupFormCoordinator(navigation: navigation, texts: texts), texts: texts)
    return Calcot(viewModel, view: RunFormView.init)
      .task("load the run") { await viewModel.appeared() }
      .saving { viewModel.draft }
  }
}
