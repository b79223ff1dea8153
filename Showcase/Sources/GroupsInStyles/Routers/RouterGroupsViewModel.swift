internal import Calcot
package import CalcotLists
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
    package var searchLabel: String { texts.search }
    package var searchPlaceholder: String { texts.partOfName }
    package var cells: PagedRows<GroupRow> {
      list.groups.elements.rows { [router, texts] group in
        texts.row(group, opens: router.openingGroup(group))
      }
    }
    package var links: [LinkButton] {
      texts.links(from: list, to: router.openingCategory, newGroup: router.openingNewGroup)
    }
    package var activity: String? { texts.activity(of: list) }
    package var problem: String? { texts.problem(of: list) }
    package var emptyText: String? { texts.emptyText(of: list) }
    package var summary: String? { texts.summary(of: list) }
    package var tryAgainLabel: String { texts.tryAgain }
    package var refreshLabel: String { texts.refresh }
    package var canRefresh: Bool { activity == nil }

    package func refreshButtonTapped() async { await interactor.fetchGroups() }
    package func cellsShown(_ rows: Range<Int>) async { await interactor.show(rows) }
    package func searchChanged(_ text: String) { interactor.search(for: text) }
    package func searchEdited() async { await interactor.fetchGroups() }

    private func groupsListDidChange() { list = interactor.groupsList }
  }
}
