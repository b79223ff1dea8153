package import Calcot
package import CalcotContent
import CalcotViews

/// A row of the list of members, with finished texts.
package struct MemberRow: Identifiable {
  package let id: Member.ID
  package let name: String
  package let open: NavigationAction
  /// The label of the button that removes the member; nil if there is none.
  package let removeLabel: String?

  package init(id: Member.ID, name: String, open: NavigationAction, removeLabel: String?) {
    self.id = id
    self.name = name
    self.open = open
    self.removeLabel = removeLabel
  }
}

@MainActor
package struct MembersViewModel {
  private let list: MemberList
  private let interactor: any MembersInteracting
  private let coordinator: any MembersCoordinating
  private let texts: GroupsTexts

  init(
    interactor: any MembersInteracting, coordinator: any MembersCoordinating, texts: GroupsTexts
  ) {
    list = interactor.memberList
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  package var title: String { texts.title(of: list) }
  package var listLabel: String { texts.memberList }
  package var rows: PagedRows<MemberRow> {
    list.members.elements.rows { [coordinator, texts, list] member in
      texts.row(member, in: list, opens: coordinator.opening(member, of: list.group))
    }
  }
  /// The button that adds members, in the user's own groups.
  package var addMembers: LinkButton? {
    guard list.isMine == true else { return nil }
    return LinkButton(
      texts.addMembers, symbol: .add, role: .main, letter: "a",
      opens: coordinator.openingPicker(for: list.group))
  }
  package var status: ListStatus { texts.status(of: list) }
  package var labels: ListLabels { texts.labels }

  package func refreshButtonTapped() async { await interactor.fetchMembers() }
  package func rowsShown(_ rows: Range<Int>) async { await interactor.show(rows) }

  package func removeButtonTapped(_ row: MemberRow) async {
    let removal = DeletionHandler(router: coordinator, texts: texts.removal(from: list)) {
      row throws(GroupRepositoryError) in try await interactor.remove(row.id)
    }
    await removal.delete(row)
  }
}
