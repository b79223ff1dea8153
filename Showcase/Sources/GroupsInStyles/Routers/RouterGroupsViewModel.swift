internal import Calcot
package import CalcotContent
package import Groups
internal import Observation

extension RouterStyle {
  @MainActor @Observable
  package final class GroupsViewModel {
    private var list: GroupsList
    private let interactor: any GroupsInteracting
    private let router: any GroupsRouting
    private let texts: GroupsTexts

    package init(
      interactor: any GroupsInteracting, router: any GroupsRouting, texts: GroupsTexts
    ) {
      list = interactor.groupsList
      self.interactor = interactor
      self.router = router
      self.texts = texts
      interactor.groupsListDidChange.add(self, GroupsViewModel.groupsListDidChange)
    }

    package var title: String { texts.title(of: list) }
    package var search: String { list.query.search }
    package var cells: PagedRows<GroupRow> {
      list.groups.elements.rows { [router, texts] group in
        texts.row(group, opens: router.openingGroup(group))
      }
    }
    package var links: [LinkButton] {
      texts.links(from: list, to: router.openingCategory, newGroup: router.openingNewGroup)
    }
    package var status: ListStatus { texts.status(of: list) }
    package var labels: ListLabels { texts.labels }

    package func refreshButtonTapped() async { await interactor.fetchGroups() }
    package func cellsShown(_ rows: Range<Int>) async { await interactor.show(rows) }
    package func searchChanged(_ text: String) { interactor.search(for: text) }
    package func searchEdited() async { await interactor.fetchGroups() }

    private func groupsListDidChange() { list = interactor.groupsList }
  }
}
