import Calcot

@MainActor protocol GroupsInteractorProtocol: AnyObject {
  var groupsList: GroupsList { get }
  var groupsListDidChange: ObserverSet<Void> { get }
  func fetchGroups() async
}

final class GroupsInteractor: GroupsInteractorProtocol {
  private(set) var groupsList = GroupsList(groups: [], groupsCategory: .joined) {
    didSet { groupsListDidChange.notify() }
  }
  let groupsListDidChange = ObserverSet<Void>()
  private let dataProvider: any GroupDataProvider

  init(dataProvider: any GroupDataProvider) { self.dataProvider = dataProvider }

  func fetchGroups() async {
    groupsList = GroupsList(groups: await dataProvider.fetchGroups(), groupsCategory: .joined)
  }
}
