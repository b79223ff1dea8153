package import Calcot
package import CalcotContent

@MainActor
package protocol GroupsCoordinating: AnyObject {
  func opening(_ group: Group) -> NavigationAction
  func opening(_ category: GroupCategory) -> NavigationAction
  func openingNewGroup() -> NavigationAction
}

@MainActor
package struct GroupsViewModel {
  private let list: GroupsList
  private let interactor: any GroupsInteracting
  private let coordinator: any GroupsCoordinating
  private let texts: GroupsTexts

  init(
    interactor: any GroupsInteracting, coordinator: any GroupsCoordinating, texts: GroupsTexts
  ) {
    list = interactor.groupsList
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  package var title: String { texts.title(of: list) }
  package var search: String { list.query.search }
  package var rows: PagedRows<GroupRow> {
    list.groups.elements.rows { [coordinator, texts] group in
      texts.row(group, opens: coordinator.opening(group))
    }
  }
  /// The buttons that lead on from the user's own groups.
  package var links: [LinkButton] {
    texts.links(from: list) {
      coordinator.opening($0)
    } newGroup: {
      coordinator.openingNewGroup()
    }
  }
  package var status: ListStatus { texts.status(of: list) }
  package var labels: ListLabels { texts.labels }

  package func refreshButtonTapped() async { await interactor.fetchGroups() }
  package func rowsShown(_ rows: Range<Int>) async { await interactor.show(rows) }
  package func searchChanged(_ text: String) { interactor.search(for: text) }
  package func searchEdited() async { await interactor.fetchGroups() }
}
