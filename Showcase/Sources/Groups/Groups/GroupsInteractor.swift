import Calcot

@MainActor
protocol GroupsInteracting: AnyObject {
  var groupsList: GroupsList { get }
  var groupsListDidChange: ObserverSet<Void> { get }
  var clock: WallClock { get }
  func fetchGroups() async
}

final class GroupsInteractor: GroupsInteracting {
  private(set) var groupsList: GroupsList { didSet { groupsListDidChange.notify() } }
  let groupsListDidChange = ObserverSet<Void>()
  let clock: WallClock
  private let repository: any GroupRepository

  init(category: GroupCategory, dependencies: any HasGroupRepository & HasWallClock) {
    groupsList = GroupsList(category: category)
    clock = dependencies.wallClock
    repository = dependencies.groupRepository
    repository.groupDidChange.add(self, GroupsInteractor.groupDidChange)
  }

  func fetchGroups() async {
    groupsList.loading = .loading
    do {
      let groups = try await repository.groups(in: groupsList.category)
      groupsList = GroupsList(
        category: groupsList.category, groups: groups, loading: .loaded, refreshedAt: clock.now())
    } catch .cancelled {
    } catch {
      groupsList.loading = .failed(error)
    }
  }

  private func groupDidChange(_ change: GroupChange) {
    groupsList.groups = groupsList.groups.applying(change)
  }
}

extension [Group] {
  /// The groups after a change that has been stored.
  func applying(_ change: GroupChange) -> [Group] {
    var groups = self
    if let index = groups.firstIndex(where: { $0.id == change.group.id }) {
      groups[index] = change.group
    } else if case .created(let group) = change {
      groups.append(group)
    }
    return groups.inListOrder()
  }
}
