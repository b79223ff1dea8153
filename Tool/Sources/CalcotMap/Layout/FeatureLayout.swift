/// The layout of the screens of one feature in their box.
struct FeatureLayout {
  static let titleHeight = 30.0
  static let margin = 14.0
  static let nodeHeight = 30.0
  static let nodeWidths = 84.0...230.0

  var feature: String
  var screens: [Int]
  /// The frames of `screens` in the box's coordinates.
  var frames: [Frame]
  /// The bends of the arrows inside the feature.
  var bends: [Int: [Point]]
  var size: Size

  /// Places connected screens in columns, and the others in rows below them.
  init(feature: String, screens: [Int], in map: NavigationMap, arrows: [ArrowEnds]) {
    self.feature = feature
    self.screens = screens
    let inside = Set(screens)
    let inner = arrows.enumerated().filter {
      inside.contains($0.element.from) && inside.contains($0.element.to)
        && $0.element.from != $0.element.to
    }
    let joined = Set(inner.flatMap { [$0.element.from, $0.element.to] })
    let connected = screens.filter(joined.contains)
    let position = Dictionary(uniqueKeysWithValues: connected.enumerated().map { ($1, $0) })
    let layered = LayeredLayout.layout(
      sizes: connected.map { Self.size(of: map.screens[$0]) },
      arrows: inner.map { (position[$0.element.from] ?? 0, position[$0.element.to] ?? 0) })
    let origin = Point(x: Self.margin, y: Self.titleHeight + Self.margin / 2)
    var placed: [Int: Frame] = [:]
    for (screen, frame) in zip(connected, layered.frames) {
      placed[screen] = frame.moved(by: origin)
    }
    bends = [:]
    for (arrow, points) in zip(inner, layered.bends) {
      bends[arrow.offset] = points.map { $0.moved(by: origin) }
    }
    let top = origin.y + (connected.isEmpty ? 0 : layered.size.height + Self.margin)
    let alone = screens.filter { !joined.contains($0) }
    for (screen, frame) in Self.rows(of: alone, in: map, below: top, atLeast: layered.size.width) {
      placed[screen] = frame
    }
    frames = screens.map { placed[$0] ?? Frame(x: 0, y: 0, width: 0, height: 0) }
    let title = TextMeasure.width(of: feature, size: 13) + 90
    size = Size(
      width: max(title, (frames.map(\.maxX).max() ?? 0) + Self.margin).rounded(.up),
      height: ((frames.map(\.maxY).max() ?? 0) + Self.margin).rounded(.up))
  }

  /// Returns the size of a screen: as wide as its name, within limits.
  static func size(of screen: Screen) -> Size {
    let wanted = TextMeasure.width(of: screen.name) + 34
    return Size(
      width: min(max(wanted, nodeWidths.lowerBound), nodeWidths.upperBound).rounded(.up),
      height: nodeHeight)
  }

  private static func rows(
    of screens: [Int], in map: NavigationMap, below top: Double, atLeast width: Double
  ) -> [(Int, Frame)] {
    let columns = max(1, Int(Double(screens.count).squareRoot().rounded()) / 2)
    let limit = max(width, Double(columns) * 190)
    var result: [(Int, Frame)] = []
    var x = margin
    var y = top
    for screen in screens {
      let size = size(of: map.screens[screen])
      if x > margin, x + size.width > margin + limit {
        x = margin
        y += nodeHeight + LayeredLayout.rowGap
      }
      result.append((screen, Frame(x: x, y: y, width: size.width, height: size.height)))
      x += size.width + LayeredLayout.rowGap
    }
    return result
  }
}

/// An arrow of the map, by the indices of its screens.
struct ArrowEnds {
  /// Its index in the map.
  var arrow: Int
  var from: Int
  var to: Int
}
