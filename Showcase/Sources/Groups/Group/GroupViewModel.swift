import Calcot
import CalcotContent
package import CalcotTree
import CalcotViews
import Foundation
import Localization

/// A button that changes the user's relation to a group.
package struct GroupButton {
  package let label: String
  package let role: ActionRole
  fileprivate let category: GroupCategory
  fileprivate let question: Question?
}

@MainActor
package struct GroupViewModel {
  let detail: GroupDetail
  let interactor: any GroupInteracting
  let coordinator: any GroupCoordinating
  let texts: GroupsTexts
  /// The runs that the user may see, once they are known.
  let log: RunLog?
  let permission: any PermissionService

  init(
    interactor: any GroupInteracting, coordinator: any GroupCoordinating,
    permission: any PermissionService, texts: GroupsTexts
  ) {
    let detail = interactor.groupDetail
    self.detail = detail
    self.interactor = interactor
    self.coordinator = coordinator
    self.permission = permission
    self.texts = texts
    let runs =
      detail.group?.category == .joined ? detail.runs : detail.runs?.filter(\.plan.isPublic)
    log = runs.map { RunLog($0, at: texts.clock.now(), in: texts.clock.timeZone) }
  }

  package var title: String { detail.group?.name ?? texts.group }
  /// The button that leads to the members.
  package var members: LinkButton? {
    detail.group.map { LinkButton(texts.memberList, opens: coordinator.openingMembers(of: $0)) }
  }
  package var isMissing: Bool { detail.loading.problem == .notFound }
  /// The label of the activity that is under way, while there is nothing else to show.
  package var activity: String? {
    canRefresh || detail.group != nil ? nil : texts.loadingGroup
  }
  package var problem: String? { detail.loading.problem.map(texts.message) }
  package var rename: LinkButton? {
    ownGroup.map { LinkButton(texts.rename, opens: coordinator.openingRename(of: $0)) }
  }
  /// The buttons for the group's category.
  package var buttons: [GroupButton] {
    switch detail.group?.category {
    case .joined: [button(texts.leave, .destructive, to: .suggested, asking: leaveQuestion)]
    case .invited:
      [
        button(texts.accept, .main, to: .joined),
        button(texts.decline, .destructive, to: .suggested),
      ]
    case .suggested: [button(texts.join, .main, to: .joined)]
    case nil: []
    }
  }
  package var tryAgainLabel: String { texts.tryAgain }
  package var refreshLabel: String { texts.refresh }
  package var canRefresh: Bool { detail.loading != .loading }

  package func refreshButtonTapped() async { await interactor.fetchGroup() }

  package func buttonTapped(_ button: GroupButton) async {
    guard let old = detail.group?.category else { return }
    if let question = button.question, await !coordinator.confirm(question) { return }
    let moved = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await interactor.move(from: old, to: button.category)
    }
    guard let moved else { return }
    coordinator.showMessage(texts.moved(moved.name, to: button.category, from: old), .success)
  }

  /// A Boolean value that indicates whether the group is the user's own.
  package var isOwn: Bool { ownGroup != nil }
  /// The group, if it is the user's own, so that they may change it.
  var ownGroup: Group? { detail.group.flatMap { $0.category == .joined ? $0 : nil } }

  private var leaveQuestion: Question {
    Question(
      texts.leaveQuestion(title), message: texts.leaveConsequence, action: texts.leave,
      role: .destructive, cancel: texts.stay)
  }

  private func button(
    _ label: String, _ role: ActionRole, to category: GroupCategory,
    asking question: Question? = nil
  ) -> GroupButton {
    GroupButton(label: label, role: role, category: category, question: question)
  }
}
