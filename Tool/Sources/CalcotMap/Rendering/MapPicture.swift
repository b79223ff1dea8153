import CalcotText

/// A map as an SVG picture: features as boxes with screens, arrows below them, and the rings of the
/// layers at the end.
struct MapPicture {
  let drawing: Drawing
  let layout: MapLayout

  init(_ drawing: Drawing) {
    self.drawing = drawing
    layout = MapLayout(drawing.map)
  }

  func svg() -> String {
    let legend = PictureLegend(drawing)
    let onion = OnionPicture(drawing.map.layers)
    let width = max(layout.size.width, onion.size.width, legend.size.width)
    let mapTop = legend.size.height
    let onionTop = mapTop + layout.size.height
    let height = onionTop + onion.size.height
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" "
        + "height=\"\(number(height))\" viewBox=\"0 0 \(number(width)) \(number(height))\" "
        + "role=\"img\" aria-label=\"\(Escape.label("Navigation map of \(drawing.map.title)"))\">",
      "<style>\(PictureStyle.css)</style>",
      "<defs>\(Self.markers)</defs>",
      "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>",
      legend.svg(),
      "<g transform=\"translate(0 \(number(mapTop)))\">",
    ]
    lines += layout.features.indices.map(box)
    lines.append("<g class=\"lines\">")
    lines += layout.lines.map(line)
    lines.append("</g>")
    lines += drawing.map.screens.indices.map(node)
    lines += ["</g>", "<g transform=\"translate(0 \(number(onionTop)))\">", onion.svg(), "</g>"]
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private static var markers: String {
    let names = Arrow.How.allCases.map(\.rawValue) + ["added", "removed"]
    return names.map {
      "<marker id=\"m-\($0)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" "
        + "markerHeight=\"7\" orient=\"auto-start-reverse\" markerUnits=\"userSpaceOnUse\">"
        + "<path class=\"m-\($0)\" d=\"M0 0.5L8 4L0 7.5z\"/></marker>"
    }.joined()
  }

  private func box(_ index: Int) -> String {
    let feature = layout.features[index]
    let origin = layout.origins[index]
    let (x, y) = (number(origin.x), number(origin.y))
    let count = "\(feature.screens.count)"
    return
      "<g class=\"feature\"><rect x=\"\(x)\" y=\"\(y)\" width=\"\(number(feature.size.width))\" "
      + "height=\"\(number(feature.size.height))\" rx=\"10\"/>"
      + "<text x=\"\(number(origin.x + 14))\" y=\"\(number(origin.y + 21))\">"
      + "\(Escape.label(feature.feature)) <tspan class=\"count\">\(count)</tspan></text></g>"
  }

  private func line(_ line: MapLayout.Line) -> String {
    let arrows = line.arrows.map { drawing.map.arrows[$0] }
    guard let first = arrows.min(by: { $0.how < $1.how }) else { return "" }
    let changes = Set(arrows.map(drawing.change))
    var kind = first.how.rawValue
    if changes == [.added] { kind = "added" }
    if changes == [.removed] { kind = "removed" }
    let isLong = drawing.map.screens[line.from].feature != drawing.map.screens[line.to].feature
    let isUncertain = arrows.allSatisfy { $0.confidence < 0.75 }
    let path = LinePath.data(
      from: layout.frames[line.from], to: layout.frames[line.to], bends: line.bends)
    let titles = arrows.map { arrow in
      let label = arrow.label.isEmpty ? "" : " \(arrow.label)"
      let place = arrow.evidence.first.map { " — \($0.place)" } ?? ""
      return "\(arrow.from) → (\(arrow.how.title)\(label)) \(arrow.to)\(place)"
    }
    return "<path class=\"l-\(kind)\(isLong ? " long" : "")\(isUncertain ? " unsure" : "")\" "
      + "d=\"\(path)\" marker-end=\"url(#m-\(kind))\">"
      + "<title>\(Escape.label(titles.joined(separator: "; ")))</title></path>"
  }

  private func node(_ index: Int) -> String {
    let screen = drawing.map.screens[index]
    let frame = layout.frames[index]
    let isEntry = drawing.map.entryPoints.contains { $0.screen == screen.id && $0.rank == 0 }
    var classes = ["screen", "k-\(screen.kind.rawValue)"]
    if isEntry { classes.append("entry") }
    if drawing.change(of: screen) != .same { classes.append(drawing.change(of: screen).rawValue) }
    let radius = screen.kind == .flow ? 15 : screen.kind == .view ? 8 : 3
    let name = TextMeasure.fitted(screen.name, to: frame.width - 26)
    var text = "<g class=\"\(classes.joined(separator: " "))\">"
    text += "<title>\(Escape.label("\(screen.id), \(screen.kind.title), \(screen.place)"))</title>"
    text += "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" "
    text += "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\" rx=\"\(radius)\"/>"
    if screen.kind == .tabs {
      text += "<rect class=\"inner\" x=\"\(number(frame.x + 3))\" y=\"\(number(frame.y + 3))\" "
      text +=
        "width=\"\(number(frame.width - 6))\" height=\"\(number(frame.height - 6))\" rx=\"2\"/>"
    }
    text += "<text x=\"\(number(frame.x + frame.width / 2))\" y=\"\(number(frame.midY + 4))\">"
    return text + "\(Escape.label(name))</text></g>"
  }
}
