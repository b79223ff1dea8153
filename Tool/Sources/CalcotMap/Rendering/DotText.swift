import CalcotText

extension Drawing {
  /// Returns a graph for Graphviz, with a cluster for each feature.
  func dot() -> String {
    var lines = [
      "digraph \(Escape.dot(map.title)) {", "  rankdir=LR; compound=true;",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=11];",
      "  edge [fontname=\"Helvetica\", fontsize=9];",
    ]
    let entries = Set(map.entryPoints.filter { $0.rank == 0 }.map(\.screen))
    for (index, feature) in Set(map.screens.map(\.feature)).sorted().enumerated() {
      lines.append("  subgraph cluster_\(index) {")
      lines.append("    label=\(Escape.dot(feature));")
      for screen in map.screens where screen.feature == feature {
        var attributes = ["label=\(Escape.dot(screen.name))", "shape=\(Self.shape(screen))"]
        attributes.append("tooltip=\(Escape.dot("\(screen.place)"))")
        if entries.contains(screen.id) { attributes.append("penwidth=2.5") }
        if let color = Self.color(change(of: screen)) { attributes.append("color=\"\(color)\"") }
        lines.append("    \(Escape.dot(screen.id)) [\(attributes.joined(separator: ", "))];")
      }
      lines.append("  }")
    }
    for arrow in map.arrows {
      let text = arrow.label.isEmpty ? arrow.how.title : "\(arrow.how.title): \(arrow.label)"
      var attributes = ["label=\(Escape.dot(text))"]
      if let evidence = arrow.evidence.first {
        attributes.append("tooltip=\(Escape.dot("\(evidence.place)"))")
      }
      if arrow.how == .embed { attributes.append("style=dotted") }
      if let color = Self.color(change(of: arrow)) { attributes.append("color=\"\(color)\"") }
      lines.append(
        "  \(Escape.dot(arrow.from)) -> \(Escape.dot(arrow.to)) "
          + "[\(attributes.joined(separator: ", "))];")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func shape(_ screen: Screen) -> String {
    switch screen.kind {
    case .flow: "oval"
    case .tabs: "tab"
    case .controller, .view, .other: "box"
    }
  }

  private static func color(_ change: MapComparison.Change) -> String? {
    switch change {
    case .same: nil
    case .added: "#1a7f37"
    case .removed: "#cf222e"
    }
  }
}
