import Calcot
public import CalcotContent
import CalcotTree

/// An important number, with its label and its change.
///
/// ```swift
/// Metric("This week", value: viewModel.distance, trend: .up("2 km more than last week"))
/// ```
public struct Metric: Content {
  private let value: MetricValue

  /// Creates a metric whose value is a text.
  public init(_ label: String, value: String, trend: Trend? = nil) {
    self.value = MetricValue(label: label, value: value, trend: trend)
  }

  public func render(into context: inout RenderContext) { context.add(.metric(value)) }
}
