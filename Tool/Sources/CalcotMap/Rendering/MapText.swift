internal import CalcotText

extension NavigationMap {
  /// Returns the figures of the map, and its problems.
  public func summary() -> String {
    let features = Set(screens.map(\.feature)).count
    let navigation = arrows.filter(\.how.isNavigation)
    let hows = Arrow.How.allCases.compactMap { how -> String? in
      let count = navigation.count { $0.how == how }
      return count == 0 ? nil : "\(count) \(how.title)"
    }
    let flows = screens.count { $0.kind == .flow }
    var lines = [
      "\(title): \(Counted(screens.count - flows, "screen").text)"
        + (flows == 0 ? "" : " and \(Counted(flows, "flow").text)")
        + " in \(Counted(features, "feature").text), " + Counted(navigation.count, "arrow").text
        + (hows.isEmpty ? "" : " (\(hows.joined(separator: ", ")))")
    ]
    if uncertainArrows > 0 {
      lines.append("\(uncertainArrows) more are too uncertain to draw: which way, the data decides")
    }
    lines += section("Entry points", entryPoints.map { "\($0.screen): \($0.reason)" })
    lines += plan()
    lines += section("Cycles", cycles().map { Self.shortened($0.screens, by: " ⇄ ") })
    let unreached = unreachedScreens()
    if !unreached.isEmpty {
      lines += ["", "No way found to (\(unreached.count))"]
      for making in Screen.Making.allCases {
        let some = unreached.filter { $0.making == making }
        guard !some.isEmpty else { continue }
        let names = Self.shortened(some.map(\.id), by: ", ")
        lines.append("  \(some.count) \(making.reason): \(names)")
      }
    }
    lines += section(
      "Layers that use what they must not",
      layers.violations.map { arrow in
        let example = arrow.examples.first.map {
          ", as \($0.user) uses \($0.used) at \($0.evidence.place)"
        }
        return "\(arrow.from.rawValue) → \(arrow.to.rawValue): \(arrow.count)\(example ?? "")"
      })
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the rooms from the start on, each below the one that leads to it.
  private func plan() -> [String] {
    let rooms = rooms()
    guard rooms.count > 1 else { return [] }
    return ["", "How one gets around (\(rooms.count))"]
      + rooms.map { room in
        var depth = 1
        var outer = room.outer
        while let number = outer {
          depth += 1
          outer = rooms[number].outer
        }
        let how = room.entrance.map { "(\($0.how.title)) " } ?? ""
        let others = room.screens.dropFirst().filter { $0 != room.name }
        let shown = others.prefix(6).joined(separator: ", ")
        let more = others.count > 6 ? " and \(others.count - 6) more" : ""
        return String(repeating: "  ", count: depth) + how + room.name
          + (others.isEmpty ? "" : ": \(shown)\(more)")
      }
  }

  /// Returns the routes to a screen, the arrows to it and from it, each with its line.
  public func answer(about screen: Screen) -> String {
    var lines = ["\(screen.id): \(screen.kind.title), \(screen.feature), \(screen.place)"]
    lines += screen.parts.map { "  \($0.role) \($0.name)  \($0.place)" }
    let routes = routes(to: screen.id)
    lines += ["", "How does a user get there?"]
    if routes.isEmpty { lines += nothing(about: screen) }
    for (index, route) in routes.enumerated() {
      lines.append("  \(index + 1). \(Self.line(of: route))")
      lines += route.arrows.map { "     \(Self.evidence(of: $0))" }
    }
    lines += section(
      "Shown by",
      arrows.filter { $0.to == screen.id }.map {
        "\($0.from) → (\($0.how.title))  \(Self.evidence(of: $0))"
      })
    lines += section(
      "Shows",
      arrows.filter { $0.from == screen.id }.map {
        "(\($0.how.title)) \($0.to)  \(Self.evidence(of: $0))"
      })
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the text for a screen without a route: the reason, and the nearest screens known.
  private func nothing(about screen: Screen) -> [String] {
    let known = nearestKnown(to: screen.id)
    if known.isEmpty { return ["  No way found: \(screen.making.reason)."] }
    return ["  No way found from an entry point. The nearest that is known:"]
      + known.prefix(5).flatMap { start, arrows in
        let way = arrows.reduce(start.id) { "\($0) → (\($1.how.title)) \($1.to)" }
        return ["  \(way)  [\(start.id): \(start.making.reason)]"]
          + arrows.map { "     \(Self.evidence(of: $0))" }
      }
  }

  /// Returns a route as `App → (tab) Home → (push) Search`.
  static func line(of route: Route) -> String {
    route.arrows.reduce(route.entry.screen) { "\($0) → (\($1.how.title)) \($1.to)" }
      + "  [\(route.entry.reason)]"
  }

  private static func evidence(of arrow: Arrow) -> String {
    guard let line = arrow.evidence.first else { return "\(arrow.from) → \(arrow.to)" }
    let sure = arrow.confidence < 0.75 ? "  (uncertain)" : ""
    return "\(line.place)\(line.text.isEmpty ? "" : "  \(line.text)")\(sure)"
  }

  private static func shortened(_ names: [String], by separator: String) -> String {
    let shown = names.prefix(20).joined(separator: separator)
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "\(title) (\(lines.count))"] + lines.map { "  \($0)" }
  }
}
