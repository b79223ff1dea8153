struct User: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let homepage: String
}
