import Calcot
import CalcotLists

@MainActor
protocol GroupCoordinating: FailureReporting, Confirming {
  func presentMembers(of group: Group)
  func presentRename(of group: Group)
}

@MainActor
package struct GroupViewModel {
  package let texts: GroupsTexts
  private let detail: GroupDetail
  private let interactor: any GroupInteracting
  private let coordinator: any GroupCoordinating

  init(interactor: any GroupInteracting, coordinator: any GroupCoordinating, texts: GroupsTexts) {
    self.texts = texts
    self.detail = interactor.groupDetail
    self.interactor = interactor
    self.coordinator = coordinator
  }

  package var title: String { detail.group?.name ?? texts.group }
  package var summary: String? { detail.group.map { texts.members($0.memberCount) } }
  /// The place of the members' list.
  package var members: GroupsRoute { .members(detail.id) }
  package var isMissing: Bool { detail.loading.problem == .notFound }
  package var isLoading: Bool { detail.loading == .loading }
  package var problem: String? { detail.loading.problem.map(texts.message) }
  /// The user's relation to the group; nil until it is known.
  package var category: GroupCategory? { detail.group?.category }

  package func refreshButtonTapped() async { await interactor.fetchGroup() }
  package func membersTapped() {
    if let group = detail.group { coordinator.presentMembers(of: group) }
  }
  package func renameButtonTapped() {
    if let group = detail.group { coordinator.presentRename(of: group) }
  }
  package func acceptButtonTapped() async { await move(from: .invited, to: .joined) }
  package func declineButtonTapped() async { await move(from: .invited, to: .suggested) }
  package func joinButtonTapped() async { await move(from: .suggested, to: .joined) }

  package func leaveButtonTapped() async {
    let isConfirmed = await coordinator.confirm(
      texts.leaveQuestion(title), message: texts.leaveConsequence, action: texts.leave,
      role: .destructive, cancel: texts.stay)
    if isConfirmed { await move(from: .joined, to: .suggested) }
  }

  private func move(from old: GroupCategory, to new: GroupCategory) async {
    let moved = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await interactor.move(from: old, to: new)
    }
    guard let moved else { return }
    coordinator.showMessage(texts.moved(moved.name, to: new, from: old), .success)
  }
}
