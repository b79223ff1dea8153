import Calcot
package import CalcotContent
import CalcotViews
package import Groups
import Localization

extension DelegateStyle {
  @MainActor
  package protocol MembersViewDelegate: ListViewDelegate {
    func showRows(_ rows: PagedRows<MemberRow>)
  }

  package final class MembersViewModel: ViewLifecycle {
    package weak var view: (any MembersViewDelegate)?
    private var shown: MemberList?
    private let interactor: any MembersInteracting
    private let coordinator: any MembersCoordinating
    private let texts: GroupsTexts

    package init(
      interactor: any MembersInteracting, coordinator: any MembersCoordinating, texts: GroupsTexts
    ) {
      self.interactor = interactor
      self.coordinator = coordinator
      self.texts = texts
      texts.region.didChange.add(self, MembersViewModel.showEverything)
      interactor.memberListDidChange.add(self, MembersViewModel.memberListDidChange)
    }

    package var listLabel: String { texts.memberList }
    package var labels: ListLabels { texts.labels }

    package func onViewDidLoad() { showEverything() }
    package func onRefreshButtonTapped() async { await interactor.fetchMembers() }
    package func onRowsShown(_ rows: Range<Int>) async { await interactor.show(rows) }

    package func onRemoveButtonTapped(_ row: MemberRow) async {
      let removal = DeletionHandler(
        router: coordinator, texts: texts.removal(from: self.interactor.memberList)
      ) { [interactor] row throws(GroupRepositoryError) in try await interactor.remove(row.id) }
      await removal.delete(row)
    }

    private func showEverything() {
      shown = nil
      memberListDidChange()
    }

    /// Tells the View the parts that differ from those it shows.
    private func memberListDidChange() {
      let (list, old) = (interactor.memberList, shown)
      shown = list
      if old == nil || list.name != old?.name { view?.showTitle(texts.title(of: list)) }
      if old == nil || list.isMine != old?.isMine { view?.showLinks(links(of: list)) }
      if list.isMine != old?.isMine || list.members.elements != old?.members.elements {
        view?.showRows(rows(of: list))
      }
      let status = texts.status(of: list)
      if status != old.map(texts.status) { view?.showStatus(status) }
    }

    private func links(of list: MemberList) -> [LinkButton] {
      guard list.isMine == true else { return [] }
      let open = coordinator.openingPicker(for: list.group)
      return [LinkButton(texts.addMembers, symbol: .add, role: .main, letter: "a", opens: open)]
    }

    private func rows(of list: MemberList) -> PagedRows<MemberRow> {
      list.members.elements.rows { [coordinator, texts] member in
        texts.row(member, in: list, opens: coordinator.opening(member, of: list.group))
      }
    }
  }
}
