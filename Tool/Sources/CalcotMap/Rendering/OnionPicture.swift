import CalcotText

/// The layers as rings, the Model in the middle, and their uses of each other beside them.
struct OnionPicture {
  let layers: Layers
  private let center = Point(x: 264, y: 250)
  private let radii = [62.0, 108, 154, 200]

  init(_ layers: Layers) {
    self.layers = layers
  }

  private var isEmpty: Bool { layers.counts.values.allSatisfy { $0 == 0 } }

  var size: Size {
    guard !isEmpty else { return Size(width: 0, height: 0) }
    return Size(width: 900, height: max(500, 90 + Double(layers.arrows.count) * 22 + 40))
  }

  func svg() -> String {
    guard !isEmpty else { return "" }
    var text = "<g class=\"onion\"><text class=\"title\" x=\"64\" y=\"24\">Layers</text>"
    for ring in radii.indices.reversed() {
      text += "<circle class=\"ring ring\(ring)\" cx=\"\(number(center.x))\" "
      text += "cy=\"\(number(center.y))\" r=\"\(number(radii[ring]))\"/>"
    }
    for ring in radii.indices {
      let members = Layer.allCases.filter { $0.ring == ring && (layers.counts[$0] ?? 0) > 0 }
      let inner = ring == 0 ? 0 : radii[ring - 1]
      let y = ring == 0 ? center.y : center.y - (inner + radii[ring]) / 2
      let name = members.map { "\($0.rawValue) \(layers.counts[$0] ?? 0)" }.joined(separator: " · ")
      text += "<text class=\"middle strong\" x=\"\(number(center.x))\" y=\"\(number(y + 4))\">"
      text += "\(Escape.label(name))</text>"
    }
    text += "<text class=\"strong\" x=\"520\" y=\"60\">Who uses whom</text>"
    for (index, arrow) in layers.arrows.enumerated() {
      let y = number(86 + Double(index) * 22)
      let kind = arrow.isForbidden ? "forbidden" : "dim"
      let example =
        arrow.isForbidden ? arrow.examples.first.map { ", as \($0.user) uses \($0.used)" } : nil
      let line = "\(arrow.from.rawValue) → \(arrow.to.rawValue): \(arrow.count)\(example ?? "")"
      text += "<text class=\"\(kind)\" x=\"520\" y=\"\(y)\">"
      text += "\(arrow.isForbidden ? "✗ " : "")"
      text += "\(Escape.label(TextMeasure.fitted(line, to: 370)))</text>"
    }
    return text + "</g>"
  }
}
