import CalcotText

extension Drawing {
  /// Returns a Mermaid flow chart, with a subgraph for each feature.
  func mermaid() -> String {
    var lines = ["flowchart LR"]
    let number = Dictionary(
      map.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let features = Set(map.screens.map(\.feature)).sorted()
    for (index, feature) in features.enumerated() {
      lines.append("  subgraph f\(index)[\(Escape.mermaid(feature))]")
      for (node, screen) in map.screens.enumerated() where screen.feature == feature {
        lines.append("    s\(node)\(Self.shape(screen))")
      }
      lines.append("  end")
    }
    for arrow in map.arrows {
      guard let from = number[arrow.from], let to = number[arrow.to] else { continue }
      let line = arrow.how == .embed ? "-.->" : change(of: arrow) == .added ? "==>" : "-->"
      let text = arrow.label.isEmpty ? arrow.how.title : "\(arrow.how.title): \(arrow.label)"
      lines.append("  s\(from) \(line)|\(Escape.mermaid(text))| s\(to)")
    }
    let entries = Set(map.entryPoints.filter { $0.rank == 0 }.map(\.screen))
    lines += Self.classes(
      [
        ("entry", "stroke-width:3px", { entries.contains($0.id) }),
        ("added", "fill:#d7f5dd,stroke:#1a7f37,color:#000", { change(of: $0) == .added }),
        ("removed", "fill:#ffdcd7,stroke:#cf222e,color:#000", { change(of: $0) == .removed }),
      ], of: map.screens)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func classes(
    _ classes: [(name: String, style: String, contains: (Screen) -> Bool)], of screens: [Screen]
  ) -> [String] {
    classes.flatMap { name, style, contains -> [String] in
      let members = screens.indices.filter { contains(screens[$0]) }.map { "s\($0)" }
      guard !members.isEmpty else { return [] }
      return [
        "  classDef \(name) \(style)", "  class \(members.joined(separator: ",")) \(name)",
      ]
    }
  }

  private static func shape(_ screen: Screen) -> String {
    let name = Escape.mermaid(screen.name)
    return switch screen.kind {
    case .flow: "([\(name)])"
    case .tabs: "[[\(name)]]"
    case .view: "(\(name))"
    case .controller, .other: "[\(name)]"
    }
  }
}
