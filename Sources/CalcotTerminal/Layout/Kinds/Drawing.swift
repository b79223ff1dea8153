import Calcot
import CalcotContent

/// The lines of an element that cannot have the focus, with the family that determines its gaps.
struct Drawing {
  let lines: [[Run]]
  let family: BlockBuilder.Family
}

extension BlockBuilder {
  /// Returns the drawing of an element, or nil if it has none.
  func drawing(of element: Element) -> Drawing? {
    switch element.kind {
    case .label(let text, let symbol):
      Drawing(
        lines: SignedText(sign: symbol.shownSign, text: text, width: width).lines, family: .text)
    case .image(let value):
      Drawing(
        lines: ImageLayout(value: value, width: width, isRoomy: isRoomy).lines,
        family: value.role == .picture ? .figure : .text)
    case .metric(let value):
      Drawing(lines: MetricLayout(value: value, width: width).lines, family: .figure)
    case .chart(let value):
      Drawing(
        lines: ChartLayout(value: value, words: words.figures, width: width, isRoomy: isRoomy)
          .lines, family: .figure)
    default: nil
    }
  }
}

extension Element.Kind {
  /// A Boolean value that indicates whether the element is a button.
  var isButton: Bool { if case .button = self { true } else { false } }
}
