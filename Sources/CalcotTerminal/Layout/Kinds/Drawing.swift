import Calcot
import CalcotContent

/// A family of blocks. Gaps separate blocks of different families.
enum BlockFamily { case text, heading, footer, button, row, field, toggle, figure, emptyState }

/// The lines of an element that cannot have the focus, with the family that determines its gaps.
struct Drawing {
  let lines: [[Run]]
  let family: BlockFamily

  /// Creates the drawing of an element, or returns `nil` if it has none.
  init?(of element: Element, width: Int, isRoomy: Bool, words: HostWords.Labels) {
    switch element.kind {
    case .label(let text, let symbol):
      lines = SignedText(sign: symbol.shownSign, text: text, width: width).lines
      family = .text
    case .image(let value):
      lines = ImageLayout(value: value, width: width, isRoomy: isRoomy).lines
      family = value.role == .picture ? .figure : .text
    case .metric(let value):
      lines = MetricLayout(value: value, width: width).lines
      family = .figure
    case .chart(let value):
      lines = ChartLayout(value: value, words: words, width: width, isRoomy: isRoomy).lines
      family = .figure
    default: return nil
    }
  }
}

extension Element.Kind {
  /// A Boolean value that indicates whether the element is a button.
  var isButton: Bool { if case .button = self { true } else { false } }
}
