import Calcot
import CalcotLists
package import CalcotTree

/// A button that changes the user's relation to a group.
package struct GroupButton {
  package let label: String
  package let role: ActionRole
  fileprivate let category: GroupCategory
  fileprivate let question: Question?
}

@MainActor
package struct GroupViewModel {
  private let detail: GroupDetail
  private let interactor: any GroupInteracting
  private let coordinator: any GroupCoordinating
  private let texts: GroupsTexts

  init(interactor: any GroupInteracting, coordinator: any GroupCoordinating, texts: GroupsTexts) {
    detail = interactor.groupDetail
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  package var title: String { detail.group?.name ?? texts.group }
  /// The number of members, and the button that leads to them.
  package var members: (summary: String, link: LinkButton)? {
    detail.group.map {
      let link = LinkButton(texts.memberList, opens: coordinator.openingMembers(of: $0))
      return (texts.members($0.memberCount), link)
    }
  }
  package var isMissing: Bool { detail.loading.problem == .notFound }
  /// The label of what is being done while there is nothing else to show.
  package var activity: String? {
    canRefresh || detail.group != nil ? nil : texts.loadingGroup
  }
  package var problem: String? { detail.loading.problem.map(texts.message) }
  package var rename: LinkButton? {
    guard let group = detail.group, group.category == .joined else { return nil }
    return LinkButton(texts.rename, opens: coordinator.openingRename(of: group))
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
