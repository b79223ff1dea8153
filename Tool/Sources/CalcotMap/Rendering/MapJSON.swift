import CalcotText

extension Drawing {
  /// Returns the map for other programs, a line for each screen and arrow.
  func json() -> String {
    var pairs: [(String, JSONValue)] = [
      ("version", .int(1)),
      ("title", .string(map.title)),
      ("screens", .array(map.screens.map(json))),
      ("arrows", .array(map.arrows.map(json))),
      ("uncertainArrows", .int(map.uncertainArrows)),
      ("entryPoints", .array(map.entryPoints.map(Self.json))),
      ("cycles", .array(map.cycles().map { .array($0.screens.map(JSONValue.string)) })),
      ("unreached", .array(map.unreachedScreens().map { .string($0.id) })),
      ("layers", Self.json(map.layers)),
    ]
    if let comparison {
      let violations = comparison.newViolations.map { violation in
        JSONValue.members([
          ("from", .string(violation.from.rawValue)), ("to", .string(violation.to.rawValue)),
          ("use", Self.json(violation.use)),
        ])
      }
      pairs.append(
        (
          "change",
          .members([
            ("isWorse", .bool(comparison.isWorse)),
            (
              "newCycles",
              .array(comparison.newCycles.map { .array($0.screens.map(JSONValue.string)) })
            ),
            ("newViolations", .array(violations)),
            ("lostScreens", .array(comparison.lostScreens.map { .string($0.id) })),
          ])
        ))
    }
    return JSONValue.members(pairs).text(linesTo: 2, escaping: ["<"])
  }

  private func json(_ screen: Screen) -> JSONValue {
    var pairs: [(String, JSONValue)] = [
      ("id", .string(screen.id)), ("name", .string(screen.name)),
      ("feature", .string(screen.feature)), ("kind", .string(screen.kind.rawValue)),
      ("made", .string(screen.making.rawValue)),
    ]
    pairs += Self.pairs(screen.place)
    pairs.append(
      (
        "parts",
        .array(
          screen.parts.map {
            .members(
              [("role", .string($0.role)), ("name", .string($0.name))] + Self.pairs($0.place))
          })
      ))
    if comparison != nil { pairs.append(("change", .string(change(of: screen).rawValue))) }
    return .members(pairs)
  }

  private func json(_ arrow: Arrow) -> JSONValue {
    var pairs: [(String, JSONValue)] = [
      ("from", .string(arrow.from)), ("to", .string(arrow.to)),
      ("how", .string(arrow.how.rawValue)), ("label", .string(arrow.label)),
      ("confidence", .thousandths(arrow.confidence)),
      ("evidence", .array(arrow.evidence.map(Self.json))),
    ]
    if comparison != nil { pairs.append(("change", .string(change(of: arrow).rawValue))) }
    return .members(pairs)
  }

  private static func json(_ entry: EntryPoint) -> JSONValue {
    .members([
      ("screen", .string(entry.screen)), ("reason", .string(entry.reason)),
      ("rank", .int(entry.rank)), ("evidence", entry.evidence.map(json) ?? .null),
    ])
  }

  private static func json(_ line: SourceLine) -> JSONValue {
    .members(pairs(line.place) + [("text", .string(line.text))])
  }

  private static func json(_ use: LayerArrow.Use) -> JSONValue {
    .members([
      ("user", .string(use.user)), ("used", .string(use.used)), ("evidence", json(use.evidence)),
    ])
  }

  private static func json(_ layers: Layers) -> JSONValue {
    .members([
      (
        "counts",
        .members(Layer.allCases.map { ($0.rawValue, .int(layers.counts[$0] ?? 0)) })
      ),
      (
        "arrows",
        .array(
          layers.arrows.map { arrow in
            .members([
              ("from", .string(arrow.from.rawValue)), ("to", .string(arrow.to.rawValue)),
              ("count", .int(arrow.count)), ("forbidden", .bool(arrow.isForbidden)),
              ("examples", .array(arrow.examples.map(json))),
            ])
          })
      ),
    ])
  }

  private static func pairs(_ place: Place) -> [(String, JSONValue)] {
    [("path", .string(place.path)), ("line", .int(place.line))]
  }
}
