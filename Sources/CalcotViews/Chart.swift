import Calcot
public import CalcotContent
import CalcotTree

/// A series of numbers, drawn as bars or as a line.
///
/// ```swift
/// Chart("Distance", points: viewModel.weeks)
/// ```
///
/// A screen reader reads each point's name and text. A number that is not finite is left out and
/// reported.
public struct Chart: Content {
  private let label: String
  private let points: [ChartPoint]
  private let style: ChartStyle

  /// Creates a chart of a series.
  public init(_ label: String, points: [ChartPoint], style: ChartStyle = .bars) {
    self.label = label
    self.points = points
    self.style = style
  }

  public func render(into context: inout RenderContext) {
    let value = ChartValue(label: label, points: points, style: style)
    let lost = points.count - value.points.count
    context.add(
      .chart(value), mistake: lost == 0 ? nil : "\(lost) of its numbers are not finite")
  }
}
