import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns a number with its label and its change.
  func metric(_ metric: MetricValue, _ id: String) -> HTMLTag {
    var parts = [
      HTMLTag("span", id: "\(id):n", [HTMLAttribute("class", "name")], text: metric.label),
      HTMLTag("span", id: "\(id):v", [HTMLAttribute("class", "value")], text: metric.value),
    ]
    if let trend = metric.trend {
      parts.append(
        HTMLTag(
          "span", id: "\(id):c", [HTMLAttribute("class", "trend \(trend.direction.rawValue)")],
          children: [
            .tag(HTMLTag("span", id: "\(id):d", text: trend.sign)),
            .tag(HTMLTag("span", id: "\(id):t", text: trend.text)),
          ]))
    }
    return HTMLTag(
      "div", id: id, [HTMLAttribute("class", "metric")], children: parts.map { .tag($0) })
  }
}
