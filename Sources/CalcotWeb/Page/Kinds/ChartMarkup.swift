import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns a chart: the highest value, the drawing, and a list of its points. Screen readers read
  /// the list, and it labels the points under the drawing as far as there is room. The value of a
  /// point without room is seen as long as the point is pointed at or focused. The names of several
  /// series stand under the label, in their colors.
  func chart(_ chart: ChartValue, _ id: String) -> HTMLTag {
    var parts = [HTMLTag("figcaption", id: "\(id):h", text: chart.label)]
    if chart.series.count > 1 { parts.append(keys(chart, id)) }
    if let highest = chart.points.max(by: { $0.value < $1.value }) {
      if highest.value > 0 {
        let attributes = [HTMLAttribute("class", "axis"), HTMLAttribute("aria-hidden", "true")]
        parts.append(HTMLTag("p", id: "\(id):y", attributes, text: highest.text))
      }
      parts += [ChartDrawing(chart).tag(id: "\(id):s", label: "\(id):h"), points(chart, id)]
    }
    return HTMLTag(
      "figure", id: id, [HTMLAttribute("class", "chart")], children: parts.map { .tag($0) })
  }

  private func keys(_ chart: ChartValue, _ id: String) -> HTMLTag {
    let keys = chart.series.enumerated().map { place, series in
      HTMLNode.tag(
        HTMLTag(
          "span", id: "\(id):k/\(place)", [HTMLAttribute("class", ChartDrawing.color(place))],
          text: series.name))
    }
    return HTMLTag("p", id: "\(id):k", [HTMLAttribute("class", "line keys")], children: keys)
  }

  private func points(_ chart: ChartValue, _ id: String) -> HTMLTag {
    let (names, isOne) = (chart.names, chart.series.count < 2)
    let room =
      switch names.count {
      case ...7 where isOne: "texts"
      case ...12: "names"
      default: "ends"
      }
    // NB: a press of Tab for each of many points would be a trap; a mouse and a finger reach them.
    let focusable = room == "texts" ? [] : [HTMLAttribute("tabindex", room == "names" ? "0" : "-1")]
    let items = names.enumerated().map { place, name in
      let texts = chart.series.filter { place < $0.points.count }.map { series in
        (isOne ? "" : "\(series.name) ") + series.points[place].text
      }
      return HTMLNode.tag(
        HTMLTag(
          "li", id: "\(id):p/\(place)", focusable,
          children: [
            .tag(HTMLTag("span", id: "\(id):n/\(place)", text: name)),
            .tag(
              HTMLTag(
                "span", id: "\(id):v/\(place)", [HTMLAttribute("class", "value")],
                text: texts.joined(separator: "\n"))),
          ]))
    }
    return HTMLTag("ol", id: "\(id):l", [HTMLAttribute("class", room)], children: items)
  }
}

/// The drawing of a chart, made of shapes that are stretched to the available size.
private struct ChartDrawing {
  /// The width for each point, and the height of the whole.
  private static let step = 10.0
  private static let height = 100.0

  private let chart: ChartValue

  init(_ chart: ChartValue) { self.chart = chart }

  /// Returns the class of the color of a series.
  static func color(_ place: Int) -> String { "c\(place % 6 + 1)" }

  func tag(id: String, label: String) -> HTMLTag {
    let width = Self.step * Double(chart.names.count)
    let zero = shape("zero", "M0 \(text(y(0)))H\(text(width))")
    let top = shape("zero", "M0 0H\(text(width))")
    let isOne = chart.series.count < 2
    let drawn = chart.series.enumerated().flatMap { place, series in
      let color = isOne ? "" : " " + Self.color(place)
      return switch chart.style {
      case .bars: [shape("bars" + color, bars(series.points, place))]
      case .line:
        [
          shape("line" + color, line(series.points)), shape("dots" + color, dots(series.points)),
        ]
      }
    }
    let shapes =
      switch (chart.style, chart.series.first) {
      case (.bars, _): drawn + [zero, top]
      case (.line, let only?) where isOne: [shape("area", area(only.points)), zero, top] + drawn
      case (.line, _): [zero, top] + drawn
      }
    return HTMLTag(
      "svg", id: id,
      [
        HTMLAttribute("class", chart.style.rawValue), HTMLAttribute("role", "img"),
        HTMLAttribute("aria-labelledby", label),
        HTMLAttribute("viewBox", "0 0 \(text(width)) \(text(Self.height))"),
        HTMLAttribute("preserveAspectRatio", "none"),
      ], children: shapes.map { .tag($0) })
  }

  private func shape(_ kind: String, _ path: String) -> HTMLTag {
    HTMLTag(
      "path",
      [
        HTMLAttribute("class", kind), HTMLAttribute("d", path),
        HTMLAttribute("vector-effect", "non-scaling-stroke"),
      ])
  }

  /// Returns the bars of a series, each beside those of the series before.
  private func bars(_ points: [ChartPoint], _ place: Int) -> String {
    let (zero, gap) = (y(0), Self.step * 0.16)
    let width = (Self.step - 2 * gap) / Double(chart.series.count)
    return points.enumerated().map { index, point in
      let left = Self.step * Double(index) + gap + width * Double(place)
      return "M\(text(left)) \(text(zero))V\(text(y(point.value)))"
        + "H\(text(left + width))V\(text(zero))z"
    }.joined()
  }

  private func places(_ points: [ChartPoint]) -> [(x: Double, y: Double)] {
    points.enumerated().map { (Self.step * (Double($0) + 0.5), y($1.value)) }
  }

  private func line(_ points: [ChartPoint]) -> String {
    places(points).enumerated().map { "\($0 == 0 ? "M" : "L")\(text($1.x)) \(text($1.y))" }
      .joined()
  }

  private func area(_ points: [ChartPoint]) -> String {
    let (zero, places) = (text(y(0)), places(points))
    guard let first = places.first, let last = places.last else { return "" }
    return "\(line(points))L\(text(last.x)) \(zero)H\(text(first.x))z"
  }

  // NB: lines without length, whose ends are round however the drawing is stretched.
  private func dots(_ points: [ChartPoint]) -> String {
    places(points).map { "M\(text($0.x)) \(text($0.y))h0" }.joined()
  }

  private func y(_ value: Double) -> Double { Self.height * (1 - chart.place(of: value)) }

  /// Returns a number with at most two decimals.
  private func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
