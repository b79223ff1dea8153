import Calcot
public import CalcotContent
import CalcotTree

/// A number for whose sake one looks, with what it is and how it has changed.
///
/// ```swift
/// Metric("This week", value: viewModel.distance, trend: .up("2 km more than last week"))
/// ```
public struct Metric: Content {
  private let value: MetricValue

  /// Creates a number as it is read.
  public init(_ label: String, value: String, trend: Trend? = nil) {
    self.value = MetricValue(label: label, value: value, trend: trend)
  }

  public func render(into context: inout RenderContext) { context.add(.metric(value)) }
}
