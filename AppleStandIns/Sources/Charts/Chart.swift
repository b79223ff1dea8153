public import SwiftUI

/// A chart, drawn as a node with its marks. The texts of its axes are hidden from VoiceOver, which reads
/// the marks.
///
/// https://developer.apple.com/documentation/charts/chart
public struct Chart<Content: ChartContent>: View {
  public typealias Body = Never
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public func _draw(with pen: _Pen) {
    pen.add(DrawnNode(.chart, children: content._marks))
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/chartxaxis(content:)
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { axis("x", content()) }

  /// https://developer.apple.com/documentation/swiftui/view/chartyaxis(content:)
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { axis("y", content()) }

  /// https://developer.apple.com/documentation/swiftui/view/chartyscale(domain:type:)
  public func chartYScale(domain: ClosedRange<Double>) -> some View { self }

  private func axis(_ name: String, _ content: some AxisContent) -> some View {
    Axed(chart: self, name: name, content: content)
  }
}

/// A chart with the labels of an axis.
private struct Axed<Chart: View, Content: AxisContent>: View {
  typealias Body = Never
  let chart: Chart
  let name: String
  let content: Content

  func _draw(with pen: _Pen) {
    for var node in pen.collect("chart", chart) {
      node.children += content._labels(with: pen).map { label in
        var axis = DrawnNode(.axisLabel, label.label)
        axis.identifier = name
        axis.isAccessibilityHidden = true
        return axis
      }
      pen.add(node)
    }
  }
}
