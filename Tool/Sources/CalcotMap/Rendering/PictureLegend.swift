import CalcotText

/// The head of the picture: its title, and a legend of its lines and shapes.
struct PictureLegend {
  let drawing: Drawing
  private let hows: [Arrow.How]

  init(_ drawing: Drawing) {
    self.drawing = drawing
    let present = Set(drawing.map.arrows.map(\.how))
    hows = Arrow.How.allCases.filter(present.contains)
  }

  var size: Size {
    Size(width: max(520, Double(entries.count) * 104 + 2 * MapLayout.gap), height: 84)
  }

  private var entries: [(kind: String, title: String)] {
    var entries = hows.map { ($0.rawValue, $0.title) }
    if drawing.comparison != nil { entries += [("added", "added"), ("removed", "removed")] }
    return entries
  }

  func svg() -> String {
    let map = drawing.map
    let left = MapLayout.gap
    let count =
      Counted(map.screens.count, "screen").text + ", "
      + Counted(map.arrows.count(where: \.how.isNavigation), "arrow").text
    var text = "<text class=\"title\" x=\"\(number(left))\" y=\"40\">\(Escape.label(map.title)) "
    text += "<tspan class=\"count\" font-size=\"13\" font-weight=\"400\">\(count)</tspan></text>"
    text += "<g class=\"lines\">"
    for (index, entry) in entries.enumerated() {
      let x = left + Double(index) * 104
      text += "<path class=\"l-\(entry.kind)\" d=\"M\(number(x)) 66h26\" "
      text += "marker-end=\"url(#m-\(entry.kind))\"/>"
      text += "<text class=\"dim\" x=\"\(number(x + 32))\" y=\"70\">\(entry.title)</text>"
    }
    return text + "</g>"
  }
}
