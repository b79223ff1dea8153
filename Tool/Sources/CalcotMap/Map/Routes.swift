/// A route of the user from an entry point of the app to a screen.
public struct Route: Sendable, Equatable {
  public var entry: EntryPoint
  /// The arrows in their order; empty if the screen is the entry itself.
  public var arrows: [Arrow]

  /// The confidence of the whole route.
  public var confidence: Double { arrows.reduce(1) { $0 * $1.confidence } }
}

extension NavigationMap {
  /// Returns the routes from an entry point to a screen, the shortest first: for each arrow to the
  /// screen, the shortest route that ends with it.
  ///
  /// Empty if there is no route. The time grows with the number of arrows.
  public func routes(to screen: String, limit: Int = 8) -> [Route] {
    let steps = shortestSteps(avoiding: screen)
    var routes = entryPoints.filter { $0.screen == screen }.map { Route(entry: $0, arrows: []) }
    for arrow in arrows where arrow.to == screen && arrow.from != screen {
      guard let way = way(to: arrow.from, by: steps) else { continue }
      routes.append(Route(entry: way.entry, arrows: way.arrows + [arrow]))
    }
    routes.sort {
      ($0.entry.rank, $0.arrows.count, -$0.confidence) < (
        $1.entry.rank, $1.arrows.count, -$1.confidence
      )
    }
    return Array(routes.prefix(limit))
  }

  /// Returns the screens that no route reaches from any entry point.
  public func unreachedScreens() -> [Screen] {
    let steps = shortestSteps(avoiding: nil)
    return screens.filter { steps[$0.id] == nil }
  }

  /// Returns the farthest screens known to lead to a screen without a route, each with its arrows.
  /// Nothing is known to show these screens. Empty if nothing shows the screen itself.
  public func nearestKnown(to screen: String) -> [(start: Screen, arrows: [Arrow])] {
    var ways: [String: [Arrow]] = [screen: []]
    var queue = [screen]
    var starts: [String] = []
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      let before = arrows.filter { $0.to == current && $0.from != current }
      if before.isEmpty, current != screen { starts.append(current) }
      for arrow in before where ways[arrow.from] == nil {
        ways[arrow.from] = [arrow] + (ways[current] ?? [])
        queue.append(arrow.from)
      }
    }
    return starts.compactMap { start in
      screens.first { $0.id == start }.map { ($0, ways[start] ?? []) }
    }
  }

  private enum Step {
    case entry(EntryPoint)
    case arrow(Arrow)
  }

  /// Returns the last step of a shortest route, for each reachable screen.
  ///
  /// The start of the app comes before links: a screen that a link opens directly still has its
  /// route through the app.
  private func shortestSteps(avoiding avoided: String?) -> [String: Step] {
    var outgoing: [String: [Arrow]] = [:]
    let surestFirst = arrows.indices.sorted {
      (arrows[$1].confidence, $0) < (arrows[$0].confidence, $1)
    }
    for index in surestFirst { outgoing[arrows[index].from, default: []].append(arrows[index]) }
    var steps: [String: Step] = [:]
    // NB: a link bypasses the route through the app, which is preferred.
    for allowsLinks in [false, true] {
      for rank in Set(entryPoints.map(\.rank)).sorted() {
        var queue = allowsLinks ? screens.map(\.id).filter { steps[$0] != nil } : []
        for entry in entryPoints
        where entry.rank == rank && entry.screen != avoided && steps[entry.screen] == nil {
          steps[entry.screen] = .entry(entry)
          queue.append(entry.screen)
        }
        var next = 0
        while next < queue.count {
          for arrow in outgoing[queue[next]] ?? []
          where steps[arrow.to] == nil && arrow.to != avoided
            && (allowsLinks || arrow.how != .link)
          {
            steps[arrow.to] = .arrow(arrow)
            queue.append(arrow.to)
          }
          next += 1
        }
      }
    }
    return steps
  }

  private func way(
    to screen: String, by steps: [String: Step]
  ) -> (entry: EntryPoint, arrows: [Arrow])? {
    var arrows: [Arrow] = []
    var current = screen
    while let step = steps[current] {
      switch step {
      case .entry(let entry): return (entry, arrows.reversed())
      case .arrow(let arrow):
        arrows.append(arrow)
        current = arrow.from
      }
    }
    return nil
  }
}
