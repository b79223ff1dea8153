package import Calcot
import CalcotContent
package import CalcotViews

/// The texts and rows of the feature's two lists.
extension GroupsTexts {
  package var labels: ListLabels {
    ListLabels(
      search: search, searchPlaceholder: partOfName, tryAgain: tryAgain, refresh: refresh)
  }

  // MARK: Groups

  package func title(of list: GroupsList) -> String { title(of: list.category) }

  package func row(
    _ group: Group, opens open: NavigationAction
  ) -> GroupRow {
    GroupRow(
      id: group.id, name: group.name, members: members(group.memberCount),
      picture: group.picture.map(ImageSource.data), open: open)
  }

  package func status(of list: GroupsList) -> ListStatus {
    let groups = list.groups
    let isEmpty = groups.loading == .loaded && groups.count == 0
    return ListStatus(
      activity: groups.loading == .loading ? loadingGroups : nil,
      problem: groups.loading.problem.map(message),
      emptyText: isEmpty ? empty(list.category, isSearch: !list.query.search.isEmpty) : nil,
      summary: list.refreshedAt.map { "\(self.groups(groups.count)) · \(updated(at: $0))" })
  }

  // MARK: Members

  package func title(of list: MemberList) -> String { list.name ?? memberList }

  package func row(
    _ member: Member, in list: MemberList, opens open: NavigationAction
  ) -> MemberRow {
    MemberRow(
      id: member.id, name: member.name, open: open, removeLabel: list.isMine == true ? remove : nil)
  }

  package func status(of list: MemberList) -> ListStatus {
    let members = list.members
    let isLoaded = members.loading == .loaded
    return ListStatus(
      activity: members.loading == .loading ? loadingMembers : nil,
      problem: members.loading.problem.map(message),
      isMissing: members.loading.problem == .notFound,
      emptyText: isLoaded && members.count == 0 ? nobodyYet : nil,
      summary: isLoaded ? self.members(members.count) : nil)
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

  /// Returns the question whether to try again; nil if that cannot help, or the user has cancelled.
  func retryQuestion(after error: GroupRepositoryError) -> Question? {
    guard error.isRetryable, error != .cancelled else { return nil }
    return Question(
      didNotWork, message: message(error), action: tryAgain, role: .main, cancel: ok)
  }
}
