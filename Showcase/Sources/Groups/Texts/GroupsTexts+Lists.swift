package import Calcot
package import CalcotHandlers
package import CalcotLists

/// The texts and rows of the feature's two lists, for a ViewModel of any style.
extension GroupsTexts {
  // MARK: Groups

  package func title(of list: GroupsList) -> String { title(of: list.category) }

  package func row(
    _ group: Group, opens open: NavigationAction
  ) -> GroupRow {
    GroupRow(id: group.id, name: group.name, members: members(group.memberCount), open: open)
  }

  /// Returns the label of the indicator that a list is being read; nil if it is not.
  package func activity(of list: GroupsList) -> String? {
    list.groups.loading == .loading ? loadingGroups : nil
  }

  package func problem(of list: GroupsList) -> String? { list.groups.loading.problem.map(message) }

  /// Returns the text in place of a list without rows.
  package func emptyText(of list: GroupsList) -> String? {
    guard list.groups.loading == .loaded, list.groups.count == 0 else { return nil }
    return empty(list.category, isSearch: !list.query.search.isEmpty)
  }

  package func summary(of list: GroupsList) -> String? {
    list.refreshedAt.map { "\(groups(list.groups.count)) · \(updated(at: $0))" }
  }

  // MARK: Members

  package func title(of list: MemberList) -> String { list.name ?? memberList }

  package func row(
    _ member: Member, in list: MemberList, opens open: NavigationAction
  ) -> MemberRow {
    MemberRow(
      id: member.id, name: member.name, open: open, removeLabel: list.isMine == true ? remove : nil)
  }

  /// Returns the label of the indicator that a list is being read; nil if it is not.
  package func activity(of list: MemberList) -> String? {
    list.members.loading == .loading ? loadingMembers : nil
  }

  package func problem(of list: MemberList) -> String? { list.members.loading.problem.map(message) }

  /// Returns the text in place of a list without rows.
  package func emptyText(of list: MemberList) -> String? {
    list.members.loading == .loaded && list.members.count == 0 ? nobodyYet : nil
  }

  package func summary(of list: MemberList) -> String? {
    list.members.loading == .loaded ? members(list.members.count) : nil
  }

  /// Returns the texts for removing a member from a list.
  package func removal(
    from list: @autoclosure @escaping @MainActor () -> MemberList
  ) -> DeletionTexts<MemberRow, GroupRepositoryError> {
    DeletionTexts(
      question: { row in
        Question(
          removeQuestion(row.name), message: removeConsequence(title(of: list())),
          action: remove, role: .destructive, cancel: keep)
      },
      activity: saving, success: { removed($0.name) },
      failure: { $0 == .cancelled ? nil : message($0) }, retry: retryQuestion)
  }

  private func retryQuestion(after error: GroupRepositoryError) -> Question? {
    guard error.isRetryable, error != .cancelled else { return nil }
    return Question(
      didNotWork, message: message(error), action: tryAgain, role: .main, cancel: ok)
  }
}
