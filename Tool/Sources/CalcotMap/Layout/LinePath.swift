/// The curve of a line from one screen to another, with the direction of its head.
enum LinePath {
  /// Returns the `d` of an SVG path: through the bends, leaving and entering at the sides, so that
  /// lines do not cross the screens of their own columns.
  static func data(from: Frame, to: Frame, bends: [Point]) -> String {
    let isForward = to.x >= from.maxX - 1
    if isForward || !bends.isEmpty && to.maxX <= from.x + 1 {
      let sign = isForward ? 1.0 : -1.0
      let start = Point(x: isForward ? from.maxX : from.x, y: from.midY)
      let end = Point(x: isForward ? to.x : to.maxX, y: to.midY)
      return curve([start] + bends + [end], sign: sign)
    }
    if to.maxX <= from.x + 1 {
      // A backward line leaves at the left side and enters at the right one.
      return curve(
        [Point(x: from.x, y: from.midY), Point(x: to.maxX, y: to.midY)], sign: -1)
    }
    // A line in the same column leaves and enters at the right side.
    let start = Point(x: from.maxX, y: from.midY)
    let end = Point(x: to.maxX, y: to.midY)
    let reach = max(start.x, end.x) + min(52, 18 + abs(end.y - start.y) / 12)
    return "M\(number(start.x)) \(number(start.y))C\(number(reach)) \(number(start.y)) "
      + "\(number(reach)) \(number(end.y)) \(number(end.x)) \(number(end.y))"
  }

  private static func curve(_ points: [Point], sign: Double) -> String {
    var data = "M\(number(points[0].x)) \(number(points[0].y))"
    for (start, end) in zip(points, points.dropFirst()) {
      let reach = max(20, abs(end.x - start.x) * 0.45) * sign
      data += "C\(number(start.x + reach)) \(number(start.y)) "
      data += "\(number(end.x - reach)) \(number(end.y)) \(number(end.x)) \(number(end.y))"
    }
    return data
  }
}

/// Returns a coordinate with at most one digit behind the point.
func number(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  if tenths % 10 == 0 { return String(tenths / 10) }
  let sign = tenths < 0 ? "-" : ""
  return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
}
