package import Calcot
import CalcotViews
package import Groups

/// The style of routers: a ViewModel knows one UI-free Router, gives its View configured cells, and
/// leaves whole interactions to handlers that any screen can use.
package struct RouterStyle: GroupsStyle {
  package func groups(_ interactor: GroupsInteractor, in flow: StyledGroups) -> Calcot {
    let router = GroupsRouter(navigation: flow.navigation)
    let viewModel = GroupsViewModel(interactor: interactor, router: router, texts: flow.texts)
    return Calcot(viewModel, view: GroupsView.init)
  }

  package func members(_ interactor: MembersInteractor, in flow: StyledGroups) -> Calcot {
    let router = MembersRouter(
      group: interactor.memberList.group, navigation: flow.navigation, texts: flow.texts)
    let viewModel = MembersViewModel(interactor: interactor, router: router, texts: flow.texts)
    return Calcot(viewModel, view: MembersView.init)
  }
}
