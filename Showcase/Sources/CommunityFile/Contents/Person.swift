extension CommunityFile {
  /// A person in a community file.
  public struct Person: Identifiable, Hashable, Sendable {
    /// The number by which the groups of the same file refer to the person. It has no meaning
    /// elsewhere.
    public let id: Int
    /// The given name, not empty.
    public let firstName: String
    /// The family name; empty for people who have none.
    public let lastName: String
    /// The http or https address of the person's web page, if any.
    public let homepage: String?

    /// Creates a person from their parts, unchecked.
    public init(id: Int, firstName: String, lastName: String, homepage: String? = nil) {
      self.id = id
      self.firstName = firstName
      self.lastName = lastName
      self.homepage = homepage
    }
  }
}
