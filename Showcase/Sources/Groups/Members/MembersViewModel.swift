package import Calcot
package import CalcotLists

@MainActor
package protocol MembersCoordinating: FailureReporting {
  func present(_ member: Member.ID, of group: Group.ID)
  func presentPicker(for group: Group.ID)
  func confirm(
    _ title: String, message: String?, action: String, role: ActionRole, cancel: String
  ) async -> Bool
}

@MainActor
package struct MembersViewModel {
  package let texts: GroupsTexts
  private let list: MemberList
  private let interactor: any MembersInteracting
  private let coordinator: any MembersCoordinating

  init(
    interactor: any MembersInteracting, coordinator: any MembersCoordinating, texts: GroupsTexts
  ) {
    self.texts = texts
    self.list = interactor.memberList
    self.interactor = interactor
    self.coordinator = coordinator
  }

  package var title: String { list.name ?? texts.memberList }
  package var members: Paged<Member> { list.members.elements }
  package var isLoading: Bool { list.members.loading == .loading }
  package var isEmpty: Bool { list.members.loading == .loaded && members.count == 0 }
  package var problem: String? { list.members.loading.problem.map(texts.message) }
  package var summary: String? {
    list.members.loading == .loaded ? texts.members(members.count) : nil
  }
  package var canChange: Bool { list.isMine == true }

  func place(of member: Member) -> GroupsRoute { .member(member.id, of: list.group) }
  package func rowTapped(_ member: Member) { coordinator.present(member.id, of: list.group) }
  package func addButtonTapped() { coordinator.presentPicker(for: list.group) }
  package func refreshButtonTapped() async { await interactor.fetchMembers() }
  package func rowsShown(_ rows: Range<Int>) async { await interactor.fetchMembers(in: rows) }

  package func removeButtonTapped(_ member: Member) async {
    let isConfirmed = await coordinator.confirm(
      texts.removeQuestion(member.name), message: texts.removeConsequence(title),
      action: texts.remove, role: .destructive, cancel: texts.keep)
    guard isConfirmed else { return }
    let removed: Void? = await coordinator.attempt(texts.saving) {
      () throws(GroupRepositoryError) in try await interactor.remove(member.id)
    }
    if removed != nil { coordinator.showMessage(texts.removed(member.name), .success) }
  }
}
