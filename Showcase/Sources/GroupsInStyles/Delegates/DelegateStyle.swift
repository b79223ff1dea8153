package import Calcot
import CalcotViews
package import Groups

/// The style of delegates: a ViewModel tells its View what to show, and the View keeps that state.
package struct DelegateStyle: GroupsStyle {
  package func groups(_ interactor: GroupsInteractor, in flow: StyledGroups) -> Calcot {
    let viewModel = GroupsViewModel(
      interactor: interactor, coordinator: flow.feature, texts: flow.texts)
    return Calcot(viewModel) {
      GroupsView($0)
    } delegate: {
      $0.view = $1
    }
  }

  package func members(_ interactor: MembersInteractor, in flow: StyledGroups) -> Calcot {
    let viewModel = MembersViewModel(
      interactor: interactor,
      coordinator: MembersCoordinator(navigation: flow.navigation, texts: flow.texts),
      texts: flow.texts)
    return Calcot(viewModel) {
      MembersView($0)
    } delegate: {
      $0.view = $1
    }
  }
}

extension DelegateStyle {
  /// The updates that the ViewModel of a list sends to its View. It knows nothing else of the View,
  /// so that a test can be the View.
  @MainActor
  package protocol ListViewDelegate: AnyObject {
    func showTitle(_ title: String)
    func showLinks(_ links: [LinkButton])
    func showStatus(_ status: ListStatus)
  }

  /// The state that the View of a list keeps.
  struct ShownList {
    var title = ""
    var links: [LinkButton] = []
    var status: ListStatus?
  }
}
