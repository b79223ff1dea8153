package import Calcot
import CalcotStreams
import CalcotViews
package import Groups
import Localization

/// The style of streams: a ViewModel is a function from inputs to outputs, without state of its own,
/// and emits steps. It knows no coordinator that navigates.
package struct StreamStyle: GroupsStyle {
  package func groups(_ interactor: GroupsInteractor, in flow: StyledGroups) -> Calcot {
    let viewModel = GroupsViewModel(interactor: interactor, texts: flow.texts)
    let changes = PublishRelay<GroupsList>()
    let list = changes.asSignal().asDriver(startingWith: interactor.groupsList)
    return Calcot(remadeOn: flow.texts.region.didChange) {
      viewModel(list)
    } view: {
      GroupsView(viewModel: $0)
    }
    .onAssembled { scope in
      scope.observe(interactor.groupsListDidChange) { changes.accept(interactor.groupsList) }
    }
    .steps(from: viewModel, to: flow)
  }

  package func members(_ interactor: MembersInteractor, in flow: StyledGroups) -> Calcot {
    let router = MembersCoordinator(navigation: flow.navigation, texts: flow.texts)
    let viewModel = MembersViewModel(interactor: interactor, router: router, texts: flow.texts)
    let changes = PublishRelay<MemberList>()
    let list = changes.asSignal().asDriver(startingWith: interactor.memberList)
    return Calcot(remadeOn: flow.texts.region.didChange) {
      viewModel(list)
    } view: {
      MembersView(viewModel: $0)
    }
    .onAssembled { scope in
      scope.observe(interactor.memberListDidChange) { changes.accept(interactor.memberList) }
    }
    .steps(from: viewModel, to: flow)
  }
}
