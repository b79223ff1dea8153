/// Finds the features that a map's folders do not tell.
extension NavigationMap {
  /// Divides crowded features, such as a folder `Modules` with a folder for each screen: their
  /// screens get the names of their rooms. A screen without a way joins most of its neighbors.
  /// - Parameter untold: The features to divide even if they have few screens.
  mutating func divideCrowdedFeatures(untold: Set<String> = []) {
    var counts: [String: Int] = [:]
    for screen in screens { counts[screen.feature, default: 0] += 1 }
    let crowded = untold.union(counts.filter { $0.value > max(12, screens.count / 4) }.keys)
    guard !crowded.isEmpty else { return }
    var rooms: [String: String] = [:]
    for room in self.rooms() {
      for screen in room.screens { rooms[screen] = room.name }
    }
    var neighbors: [String: [String: Int]] = [:]
    for arrow in arrows {
      if let room = rooms[arrow.to] { neighbors[arrow.from, default: [:]][room, default: 0] += 1 }
      if let room = rooms[arrow.from] { neighbors[arrow.to, default: [:]][room, default: 0] += 1 }
    }
    for index in screens.indices where crowded.contains(screens[index].feature) {
      let id = screens[index].id
      let near = neighbors[id]?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      if let room = rooms[id] ?? near { screens[index].feature = room }
    }
  }
}
