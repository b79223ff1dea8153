extension NavigationMap {
  /// Returns the screens with names similar to a text, the most similar first.
  public func screens(similarTo text: String, limit: Int = 4) -> [Screen] {
    let wanted = Array(text.lowercased().utf8)
    return
      screens
      .map { ($0, Self.distance(wanted, Array($0.name.lowercased().utf8))) }
      .filter { $0.1 <= max(2, wanted.count / 3) }
      .sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }
      .prefix(limit).map(\.0)
  }

  /// Returns the edit distance of two texts: the number of letters to change, insert or delete.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (position, otherLetter) in other.enumerated() {
        let changed = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[position + 1]
        row[position + 1] = min(changed, row[position] + 1, row[position + 1] + 1)
      }
    }
    return row[other.count]
  }

  /// Returns the map of the routes from the entry points to some screens.
  public func ways(to ids: [String]) -> NavigationMap {
    var kept = Set(ids)
    var keys: Set<Arrow.Key> = []
    for id in ids {
      for route in routes(to: id) {
        kept.insert(route.entry.screen)
        for arrow in route.arrows {
          kept.formUnion([arrow.from, arrow.to])
          keys.insert(arrow.key)
        }
      }
    }
    var map = self
    map.screens.removeAll { !kept.contains($0.id) }
    map.arrows.removeAll { !keys.contains($0.key) }
    map.entryPoints.removeAll { !kept.contains($0.screen) }
    return map
  }
}
