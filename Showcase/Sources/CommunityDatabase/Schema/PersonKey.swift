internal import Groups

/// The keys that are stored with a person: where they stand in lists, and how they are found.
struct PersonKey {
  let sort: String
  let search: String

  init(firstName: String, lastName: String) {
    sort = ListKey.order(firstName: firstName, lastName: lastName)
    search = ListKey.search("\(firstName) \(lastName)")
  }
}
