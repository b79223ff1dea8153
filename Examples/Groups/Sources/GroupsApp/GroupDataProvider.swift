@MainActor protocol GroupDataProvider: AnyObject {
  func fetchGroups() async -> [Group]
  func group(_ id: Group.ID) -> Group?
}

final class FiftyGroups: GroupDataProvider {
  private let groups = (1...50).map {
    Group(id: "\($0)", name: "Group \($0)", members: [User(name: "Ann"), User(name: "Ben")])
  }

  func fetchGroups() async -> [Group] { groups }
  func group(_ id: Group.ID) -> Group? { groups.first { $0.id == id } }
}
