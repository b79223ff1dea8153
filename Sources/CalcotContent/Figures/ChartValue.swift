/// A series of numbers, drawn as bars or as a line.
public struct ChartValue: Equatable, Sendable {
  /// The name of the series.
  public let label: String
  /// The series; each value is finite.
  public let points: [ChartPoint]
  /// The way in which the series is drawn.
  public let style: ChartStyle
  /// The range of the drawing, from the lowest to the highest value. It contains zero and is never
  /// empty.
  package let range: ClosedRange<Double>

  package init(label: String, points: [ChartPoint], style: ChartStyle) {
    self.label = label
    self.points = points.filter(\.value.isFinite)
    self.style = style
    let low = min(self.points.lazy.map(\.value).min() ?? 0, 0)
    let high = max(self.points.lazy.map(\.value).max() ?? 0, 0)
    range = low...(low == high ? low + 1 : high)
  }

  /// Returns the place of a value between the lowest, 0, and the highest, 1. Constant time.
  package func place(of value: Double) -> Double {
    // NB: computed within one and minus one, since the distance of two finite numbers can be
    // infinite, and half of the smallest number is zero.
    let scale = max(-range.lowerBound, range.upperBound)
    let (low, high) = (range.lowerBound / scale, range.upperBound / scale)
    return min(max((value / scale - low) / (high - low), 0), 1)
  }
}

/// One number of a chart, with its texts.
public struct ChartPoint: Hashable, Sendable {
  /// The name of the point, such as a day.
  public let name: String
  /// The number.
  public let value: Double
  /// The number as it is displayed, such as "5.2 km".
  public let text: String

  /// Creates a point of a series.
  public init(_ name: String, _ value: Double, text: String) {
    self.name = name
    self.value = value
    self.text = text
  }
}

/// The way in which a chart is drawn.
public enum ChartStyle: String, Equatable, Sendable {
  /// A bar for each number, from zero.
  case bars
  /// A line through all numbers.
  case line
}
