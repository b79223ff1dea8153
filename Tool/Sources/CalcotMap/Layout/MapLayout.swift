/// The layout of a map: a box for each feature, from left to right in the order in which users
/// reach them, and the screens in their boxes. Nothing overlaps.
struct MapLayout {
  static let gap = 64.0

  struct Line {
    /// The indices of the map's arrows that this line represents, all with the same two ends.
    var arrows: [Int]
    var from: Int
    var to: Int
    /// The bends between the ends, in the picture's coordinates.
    var bends: [Point]
  }

  var features: [FeatureLayout]
  /// The origins of the features' boxes.
  var origins: [Point]
  /// The column of boxes that a feature is in.
  var columns: [Int]
  /// The frames of the map's screens, in the picture's coordinates.
  var frames: [Frame]
  var lines: [Line]
  var size: Size

  init(_ map: NavigationMap) {
    let ends = Self.ends(of: map)
    let order = Self.featureOrder(map, ends)
    var members: [String: [Int]] = [:]
    for (index, screen) in map.screens.enumerated() {
      members[screen.feature, default: []].append(index)
    }
    let unique = Self.unique(ends)
    features = order.map {
      FeatureLayout(
        feature: $0, screens: members[$0] ?? [], in: map, arrows: unique.map { $0.ends })
    }
    (origins, columns, size) = Self.stack(features.map(\.size))
    frames = [Frame](
      repeating: Frame(x: 0, y: 0, width: 0, height: 0), count: map.screens.count)
    var bends: [Int: [Point]] = [:]
    for (feature, origin) in zip(features, origins) {
      for (screen, frame) in zip(feature.screens, feature.frames) {
        frames[screen] = frame.moved(by: origin)
      }
      bends.merge(feature.bends.mapValues { $0.map { $0.moved(by: origin) } }) { first, _ in first }
    }
    lines = unique.enumerated().map { index, line in
      Line(arrows: line.arrows, from: line.ends.from, to: line.ends.to, bends: bends[index] ?? [])
    }
  }

  static func ends(of map: NavigationMap) -> [ArrowEnds] {
    let number = Dictionary(
      map.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return map.arrows.enumerated().compactMap { index, arrow in
      guard let from = number[arrow.from], let to = number[arrow.to] else { return nil }
      return ArrowEnds(arrow: index, from: from, to: to)
    }
  }

  private static func unique(_ ends: [ArrowEnds]) -> [(ends: ArrowEnds, arrows: [Int])] {
    var result: [(ends: ArrowEnds, arrows: [Int])] = []
    var found: [[Int]: Int] = [:]
    for end in ends {
      if let index = found[[end.from, end.to]] {
        result[index].arrows.append(end.arrow)
      } else {
        found[[end.from, end.to]] = result.count
        result.append((end, [end.arrow]))
      }
    }
    return result
  }

  /// Returns the features in the order in which a user can reach them, the unreachable ones last.
  private static func featureOrder(_ map: NavigationMap, _ ends: [ArrowEnds]) -> [String] {
    let names = Set(map.screens.map(\.feature)).sorted()
    let number = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var weight: [[Int: Int]] = Array(repeating: [:], count: names.count)
    for end in ends {
      guard let from = number[map.screens[end.from].feature],
        let to = number[map.screens[end.to].feature], from != to
      else { continue }
      weight[from][to, default: 0] += 1
    }
    let entryScreens = map.entryPoints.sorted { $0.rank < $1.rank }.map(\.screen)
    let feature = Dictionary(
      map.screens.map { ($0.id, $0.feature) }, uniquingKeysWith: { first, _ in first })
    var queue: [Int] = []
    var isSeen = Set<Int>()
    func visit(_ start: Int) {
      guard isSeen.insert(start).inserted else { return }
      queue = [start]
      while !queue.isEmpty {
        let current = queue.removeFirst()
        order.append(current)
        let next = weight[current].sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        for (other, _) in next where isSeen.insert(other).inserted { queue.append(other) }
      }
    }
    var order: [Int] = []
    for screen in entryScreens {
      if let name = feature[screen], let start = number[name] { visit(start) }
    }
    let rest = names.indices.sorted { (weight[$1].count, $0) < (weight[$0].count, $1) }
    for start in rest { visit(start) }
    return order.map { names[$0] }
  }

  /// Stacks boxes in columns, in order, so that the whole has a ratio of about three to two.
  static func stack(_ sizes: [Size]) -> (origins: [Point], columns: [Int], size: Size) {
    let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let tallest = sizes.map(\.height).max() ?? 0
    let limit = max(tallest, (area / 1.5).squareRoot())
    var origins: [Point] = []
    var columns: [Int] = []
    var column = 0
    var x = gap
    var y = gap
    var width = 0.0
    var height = 0.0
    for size in sizes {
      if y > gap, y + size.height > limit + gap {
        x += width + gap * 1.5
        y = gap
        width = 0
        column += 1
      }
      origins.append(Point(x: x, y: y))
      columns.append(column)
      y += size.height + gap / 2
      width = max(width, size.width)
      height = max(height, y)
    }
    return (origins, columns, Size(width: x + width + gap, height: height + gap / 2))
  }
}
