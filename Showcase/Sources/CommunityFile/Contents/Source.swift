extension CommunityFile {
  /// Where the groups of a file that was read stand in it.
  struct Source: Sendable {
    /// Where one group stands.
    struct Place: Sendable {
      let index: Int
      let name: TextPosition
    }

    let name: String
    let groups: [Place]
  }

  /// A group with the key of its name and the place where it was read.
  struct PlacedGroup {
    let group: Group
    let key: String
    let index: Int
    let position: TextPosition
  }
}
