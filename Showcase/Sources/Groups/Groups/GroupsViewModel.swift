import Calcot

@MainActor
protocol GroupsCoordinating: AnyObject {
  func present(_ group: Group)
  func presentNewGroup()
}

@MainActor
struct GroupsViewModel {
  private let list: GroupsList
  private let interactor: any GroupsInteracting
  private let coordinator: any GroupsCoordinating

  init(interactor: any GroupsInteracting, coordinator: any GroupsCoordinating) {
    self.list = interactor.groupsList
    self.interactor = interactor
    self.coordinator = coordinator
  }

  var title: String { list.category.localizedName }
  var rows: [GroupRow] { list.groups.map(GroupRow.init) }
  var isLoading: Bool { list.loading == .loading }
  var isEmpty: Bool { list.loading == .loaded && list.groups.isEmpty }
  var problem: String? { list.loading.problem }
  var refreshed: String? {
    list.refreshedAt.map { "Updated at \(interactor.clock.hoursAndMinutes(of: $0))" }
  }

  func rowTapped(_ row: GroupRow) { coordinator.present(row.group) }
  func newGroupButtonTapped() { coordinator.presentNewGroup() }
  func refreshButtonTapped() async { await interactor.fetchGroups() }
}

/// One line of the list, ready to be shown.
struct GroupRow: Identifiable, Equatable {
  let group: Group
  var id: Group.ID { group.id }
  var name: String { group.name }
  var members: String { memberCount(group.memberCount) }
}

/// "1 member", "12 members".
func memberCount(_ count: Int) -> String { count == 1 ? "1 member" : "\(count) members" }
