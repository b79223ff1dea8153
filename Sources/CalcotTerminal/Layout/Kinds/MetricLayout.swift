import CalcotContent

/// A number with its label over it and its change below it.
struct MetricLayout {
  let value: MetricValue
  let width: Int

  var lines: [[Run]] {
    text(value.label, TextStyle(dim: true)) + text(value.value, TextStyle(bold: true))
      + (value.trend.map { SignedText(sign: $0.sign, text: $0.text, width: width).lines } ?? [])
  }

  private func text(_ text: String, _ style: TextStyle) -> [[Run]] {
    TextLayout.wrapped(text, to: width).map { [Run(column: 0, text: $0, style: style)] }
  }
}
