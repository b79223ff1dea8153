import Calcot

@MainActor
protocol GroupsInteracting: AnyObject {
  var groupsList: GroupsList { get }
  var groupsListDidChange: ObserverSet<Void> { get }
  var clock: WallClock { get }
  func fetchGroups() async
  func fetchGroups(in rows: Range<Int>) async
  func follow(_ change: GroupChange) async
  func search(for text: String)
}

final class GroupsInteractor: GroupsInteracting {
  private(set) var groupsList: GroupsList { didSet { groupsListDidChange.notify() } }
  let groupsListDidChange = ObserverSet<Void>()
  let clock: WallClock
  private let repository: any GroupRepository
  /// Counts what makes pages out of date that are on their way.
  private var edition = 0

  init(query: GroupQuery, dependencies: any HasGroupRepository & HasWallClock) {
    groupsList = GroupsList(query: query)
    clock = dependencies.wallClock
    repository = dependencies.groupRepository
    repository.groupDidChange.add(self, GroupsInteractor.groupDidChange)
  }

  /// Reads what is looked at again; what is there stays until then.
  func fetchGroups() async {
    groupsList.loading = .loading
    await reload()
  }

  /// Reads again, unseen, after a change that may have put a group into the list or moved one in it.
  func follow(_ change: GroupChange) async {
    if let group = change.group, group.category != groupsList.query.category { return }
    if case .memberRemoved = change { return }
    await reload()
  }

  private func reload() async {
    edition += 1
    await load(Paged<Group>().missing(in: groupsList.shown), isFresh: true)
  }

  /// Reads what is missing of these rows.
  func fetchGroups(in rows: Range<Int>) async {
    groupsList.shown = rows
    await load(groupsList.groups.missing(in: rows), isFresh: false)
  }

  func search(for text: String) {
    groupsList.query.search = text
    groupsList.shown = 0..<RowWindow.first
  }

  private func load(_ ranges: [Range<Int>], isFresh: Bool) async {
    let (query, edition) = (groupsList.query, edition)
    var groups = isFresh ? Paged<Group>() : nil
    do {
      for range in ranges {
        let page = try await repository.groups(query, in: range)
        guard edition == self.edition else { return }
        if groups == nil { groupsList.groups.insert(page) } else { groups?.insert(page) }
      }
      guard let groups else { return }
      groupsList.groups = groups
      (groupsList.loading, groupsList.refreshedAt) = (.loaded, clock.now())
      // NB: other rows may have been looked at meanwhile.
      await load(groupsList.groups.missing(in: groupsList.shown), isFresh: false)
    } catch .cancelled {
    } catch {
      if edition == self.edition { groupsList.loading = .failed(error) }
    }
  }

  private func groupDidChange(_ change: GroupChange) {
    groupsList.groups = groupsList.groups.applying(change, groupsList.query)
  }
}
