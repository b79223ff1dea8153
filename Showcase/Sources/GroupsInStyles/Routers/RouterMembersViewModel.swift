internal import Calcot
import CalcotLists
package import Groups
internal import Observation

/// The screen of a group's members with a Router: the ViewModel knows one UI-free Router, returns
/// cell configurations and delegates whole interactions to handlers that any screen can use.
package enum RouterStyle {}

extension RouterStyle {
  @MainActor @Observable
  package final class MembersViewModel {
    let texts: GroupsTexts
    private var list: MemberList
    private let interactor: any MembersInteracting
    private let router: any MembersRouting

    package init(interactor: any MembersInteracting, router: any MembersRouting) {
      texts = router.texts
      self.interactor = interactor
      self.router = router
      list = interactor.memberList
      interactor.memberListDidChange.add(self, MembersViewModel.memberListDidChange)
    }

    package var title: String { list.name ?? texts.memberList }
    package var problem: String? { list.members.loading.problem.map(texts.message) }
    package var isLoading: Bool { list.members.loading == .loading }
    package var isEmpty: Bool { list.members.loading == .loaded && cells.isEmpty }
    package var summary: String? {
      list.members.loading == .loaded ? texts.members(cells.count) : nil
    }
    package var canChange: Bool { list.isMine == true }
    var cells: MembersDataSource {
      MembersDataSource(list.members.elements, removal: canChange ? texts.remove : nil)
    }

    func place(of cell: MemberCellConfiguration) -> GroupsRoute? {
      cell.member.map(router.place)
    }

    func cellTapped(_ cell: MemberCellConfiguration) { cell.member.map(router.presentMember) }
    package func addButtonTapped() { router.presentPicker() }
    package func refreshButtonTapped() async { await interactor.fetchMembers() }
    package func cellsShown(_ rows: Range<Int>) async { await interactor.fetchMembers(in: rows) }

    func removeButtonTapped(_ cell: MemberCellConfiguration) async {
      guard let member = cell.member else { return }
      let handler = RemovalHandler(router: router)
      await handler.remove(cell.title, from: title) { () throws(GroupRepositoryError) in
        try await interactor.remove(member)
      }
    }

    private func memberListDidChange() { list = interactor.memberList }
  }
}
