import Calcot
public import CalcotContent
import CalcotTree

/// Numbers, drawn as bars or as a line. Several series are drawn in colors, with their names.
///
/// ```swift
/// Chart("Distance", points: viewModel.weeks)
/// Chart("Distance", series: [viewModel.thisYear, viewModel.lastYear])
/// ```
///
/// A screen reader reads each point's name and text. A number that is not finite is left out and
/// reported.
public struct Chart: Content {
  private let label: String
  private let series: [ChartSeries]
  private let style: ChartStyle

  /// Creates a chart of a series.
  public init(_ label: String, points: [ChartPoint], style: ChartStyle = .bars) {
    self.init(label, series: [ChartSeries("", points: points)], style: style)
  }

  /// Creates a chart of several series, whose points stand at the same places.
  public init(_ label: String, series: [ChartSeries], style: ChartStyle = .bars) {
    self.label = label
    self.series = series
    self.style = style
  }

  public func render(into context: inout RenderContext) {
    let value = ChartValue(label: label, series: series, style: style)
    let lost = series.reduce(-value.points.count) { $0 + $1.points.count }
    context.add(
      .chart(value), mistake: lost == 0 ? nil : "\(lost) of its numbers are not finite")
  }
}
