package import Calcot
internal import CalcotStreams
import CalcotViews
package import Groups

/// The variants of MVVM-C for the screen of a group's members.
package enum MembersStyle: String, CaseIterable, Sendable {
  /// An immutable ViewModel, remade when the Model changes. The feature itself uses this style.
  case immutable
  /// A ViewModel that tells a weakly held view what to show.
  case delegates
  /// A ViewModel with a Router of its own, a data source object and cell configurations.
  case routers
  /// A ViewModel that is a function from streams to streams and steps.
  case streams
}

/// The flow of Groups with one screen in another style; the other screens are the feature's own.
///
/// Model, Interactor and navigation are the same in every style. Only the way in which the View is
/// updated and navigation is requested differs.
package final class StyledGroupsCoordinator: Coordinator {
  package let navigation = StackNavigation<GroupsRoute>(root: .groups(.joined))
  private let style: MembersStyle
  private let dependencies: any GroupsCoordinator.Dependencies

  /// Creates a flow that starts at the list of the user's groups.
  package init(style: MembersStyle, dependencies: any GroupsCoordinator.Dependencies) {
    self.style = style
    self.dependencies = dependencies
  }

  /// Returns a new coordinator of the feature, one for each screen, which is released with the
  /// screen that it assembled.
  private func screens() -> GroupsCoordinator {
    GroupsCoordinator(dependencies: dependencies, navigation: navigation)
  }

  package func calcot(for route: GroupsRoute, context: AssemblyContext) -> Calcot {
    guard case .members(let id) = route, let members else {
      return screens().calcot(for: route, context: context)
    }
    let repository = dependencies.groupRepository
    let interactor = MembersInteractor(
      group: id, known: context.carried(), repository: repository)
    return members(interactor)
      .task("load the members") { await interactor.fetchMembers() }
      .task(on: repository.groupDidChange) { await interactor.follow($0) }
  }

  package func flow(for route: GroupsRoute) -> ChildFlow? { screens().flow(for: route) }

  /// The function that assembles the screen in this style; nil for the feature's own.
  private var members: ((MembersInteractor) -> Calcot)? {
    switch style {
    case .immutable: nil
    case .delegates: delegates
    case .routers: routers
    case .streams: streams
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
    return Calcot(viewModel, view: RouterStyle.MembersView.init)
  }

  private func streams(_ interactor: MembersInteractor) -> Calcot {
    let coordinator = screens()
    let viewModel = StreamStyle.MembersViewModel(
      interactor: interactor, coordinator: coordinator, texts: coordinator.texts)
    let changes = PublishRelay<MemberList>()
    let memberList = changes.asSignal().asDriver(startingWith: interactor.memberList)
    let outputs = viewModel(.init(memberList: memberList))
    return Calcot(outputs, view: StreamStyle.MembersView.init)
      .onAssembled { scope in
        scope.observe(interactor.memberListDidChange) { changes.accept(interactor.memberList) }
      }
      .steps(outputs.steps, to: self)
  }

  package func handle(_ step: MembersStep) -> StepAnswer {
    switch step {
    case .memberPicked(let member, let group): screens().present(member, of: group)
    case .peopleWanted(let group): screens().presentPicker(for: group)
    }
    return .handled
  }
}
