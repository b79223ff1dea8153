import Calcot

@MainActor
protocol GroupsCoordinating: AnyObject {
  func present(_ group: Group)
  func present(_ category: GroupCategory)
  func presentNewGroup()
}

@MainActor
struct GroupsViewModel {
  let texts: GroupsTexts
  private let list: GroupsList
  private let interactor: any GroupsInteracting
  private let coordinator: any GroupsCoordinating

  init(
    interactor: any GroupsInteracting, coordinator: any GroupsCoordinating, texts: GroupsTexts
  ) {
    self.texts = texts
    self.list = interactor.groupsList
    self.interactor = interactor
    self.coordinator = coordinator
  }

  var title: String { texts.title(of: list.query.category) }
  var search: String { list.query.search }
  var groups: Paged<Group> { list.groups.elements }
  var isLoading: Bool { list.groups.loading == .loading }
  var problem: String? { list.groups.loading.problem.map(texts.message) }
  /// Where the person can go from their own groups.
  var categories: [GroupCategory] { list.query.category == .joined ? [.invited, .suggested] : [] }
  var canMakeGroups: Bool { list.query.category == .joined }
  var emptyText: String? {
    guard list.groups.loading == .loaded, groups.count == 0 else { return nil }
    return texts.empty(list.query.category, isSearch: !search.isEmpty)
  }
  var summary: String? {
    guard let time = list.refreshedAt else { return nil }
    let updated = texts.updated(at: interactor.clock.hoursAndMinutes(of: time))
    return "\(texts.groups(groups.count)) · \(updated)"
  }

  func detail(of group: Group) -> String { texts.members(group.memberCount) }
  func place(of group: Group) -> GroupsRoute { .group(group.id) }
  func rowTapped(_ group: Group) { coordinator.present(group) }
  func categoryTapped(_ category: GroupCategory) { coordinator.present(category) }
  func newGroupButtonTapped() { coordinator.presentNewGroup() }
  func refreshButtonTapped() async { await interactor.fetchGroups() }
  func rowsShown(_ rows: Range<Int>) async { await interactor.fetchGroups(in: rows) }
  func searchChanged(_ text: String) { interactor.search(for: text) }
  func searchEdited() async { await interactor.fetchGroups() }
}
