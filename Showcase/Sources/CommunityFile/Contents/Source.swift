extension CommunityFile {
  /// The positions of the groups in a file that was read.
  struct Source: Sendable {
    /// The position of one group.
    struct Place: Sendable {
      let index: Int
      let name: TextPosition
    }

    let name: String
    let groups: [Place]
  }

  /// A group with the key of its name and its position in the file.
  struct PlacedGroup {
    let group: Group
    let key: String
    let index: Int
    let position: TextPosition
  }
}
