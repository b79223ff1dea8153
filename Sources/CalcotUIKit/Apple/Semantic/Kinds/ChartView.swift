#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import SwiftUI

  #if canImport(Charts)
    import Charts
  #endif

  /// A series of numbers, drawn as bars or as a line. VoiceOver reads each point's name and text.
  struct ChartView: View {
    let chart: ChartValue

    var body: some View {
      VStack(alignment: .leading) {
        Text(chart.label).font(.headline).accessibilityAddTraits(.isHeader)
        if !chart.points.isEmpty { drawing }
      }
    }

    #if canImport(Charts)
      private var drawing: some View {
        Chart {
          ForEach(Array(chart.points.enumerated()), id: \.offset) { index, point in
            mark(index, point)
              .accessibilityLabel(point.name)
              .accessibilityValue(point.text)
          }
        }
        // NB: the distance of two finite numbers can be infinite, so their places are drawn.
        .chartYScale(domain: 0...1)
        .chartXAxis { names }
        .chartYAxis { texts }
        .frame(height: 200)
      }

      // NB: two points may have the same name, so a point is placed by its number.
      @ChartContentBuilder
      private func mark(_ index: Int, _ point: ChartPoint) -> some ChartContent {
        let place = chart.place(of: point.value)
        switch chart.style {
        case .bars:
          BarMark(
            x: .value("x", String(index)), yStart: .value("0", chart.place(of: 0)),
            yEnd: .value("y", place))
        case .line:
          LineMark(x: .value("x", String(index)), y: .value("y", place)).symbol(.circle)
        }
      }

      private var names: some AxisContent {
        let keys = ChartAxis.spread(chart.points.count).map { String($0) }
        return AxisMarks(values: keys) { mark in
          AxisValueLabel {
            if let key = mark.as(String.self), let index = Int(key),
              chart.points.indices.contains(index)
            {
              Text(chart.points[index].name).lineLimit(1)
            }
          }
        }
      }

      private var texts: some AxisContent {
        let ends = ChartAxis.ends(of: chart)
        return AxisMarks(values: ends.map(\.place)) { mark in
          AxisGridLine()
          AxisValueLabel {
            if ends.indices.contains(mark.index) { Text(ends[mark.index].text) }
          }
        }
      }
    #else
      private var drawing: some View {
        ForEach(Array(chart.points.enumerated()), id: \.offset) { _, point in
          LabeledContent(point.name, value: point.text)
        }
      }
    #endif
  }
#endif
