#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import SwiftUI

  #if canImport(Charts)
    import Charts
  #endif

  /// Numbers, drawn as bars or as lines. VoiceOver reads each point's name and text.
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
          ForEach(Array(chart.series.enumerated()), id: \.offset) { _, series in
            ForEach(Array(series.points.enumerated()), id: \.offset) { index, point in
              mark(index, point, of: series)
                .accessibilityLabel(label(point, of: series))
                .accessibilityValue(point.text)
            }
          }
        }
        // NB: the distance of two finite numbers can be infinite, so their places are drawn.
        .chartYScale(domain: 0...1)
        .chartXAxis { names }
        .chartYAxis { texts }
        .frame(height: 200)
      }

      private func label(_ point: ChartPoint, of series: ChartSeries) -> String {
        [series.name, point.name].filter { !$0.isEmpty }.joined(separator: ", ")
      }

      @ChartContentBuilder
      private func mark(
        _ index: Int, _ point: ChartPoint, of series: ChartSeries
      ) -> some ChartContent {
        if chart.series.count > 1 {
          mark(index, point)
            .foregroundStyle(by: .value("Series", series.name))
            .position(by: .value("Series", series.name))
        } else {
          mark(index, point)
        }
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
        let names = chart.names
        let keys = ChartAxis.spread(names.count).map { String($0) }
        return AxisMarks(values: keys) { mark in
          AxisValueLabel {
            if let key = mark.as(String.self), let index = Int(key),
              names.indices.contains(index)
            {
              Text(names[index]).lineLimit(1)
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
        ForEach(Array(chart.series.enumerated()), id: \.offset) { _, series in
          if !series.name.isEmpty { Text(series.name) }
          ForEach(Array(series.points.enumerated()), id: \.offset) { _, point in
            LabeledContent(point.name, value: point.text)
          }
        }
      }
    #endif
  }
#endif
