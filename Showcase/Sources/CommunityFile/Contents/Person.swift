extension CommunityFile {
  /// Somebody whom a community file knows.
  public struct Person: Identifiable, Hashable, Sendable {
    /// The number by which the groups of the same file name the person; it means nothing elsewhere.
    public let id: Int
    /// The given name, not empty.
    public let firstName: String
    /// The family name; empty for people who have none.
    public let lastName: String
    /// The http or https address of the person's page in the web, if they have one.
    public let homepage: String?

    /// Makes a person from their parts, unchecked.
    public init(id: Int, firstName: String, lastName: String, homepage: String? = nil) {
      self.id = id
      self.firstName = firstName
      self.lastName = lastName
      self.homepage = homepage
    }
  }
}
