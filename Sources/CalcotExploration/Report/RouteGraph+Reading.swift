import CalcotTesting

/// The comparison with the map that `calcot map` reads from an app's code.
extension RouteGraph {
  /// Creates a graph from the output of `calcot map --format dot` or from ``dot``. Screens are
  /// identified by their labels, ways by their kind; lines in another format are ignored.
  ///
  /// ```swift
  /// let map = RouteGraph(dot: try String(contentsOfFile: "map.dot", encoding: .utf8))
  /// print(map.without(report.graph).mermaid)
  /// ```
  public init(dot: String) {
    self.init()
    var labels: [String: String] = [:]
    let lines = dot.split(separator: "\n").map { Self.quotedTexts(in: $0) }
    for (line, texts) in zip(dot.split(separator: "\n"), lines)
    where texts.count >= 2 && line.contains("\" [label=") && !line.contains("\" -> \"") {
      labels[texts[0]] = texts[1]
      note(screen: texts[1])
    }
    for (line, texts) in zip(dot.split(separator: "\n"), lines)
    where texts.count >= 3 && line.contains("\" -> \"") {
      let how = texts[2].prefix { $0 != ":" }
      note(
        Arrow(
          from: labels[texts[0]] ?? texts[0], to: labels[texts[1]] ?? texts[1], how: String(how)))
    }
  }

  /// Returns the screens and the ways of this graph that another one lacks. Two ways are equal if
  /// they connect the same screens in the same direction, whatever their kind.
  public func without(_ other: RouteGraph) -> RouteGraph {
    let known = Set(other.arrows.map { [$0.from, $0.to] })
    var rest = RouteGraph()
    for screen in screens where !other.screens.contains(screen) { rest.note(screen: screen) }
    for arrow in arrows where !known.contains([arrow.from, arrow.to]) { rest.note(arrow) }
    return rest
  }

  /// Returns the quoted texts of a line, in order.
  private static func quotedTexts(in line: Substring) -> [String] {
    var (texts, text, isEscaped): ([String], String?, Bool) = ([], nil, false)
    for character in line {
      switch (character, text) {
      case ("\"", nil): text = ""
      case ("\"", let open?) where !isEscaped:
        texts.append(open)
        text = nil
      case ("\\", .some) where !isEscaped:
        isEscaped = true
        continue
      case (_, .some): text?.append(character)
      case (_, nil): break
      }
      isEscaped = false
    }
    return texts
  }
}
