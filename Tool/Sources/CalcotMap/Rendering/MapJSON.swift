extension Drawing {
  /// The map for other programs, one line for each screen and arrow.
  func json() -> String {
    var pairs: [(String, JSONText)] = [
      ("version", .integer(1)),
      ("title", .string(map.title)),
      ("screens", .array(map.screens.map(json))),
      ("arrows", .array(map.arrows.map(json))),
      ("entryPoints", .array(map.entryPoints.map(Self.json))),
      ("cycles", .array(map.cycles().map { .array($0.screens.map(JSONText.string)) })),
      ("unreached", .array(map.unreachedScreens().map { .string($0.id) })),
      ("layers", Self.json(map.layers)),
    ]
    if let comparison {
      let violations = comparison.newViolations.map { violation in
        JSONText.object([
          ("from", .string(violation.from.rawValue)), ("to", .string(violation.to.rawValue)),
          ("use", Self.json(violation.use)),
        ])
      }
      pairs.append(
        (
          "change",
          .object([
            ("isWorse", .bool(comparison.isWorse)),
            (
              "newCycles",
              .array(comparison.newCycles.map { .array($0.screens.map(JSONText.string)) })
            ),
            ("newViolations", .array(violations)),
            ("lostScreens", .array(comparison.lostScreens.map { .string($0.id) })),
          ])
        ))
    }
    return JSONText.object(pairs).text()
  }

  private func json(_ screen: Screen) -> JSONText {
    var pairs: [(String, JSONText)] = [
      ("id", .string(screen.id)), ("name", .string(screen.name)),
      ("feature", .string(screen.feature)), ("kind", .string(screen.kind.rawValue)),
    ]
    pairs += Self.pairs(screen.place)
    pairs.append(
      (
        "parts",
        .array(
          screen.parts.map {
            .object(
              [("role", .string($0.role)), ("name", .string($0.name))] + Self.pairs($0.place))
          })
      ))
    if comparison != nil { pairs.append(("change", .string(change(of: screen).rawValue))) }
    return .object(pairs)
  }

  private func json(_ arrow: Arrow) -> JSONText {
    var pairs: [(String, JSONText)] = [
      ("from", .string(arrow.from)), ("to", .string(arrow.to)),
      ("how", .string(arrow.how.rawValue)), ("label", .string(arrow.label)),
      ("confidence", .number(arrow.confidence)),
      ("evidence", .array(arrow.evidence.map(Self.json))),
    ]
    if comparison != nil { pairs.append(("change", .string(change(of: arrow).rawValue))) }
    return .object(pairs)
  }

  private static func json(_ entry: EntryPoint) -> JSONText {
    .object([
      ("screen", .string(entry.screen)), ("reason", .string(entry.reason)),
      ("rank", .integer(entry.rank)), ("evidence", entry.evidence.map(json) ?? .null),
    ])
  }

  private static func json(_ line: SourceLine) -> JSONText {
    .object(pairs(line.place) + [("text", .string(line.text))])
  }

  private static func json(_ use: LayerArrow.Use) -> JSONText {
    .object([
      ("user", .string(use.user)), ("used", .string(use.used)), ("evidence", json(use.evidence)),
    ])
  }

  private static func json(_ layers: Layers) -> JSONText {
    .object([
      (
        "counts",
        .object(Layer.allCases.map { ($0.rawValue, .integer(layers.counts[$0] ?? 0)) })
      ),
      (
        "arrows",
        .array(
          layers.arrows.map { arrow in
            .object([
              ("from", .string(arrow.from.rawValue)), ("to", .string(arrow.to.rawValue)),
              ("count", .integer(arrow.count)), ("forbidden", .bool(arrow.isForbidden)),
              ("examples", .array(arrow.examples.map(json))),
            ])
          })
      ),
    ])
  }

  private static func pairs(_ place: Place) -> [(String, JSONText)] {
    [("path", .string(place.path)), ("line", .integer(place.line))]
  }
}
