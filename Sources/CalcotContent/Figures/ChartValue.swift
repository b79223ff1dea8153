/// Numbers, drawn as bars or as lines.
public struct ChartValue: Equatable, Sendable {
  /// The name of the chart.
  public let label: String
  /// The series; each value is finite. A single one has no name.
  public let series: [ChartSeries]
  /// The way in which the series are drawn.
  public let style: ChartStyle
  /// The range of the drawing, from the lowest to the highest value. It contains zero and is never
  /// empty.
  package let range: ClosedRange<Double>

  package init(label: String, series: [ChartSeries], style: ChartStyle) {
    self.label = label
    self.series = series.map { ChartSeries($0.name, points: $0.points.filter(\.value.isFinite)) }
    self.style = style
    let values = self.series.lazy.flatMap(\.points).map(\.value)
    let (low, high) = (min(values.min() ?? 0, 0), max(values.max() ?? 0, 0))
    range = low...(low == high ? low + 1 : high)
  }

  package init(label: String, points: [ChartPoint], style: ChartStyle) {
    self.init(label: label, series: [ChartSeries("", points: points)], style: style)
  }

  private init(_ series: ChartSeries, of chart: ChartValue) {
    (label, self.series) = (series.name, [ChartSeries("", points: series.points)])
    (style, range) = (chart.style, chart.range)
  }

  /// The points of all series.
  public var points: [ChartPoint] { series.flatMap(\.points) }

  /// The charts of each series alone, in the range of all.
  package var alone: [ChartValue] { series.map { ChartValue($0, of: self) } }

  /// The names of the places, which are those of the longest series.
  package var names: [String] {
    series.max { $0.points.count < $1.points.count }?.points.map(\.name) ?? []
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

/// Numbers of a chart that belong together, such as those of a year. The points of several series
/// stand at the same places, in their order.
public struct ChartSeries: Hashable, Sendable {
  /// The name of the series.
  public let name: String
  /// The numbers.
  public let points: [ChartPoint]

  /// Creates a series.
  public init(_ name: String, points: [ChartPoint]) {
    self.name = name
    self.points = points
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
