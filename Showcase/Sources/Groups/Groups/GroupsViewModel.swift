import Calcot
package import CalcotLists
import Localization

@MainActor
protocol GroupsCoordinating: AnyObject {
  func present(_ group: Group)
  func present(_ category: GroupCategory)
  func presentNewGroup()
}

@MainActor
package struct GroupsViewModel {
  package let texts: GroupsTexts
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

  package var title: String { texts.title(of: list.query.category) }
  package var search: String { list.query.search }
  package var groups: Paged<Group> { list.groups.elements }
  package var isLoading: Bool { list.groups.loading == .loading }
  package var problem: String? { list.groups.loading.problem.map(texts.message) }
  /// The categories that the user can open from their own groups.
  package var categories: [GroupCategory] {
    list.query.category == .joined ? [.invited, .suggested] : []
  }
  package var canMakeGroups: Bool { list.query.category == .joined }
  package var emptyText: String? {
    guard list.groups.loading == .loaded, groups.count == 0 else { return nil }
    return texts.empty(list.query.category, isSearch: !search.isEmpty)
  }
  package var summary: String? {
    guard let time = list.refreshedAt else { return nil }
    let updated = texts.updated(at: interactor.clock.hoursAndMinutes(of: time))
    return "\(texts.groups(groups.count)) · \(updated)"
  }

  package func detail(of group: Group) -> String { texts.members(group.memberCount) }
  func place(of group: Group) -> GroupsRoute { .group(group.id) }
  package func rowTapped(_ group: Group) { coordinator.present(group) }
  package func categoryTapped(_ category: GroupCategory) { coordinator.present(category) }
  package func newGroupButtonTapped() { coordinator.presentNewGroup() }
  package func refreshButtonTapped() async { await interactor.fetchGroups() }
  package func rowsShown(_ rows: Range<Int>) async { await interactor.fetchGroups(in: rows) }
  package func searchChanged(_ text: String) { interactor.search(for: text) }
  package func searchEdited() async { await interactor.fetchGroups() }
}
