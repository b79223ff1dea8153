struct User: Hashable, Sendable { let name: String }

struct Group: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  let members: [User]
}

enum GroupCategory {
  case joined
  var localizedString: String { "My groups" }
}

struct GroupsList: Equatable, Sendable {
  let groups: [Group]
  let groupsCategory: GroupCategory
}
