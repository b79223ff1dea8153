/// An algorithm that chooses representative colors for a picture (median cut; Heckbert, 1982).
enum MedianCut {
  private struct Entry {
    let parts: [Int]
    let count: Int
  }

  /// Returns colors, as `0xRRGGBB`, each the mean of similar colors of the picture.
  static func palette(of bitmap: Bitmap, colors: Int) -> [UInt32] {
    var counts = [Int](repeating: 0, count: 1 << 15)
    for place in stride(from: 0, to: bitmap.pixels.count, by: 4) where bitmap.isSeen(place) {
      let parts = (0..<3).map { Int(bitmap.pixels[place + $0]) >> 3 }
      counts[parts[0] << 10 | parts[1] << 5 | parts[2]] += 1
    }
    let entries = counts.indices.filter { counts[$0] > 0 }.map { index in
      Entry(
        parts: [index >> 10, index >> 5 & 31, index & 31].map { $0 << 3 | $0 >> 2 },
        count: counts[index])
    }
    guard !entries.isEmpty else { return [] }
    var boxes = [entries]
    var weights = [weight(entries)]
    while boxes.count < colors,
      let widest = boxes.indices.max(by: { weights[$0] < weights[$1] }), weights[widest] > 0
    {
      let (low, high) = halves(boxes[widest])
      (boxes[widest], weights[widest]) = (low, weight(low))
      boxes.append(high)
      weights.append(weight(high))
    }
    return boxes.map(mean)
  }

  private static func spread(_ box: [Entry]) -> (part: Int, width: Int) {
    let widths = (0..<3).map { part in
      let values = box.map { $0.parts[part] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let part = widths.indices.max { widths[$0] < widths[$1] } ?? 0
    return (part, widths[part])
  }

  /// Returns the gain of dividing a box, or 0 if the box has one color.
  private static func weight(_ box: [Entry]) -> Int {
    spread(box).width * box.reduce(0) { $0 + $1.count }
  }

  /// Returns the halves of a box along its longest edge, with about the same number of pixels.
  private static func halves(_ box: [Entry]) -> ([Entry], [Entry]) {
    let part = spread(box).part
    let sorted = box.sorted { $0.parts[part] < $1.parts[part] }
    let half = box.reduce(0) { $0 + $1.count } / 2
    var (sum, place) = (0, 0)
    while place < sorted.count - 1, sum + sorted[place].count <= half {
      sum += sorted[place].count
      place += 1
    }
    place = max(place, 1)
    return (Array(sorted[..<place]), Array(sorted[place...]))
  }

  private static func mean(_ box: [Entry]) -> UInt32 {
    let count = max(box.reduce(0) { $0 + $1.count }, 1)
    return (0..<3).reduce(0) { color, part in
      let sum = box.reduce(0) { $0 + $1.parts[part] * $1.count }
      return color << 8 | UInt32(sum / count)
    }
  }
}
