package import Calcot
import CalcotViews
import Localization

/// A style of MVVM-C: it assembles the screens of the two lists, the groups and the members of one,
/// from the same Interactors and for the same flow.
///
/// The styles differ in two questions only: how a View learns of a change, and whom a ViewModel asks
/// for navigation.
@MainActor
package protocol GroupsStyle {
  func groups(_ interactor: GroupsInteractor, in flow: GroupsCoordinator) -> Calcot
  func members(_ interactor: MembersInteractor, in flow: GroupsCoordinator) -> Calcot
}

/// The feature's own style: an immutable ViewModel that is remade when the Model has changed.
package struct ImmutableStyle: GroupsStyle {
  package init() {}

  package func groups(_ interactor: GroupsInteractor, in flow: GroupsCoordinator) -> Calcot {
    Calcot(remadeOn: interactor.groupsListDidChange, flow.texts.region.didChange) {
      [texts = flow.texts] in
      GroupsViewModel(interactor: interactor, coordinator: flow, texts: texts)
    } view: {
      GroupsView(viewModel: $0)
    }
  }

  package func members(_ interactor: MembersInteractor, in flow: GroupsCoordinator) -> Calcot {
    let coordinator = MembersCoordinator(navigation: flow.navigation, texts: flow.texts)
    return Calcot(remadeOn: interactor.memberListDidChange, flow.texts.region.didChange) {
      [texts = flow.texts] in
      MembersViewModel(interactor: interactor, coordinator: coordinator, texts: texts)
    } view: {
      MembersView(viewModel: $0)
    }
  }
}
