struct GroupRow: Identifiable {
  fileprivate let group: Group
  var id: Group.ID { group.id }
  var name: String { group.name }
}

@MainActor struct GroupsViewModel {
  private let groupsList: GroupsList
  private let interactor: any GroupsInteractorProtocol
  private let coordinator: any GroupsCoordinatorProtocol

  init(interactor: any GroupsInteractorProtocol, coordinator: any GroupsCoordinatorProtocol) {
    groupsList = interactor.groupsList
    (self.interactor, self.coordinator) = (interactor, coordinator)
  }

  var groupsCategory: String { groupsList.groupsCategory.localizedString }
  var rows: [GroupRow] { groupsList.groups.map(GroupRow.init) }
  func fetchGroups() async { await interactor.fetchGroups() }
  func rowTapped(_ row: GroupRow) { coordinator.present(group: row.group) }
}
