import Calcot
import CalcotContent

extension PlainScreen {
  /// Adds a picture as text: its label, with a word that says that it is a picture.
  mutating func add(_ image: ImageValue, indentation: String) {
    guard let label = image.label, !label.isEmpty else { return }
    guard image.role != .icon else { return addLine(indentation + label) }
    let pattern =
      switch (image.source, image.problem) {
      case (nil, _): words.labels.loadingPicture
      case (_, nil): words.labels.picture
      case (_, .some): words.labels.missingPicture
      }
    addLine(indentation + pattern.filled(label))
  }

  /// Adds a number with its label, and its change as text.
  mutating func add(_ metric: MetricValue, indentation: String) {
    let change = metric.trend.map { ". " + $0.words(words.labels) } ?? ""
    addLine(indentation + "\(metric.label): \(metric.value)\(change)")
  }

  /// Adds a chart in one line for each series, with each point's name and text.
  mutating func add(_ chart: ChartValue, indentation: String) {
    guard chart.series.count < 2 else {
      addLine(indentation + chart.label)
      return chart.alone.forEach { add($0, indentation: indentation + "  ") }
    }
    let points = chart.points.map(\.words).joined(separator: ", ")
    addLine(indentation + (points.isEmpty ? chart.label : "\(chart.label): \(points)"))
  }

  /// Adds a table: the sortable columns with their order as text, then the rows.
  mutating func add(table: Element, _ columns: [TableColumn], indentation: String) {
    var sortable = columns.filter(\.isSortable)[...]
    let outer = self.columns
    self.columns = columns
    for child in table.children {
      guard case .button(let button) = child.kind else {
        add(child, indentation: indentation)
        continue
      }
      let shown = sortable.popFirst()?.spoken(words.labels) ?? button.label
      add(button, child.id, shown: shown, indentation: indentation)
    }
    self.columns = outer
  }
}

extension Trend {
  fileprivate func words(_ words: HostWords.Labels) -> String {
    switch direction {
    case .up: words.up.filled(text)
    case .down: words.down.filled(text)
    case .level: words.level.filled(text)
    }
  }
}

extension TableColumn {
  fileprivate func spoken(_ words: HostWords.Labels) -> String {
    switch order {
    case .ascending: words.ascending.filled(title)
    case .descending: words.descending.filled(title)
    case nil: title
    }
  }
}

extension RowValue {
  /// Returns the cells after the first one as text, each with its column's title.
  func spokenCells(under columns: [TableColumn]) -> [String] {
    zip(columns.dropFirst(), cells).filter { !$1.isEmpty }.map { "\($0.title) \($1)" }
  }
}
