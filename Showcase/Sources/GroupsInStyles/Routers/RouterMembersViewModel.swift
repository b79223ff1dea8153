internal import Calcot
package import CalcotContent
internal import CalcotViews
package import Groups
internal import Observation

extension RouterStyle {
  @MainActor @Observable
  package final class MembersViewModel {
    private var list: MemberList
    private let interactor: any MembersInteracting
    private let router: any MembersRouting
    private let texts: GroupsTexts

    package init(
      interactor: any MembersInteracting, router: any MembersRouting, texts: GroupsTexts
    ) {
      list = interactor.memberList
      self.interactor = interactor
      self.router = router
      self.texts = texts
      interactor.memberListDidChange.add(self, MembersViewModel.memberListDidChange)
    }

    package var title: String { texts.title(of: list) }
    package var listLabel: String { texts.memberList }
    package var cells: PagedRows<MemberRow> {
      list.members.elements.rows { [router, texts, list] member in
        texts.row(member, in: list, opens: router.openingMember(member.id))
      }
    }
    package var addMembers: LinkButton? {
      guard list.isMine == true else { return nil }
      return LinkButton(
        texts.addMembers, symbol: .add, role: .main, letter: "a", opens: router.openingPicker())
    }
    package var status: ListStatus { texts.status(of: list) }
    package var labels: ListLabels { texts.labels }

    package func refreshButtonTapped() async { await interactor.fetchMembers() }
    package func cellsShown(_ rows: Range<Int>) async { await interactor.show(rows) }

    package func removeButtonTapped(_ cell: MemberRow) async {
      let removal = DeletionHandler(router: router, texts: texts.removal(from: self.list)) {
        [interactor] row throws(GroupRepositoryError) in try await interactor.remove(row.id)
      }
      await removal.delete(cell)
    }

    private func memberListDidChange() { list = interactor.memberList }
  }
}
