extension NavigationMap {
  /// Returns the screens that match a text: those with this id or name, otherwise those with a part
  /// of this name, otherwise all whose name contains it, ignoring case.
  public func screens(matching text: String) -> [Screen] {
    let wanted = text.lowercased()
    let exact = screens.filter { $0.id.lowercased() == wanted || $0.name.lowercased() == wanted }
    if !exact.isEmpty { return exact }
    let byPart = screens.filter { $0.parts.contains { $0.name.lowercased() == wanted } }
    if !byPart.isEmpty { return byPart }
    return screens.filter { screen in
      screen.id.lowercased().contains(wanted)
        || screen.parts.contains { $0.name.lowercased().contains(wanted) }
    }
  }

  /// Returns the map around a screen, with at most `depth` arrows before or behind it, and the
  /// shortest way to it from an entry point.
  public func focused(on screen: String, depth: Int) -> NavigationMap {
    var kept = reached(from: screen, depth: depth, forward: true)
      .union(reached(from: screen, depth: depth, forward: false))
    // NB: without the route from the entry, nobody would see where in the app the part is.
    if let route = routes(to: screen, limit: 1).first {
      kept.insert(route.entry.screen)
      kept.formUnion(route.arrows.map(\.from))
    }
    var map = self
    map.screens.removeAll { !kept.contains($0.id) }
    map.arrows.removeAll { !kept.contains($0.from) || !kept.contains($0.to) }
    map.entryPoints.removeAll { !kept.contains($0.screen) }
    return map
  }

  private func reached(from screen: String, depth: Int, forward: Bool) -> Set<String> {
    var found: Set<String> = [screen]
    var front = found
    for _ in 0..<max(0, depth) where !front.isEmpty {
      var next: Set<String> = []
      for arrow in arrows {
        let (near, far) = forward ? (arrow.from, arrow.to) : (arrow.to, arrow.from)
        if front.contains(near), found.insert(far).inserted { next.insert(far) }
      }
      front = next
    }
    return found
  }
}
