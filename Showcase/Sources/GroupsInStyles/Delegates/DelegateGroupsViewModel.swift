import Calcot
package import CalcotContent
package import Groups
import Localization

extension DelegateStyle {
  @MainActor
  package protocol GroupsViewDelegate: ListViewDelegate {
    func showSearch(_ text: String)
    func showRows(_ rows: PagedRows<GroupRow>)
  }

  @MainActor
  package final class GroupsViewModel: ViewLifecycle {
    package weak var view: (any GroupsViewDelegate)?
    private var shown: GroupsList?
    private let interactor: any GroupsInteracting
    private let coordinator: any GroupsCoordinating
    private let texts: GroupsTexts

    package init(
      interactor: any GroupsInteracting, coordinator: any GroupsCoordinating, texts: GroupsTexts
    ) {
      self.interactor = interactor
      self.coordinator = coordinator
      self.texts = texts
      texts.region.didChange.add(self, GroupsViewModel.showEverything)
      interactor.groupsListDidChange.add(self, GroupsViewModel.groupsListDidChange)
    }

    package var labels: ListLabels { texts.labels }

    package func onViewDidLoad() { showEverything() }
    package func onRefreshButtonTapped() async { await interactor.fetchGroups() }
    package func onRowsShown(_ rows: Range<Int>) async { await interactor.show(rows) }
    package func onSearchChanged(_ text: String) { interactor.search(for: text) }
    package func onSearchEdited() async { await interactor.fetchGroups() }

    private func showEverything() {
      shown = nil
      groupsListDidChange()
    }

    /// Tells the View the parts that differ from those it shows.
    private func groupsListDidChange() {
      let (list, old) = (interactor.groupsList, shown)
      shown = list
      if list.category != old?.category { view?.showTitle(texts.title(of: list)) }
      if list.category != old?.category || list.awaiting != old?.awaiting {
        view?.showLinks(links(from: list))
      }
      if list.query.search != old?.query.search { view?.showSearch(list.query.search) }
      if list.groups.elements != old?.groups.elements { view?.showRows(rows(of: list)) }
      let status = texts.status(of: list)
      if status != old.map(texts.status) { view?.showStatus(status) }
    }

    private func links(from list: GroupsList) -> [LinkButton] {
      texts.links(from: list, to: coordinator.opening(_:), newGroup: coordinator.openingNewGroup)
    }

    private func rows(of list: GroupsList) -> PagedRows<GroupRow> {
      list.groups.elements.rows { [coordinator, texts] group in
        texts.row(group, opens: coordinator.opening(group))
      }
    }
  }
}
