/// The positions of a container's saved branches among the branches that its flow offers.
struct BranchPlaces {
  let kind: Container.Kind
  let offered: [AnyRoute]
  private var taken: Set<Int> = []
  private var identities: Set<ScreenID> = []

  init(kind: Container.Kind, offered: [AnyRoute]) {
    self.kind = kind
    self.offered = offered
  }

  /// Returns the position of a saved branch. It remains free until it is taken, so a branch that
  /// cannot be read leaves no gap.
  mutating func place(
    for branch: SavedTree.Branch, _ index: Int, at path: String
  ) throws(SavedStateProblem) -> Int {
    guard identities.insert(branch.id).inserted else {
      throw .invalid(path, "the identity \(branch.id.rawValue) is there twice")
    }
    let place: Int? =
      switch kind {
      case .tabs: offered.indices.first { offered[$0] == branch.route && !taken.contains($0) }
      case .split: offered.indices.contains(index) ? index : nil
      case .pages: taken.count
      }
    guard let place else {
      throw .changed("at \(path), the \(kind == .tabs ? "tab" : "side") of \(branch.route) is gone")
    }
    return place
  }

  mutating func take(_ place: Int) { taken.insert(place) }
}
