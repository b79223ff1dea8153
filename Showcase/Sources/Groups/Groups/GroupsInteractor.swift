package import Calcot
import CalcotContent
import Foundation
package import Localization

@MainActor
package protocol GroupsInteracting: ListBrowsing {
  var groupsList: GroupsList { get }
  var groupsListDidChange: ObserverSet<Void> { get }
  func fetchGroups() async
}

package final class GroupsInteractor: GroupsInteracting {
  package private(set) var groupsList: GroupsList { didSet { groupsListDidChange.notify() } }
  package let groupsListDidChange = ObserverSet<Void>()
  private let clock: WallClock
  private let pages: PagedLoader<GroupQuery, Group, GroupRepositoryError>
  private let repository: any GroupRepository
  private var counts = 0

  package init(query: GroupQuery, dependencies: any HasGroupRepository & HasWallClock) {
    groupsList = GroupsList(query: query)
    clock = dependencies.wallClock
    let repository = dependencies.groupRepository
    self.repository = repository
    pages = PagedLoader { query, rows throws(GroupRepositoryError) in
      try await repository.groups(query, in: rows)
    }
    pages.didChange.add(self, GroupsInteractor.pagesDidChange)
    repository.groupDidChange.add(self, GroupsInteractor.groupDidChange)
  }

  /// Reads the visible groups again, which stay shown until then.
  package func fetchGroups() async { await read(isSeen: true) }

  package func show(_ rows: Range<Int>) async { await pages.show(rows) }

  /// Reads again in the background after a change that may have added a group to the list or moved
  /// one.
  package func follow(_ change: GroupChange) async {
    if let group = change.group, group.category != groupsList.query.category {
      await pages.readMissing()
      return await countInvitations()
    }
    switch change {
    case .memberRemoved, .runPlanned, .runChanged, .runDeleted: return
    case .created, .updated, .membersAdded, .everything: await read(isSeen: false)
    }
  }

  package func search(for text: String) {
    // NB: a search is saved, and nobody searches for more.
    groupsList.query.search = String(text.prefix(200))
    pages.showFirstRows()
  }

  private func read(isSeen: Bool) async {
    let isFresh = await pages.read(isSeen: isSeen) { groupsList.query }
    if isFresh { groupsList.refreshedAt = clock.now() }
    await countInvitations()
  }

  /// Keeps the last number if the store cannot be read: the list says why. Of several counts at a
  /// time, the one that began last tells it.
  private func countInvitations() async {
    guard groupsList.category == .joined, groupsList.query.search.isEmpty else { return }
    counts += 1
    let mine = counts
    guard let invited = try? await repository.groups(GroupQuery(.invited), in: 0..<0).total,
      mine == counts, invited != groupsList.invitations
    else { return }
    groupsList.invitations = invited
  }

  private func pagesDidChange() { groupsList.groups = pages.state }

  private func groupDidChange(_ change: GroupChange) {
    guard let changed = change.group else { return }
    let category = groupsList.query.category
    pages.update { group in
      guard group.id == changed.id else { return group }
      return changed.category == category ? changed : nil
    }
  }
}
