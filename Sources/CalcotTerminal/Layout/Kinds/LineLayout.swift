import Calcot
import CalcotContent

extension BlockBuilder {
  /// Adds elements side by side; what takes lines of its own is added after what is before it.
  mutating func add(line elements: [Element]) {
    var faces: [ButtonLayout] = []
    func place(_ faces: [ButtonLayout], in builder: inout BlockBuilder) {
      if !faces.isEmpty { builder.add(.buttons(faces, width: builder.width), .button) }
    }
    for element in elements {
      if let face = face(of: element) {
        faces.append(face)
      } else {
        place(faces, in: &self)
        faces = []
        add([element])
      }
    }
    place(faces, in: &self)
  }

  private func face(of element: Element) -> ButtonLayout? {
    func text(_ text: String, style: TextStyle = .standard) -> ButtonLayout? {
      guard DisplayWidth.of(text, atMost: width + 1) <= width else { return nil }
      return ButtonLayout(text, of: element.id, style: style)
    }
    switch element.kind {
    case .button: return ButtonLayout(element)
    case .link(let label): return ButtonLayout(link: element, label, width: width)
    case .text(let words, let role): return text(words, style: BlockBuilder.style(of: role))
    case .label(let words, let symbol):
      return text([symbol.shownSign, words].compactMap { $0 }.joined(separator: " "))
    case .metric(let metric) where metric.trend == nil:
      return text("\(metric.label) \(metric.value)", style: TextStyle(bold: true))
    default: return nil
    }
  }
}
