internal import CalcotText

/// The numbers of findings of a baseline over time.
///
/// It has a file of its own with a point on each line. The tool only appends lines, so that git can
/// merge the file with the attribute `merge=union`.
public struct BaselineTrend: Sendable, Equatable {
  /// The number of accepted findings of each rule at one time.
  public struct Point: Sendable, Equatable {
    /// A date as `2026-11-22`, which a time may follow (ISO 8601).
    public var date: String
    /// The short name of the commit; "" outside a repository.
    public var commit: String
    /// The numbers by rule, without zeros.
    public var counts: [String: Int]

    public init(date: String, commit: String, counts: [String: Int]) {
      self.date = date
      self.commit = commit
      self.counts = counts.filter { $0.value != 0 }
    }

    public init(date: String, commit: String, of baseline: Baseline) {
      var counts: [String: Int] = [:]
      for entry in baseline.entries { counts[entry.rule, default: 0] += 1 }
      self.init(date: date, commit: commit, counts: counts)
    }

    public var total: Int { counts.values.reduce(0, +) }
  }

  /// The points in the order of their dates.
  public let points: [Point]

  public init(_ points: [Point] = []) {
    let order = points.indices.sorted { (points[$0].date, $0) < (points[$1].date, $1) }
    self.points = order.map { points[$0] }
  }

  /// Reads a trend's file.
  ///
  /// - Throws: An error with the line of the mistake.
  public init(reading bytes: [UInt8], path: String) throws(FileFormatError) {
    let text = try FileFormatError.text(bytes, path: path)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var points: [Point] = []
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      let value = try FileFormatError.value(of: String(line), path: path, line: index + 1)
      points.append(try Self.point(value, path: path))
    }
    self.init(points)
  }

  private static func point(_ value: JSONValue, path: String) throws(FileFormatError) -> Point {
    guard let date = value["date"]?.string, let counts = value["findings"]?.members else {
      throw FileFormatError(
        path: path, line: value.line,
        message: "a point is written as {\"date\": …, \"findings\": {…}}")
    }
    var numbers: [String: Int] = [:]
    for (rule, count) in counts {
      guard let number = count.int, number >= 0 else {
        throw FileFormatError(
          path: path, line: count.line, message: "the count of '\(rule)' is no number from 0")
      }
      numbers[rule] = number
    }
    return Point(date: date, commit: value["commit"]?.string ?? "", counts: numbers)
  }

  /// Returns the line to append to the file for a point; "" if nothing has changed since the last
  /// one.
  public func line(for point: Point) -> String {
    if points.last?.counts == point.counts { return "" }
    let counts = point.counts.sorted { $0.key < $1.key }
      .map { "\(Escape.json($0.key)): \($0.value)" }.joined(separator: ", ")
    let (date, commit) = (Escape.json(point.date), Escape.json(point.commit))
    return "{\"date\": \(date), \"commit\": \(commit), \"findings\": {\(counts)}}\n"
  }
}
