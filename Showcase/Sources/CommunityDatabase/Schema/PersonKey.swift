internal import Groups

/// The stored keys of a person for list order and search.
struct PersonKey {
  let sort: String
  let search: String

  init(firstName: String, lastName: String) {
    sort = ListKey.order(firstName: firstName, lastName: lastName)
    search = ListKey.search("\(firstName) \(lastName)")
  }
}
