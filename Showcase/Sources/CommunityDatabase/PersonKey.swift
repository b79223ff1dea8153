internal import Groups

/// The stored keys of a person for list order and search.
package struct PersonKey: Sendable {
  package let sort: String
  package let search: String

  package init(firstName: String, lastName: String) {
    sort = ListKey.order(firstName: firstName, lastName: lastName)
    search = ListKey.search("\(firstName) \(lastName)")
  }
}
