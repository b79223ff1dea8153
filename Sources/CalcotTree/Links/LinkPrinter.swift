/// A printer of the address of the place that a tree shows.
package struct LinkPrinter {
  let tree: NavigationTree
  let routes: RouteRegistry
  private var query: [LinkQuery.Item] = []
  /// The routes that each part of the address must parse as.
  private var expectations: [Expectation] = []

  private struct Expectation {
    let type: any Route.Type
    let segments: [String]
    let routes: [AnyRoute]
    let isPiece: Bool
    /// The style of the last route, if its link presents it.
    var style: ModalStyle?
  }

  /// The path of a stack whose last place is a screen; the path may continue with a link that
  /// presents.
  private struct OpenPath {
    let flow: FlowID
    let chain: [AnyRoute]
    /// The index of the first segment of the path.
    let start: Int
  }

  private var openPath: OpenPath?
  /// The types of the flows' routes.
  private lazy var routeTypes = tree.routeTypes

  private struct NoLink: Error {}

  package init(_ tree: NavigationTree, routes: RouteRegistry) {
    self.tree = tree
    self.routes = routes
  }

  /// Returns the address of the visible screen, or nil if a route on the way has no link or the
  /// address would lead somewhere else.
  package mutating func address() -> LinkAddress? {
    guard let base = tree.layers.first, tree.layers.count <= routes.mostLinkModals + 1 else {
      return nil
    }
    var (segments, over): ([String], [LinkPiece]) = ([], [])
    do throws(NoLink) {
      var inner = try add(base.flow, base.stack, to: &segments, &over)
      for layer in tree.layers.dropFirst() {
        if over.isEmpty, let style = layer.style,
          try goOn(to: layer, style, &inner, &segments, &over)
        {
          continue
        }
        let places = tree.segments(of: layer.flow, in: layer.stack)
        let marker: LinkMarker = layer.style.isSheet ? .sheet : .fullScreen
        inner = try add(places[...], of: layer.flow, marker, over: inner, to: &over)
      }
    } catch { return nil }
    guard
      let address = try? LinkAddress(
        segments, over: over, query: LinkQuery(query), mostPieces: routes.mostLinkPieces),
      isReadAsMeant(address.query)
    else { return nil }
    return address
  }

  /// Adds a flow's part of a stack; returns the innermost flow of it.
  private mutating func add(
    _ flow: FlowID, _ stack: ScreenStack, to segments: inout [String],
    _ over: inout [LinkPiece]
  ) throws(NoLink) -> FlowID {
    guard let container = tree.container(of: flow)?.container else {
      return try add(tree.segments(of: flow, in: stack), of: flow, to: &segments, &over)
    }
    guard stack.top.container != nil else { throw NoLink() }
    let branch = container.selectedBranch
    let shown = tree.segments(of: flow, in: branch.stack)
    switch container.kind {
    case .tabs, .pages:
      // NB: within a path, a route that is also a tab's would lead to that tab.
      let other = shown.indices.dropFirst().first { index in
        container.branches.contains { $0.route == shown[index].route }
      }
      return try add(shown, of: flow, to: &segments, &over, atMost: other ?? shown.count)
    case .split:
      return try add(sidesOf: container, flow, to: &segments, &over)
    }
  }

  /// Adds the sides of a split up to the selected one: with one path if that gives each side one
  /// place, and all that are left to the last one; otherwise each place with a marker.
  private mutating func add(
    sidesOf split: Container, _ flow: FlowID, to segments: inout [String],
    _ over: inout [LinkPiece]
  ) throws(NoLink) -> FlowID {
    let sides = split.branches[...split.selected].map { tree.segments(of: flow, in: $0.stack) }
    let isLast = split.selected == split.branches.count - 1
    if (isLast ? sides.dropLast() : sides[...]).allSatisfy({ $0.count == 1 }) {
      var (path, pathSegments, pathOver) = (self, segments, over)
      let inner = try? path.add(
        Array(sides.joined()), of: flow, to: &pathSegments, &pathOver, atLeast: sides.count)
      if let inner {
        (self, segments, over) = (path, pathSegments, pathOver)
        return inner
      }
    }
    var inner = try add(Array(sides[0].prefix(1)), of: flow, to: &segments, &over)
    for (index, side) in sides.enumerated() {
      let (places, marker) = index == 0 ? (side.dropFirst(), LinkMarker.push) : (side[...], .side)
      inner = try add(places, of: flow, marker, over: inner, to: &over)
    }
    return inner
  }

  /// Adds stacked places: as many as possible with one path, then each of the others with a marker.
  ///
  /// - Parameters:
  ///   - fewest: The minimum number of places in the path, because a marker would lead to another
  ///     side of a split.
  ///   - most: The maximum number of places in the path.
  private mutating func add(
    _ places: [NavigationTree.Segment], of flow: FlowID, to segments: inout [String],
    _ over: inout [LinkPiece], atLeast fewest: Int = 1, atMost most: Int = .max
  ) throws(NoLink) -> FlowID {
    let chain = places.map(\.route)
    guard let first = chain.first else { throw NoLink() }
    let type = type(of: first.base)
    guard let links = routes.links(for: type) else { throw NoLink() }
    // NB: each place that is not in the path takes a piece, so no more than these are tried.
    let fewest = max(fewest, chain.count - max(0, routes.mostLinkPieces))
    var length = min(chain.count, most)
    while length >= fewest {
      if let printed = links.path(of: chain[length - 1]) {
        let match = links.matches(printed.segments[...], query: printed.query).first
        if let match, match.routes.count == length, chain.starts(with: match.routes),
          match.consumed == printed.segments.count, match.styles.isEmpty
        {
          let isOpen = length == chain.count && places.last?.child == nil
          openPath =
            isOpen ? OpenPath(flow: flow, chain: chain, start: segments.count) : nil
          segments += printed.segments
          query += printed.query.items
          expectations.append(
            Expectation(
              type: type, segments: printed.segments, routes: match.routes, isPiece: false))
          break
        }
      }
      length -= 1
    }
    guard length >= fewest else { throw NoLink() }
    var inner = flow
    for (index, place) in places.enumerated() {
      if index >= length {
        var piece = try print(place.route, over: inner, in: flow)
        inner = try addChild(of: place, flow, to: &piece, &over, .push)
      } else if place.child != nil {
        guard index == length - 1, index == places.count - 1 else { throw NoLink() }
        inner = try addChild(of: place, flow, to: &segments, &over, nil)
      }
    }
    return inner
  }

  /// Adds a modal at the end of the path before it, if the link of its root presents it there;
  /// returns whether that is so.
  private mutating func goOn(
    to layer: Layer, _ style: ModalStyle, _ inner: inout FlowID, _ segments: inout [String],
    _ over: inout [LinkPiece]
  ) throws(NoLink) -> Bool {
    let places = tree.segments(of: layer.flow, in: layer.stack)
    guard let path = openPath, path.flow == layer.flow, let root = places.first,
      let links = routes.links(for: type(of: root.route.base)),
      let printed = links.path(of: root.route),
      let match = links.matches(printed.segments[...], query: printed.query).first,
      match.consumed == printed.segments.count, match.routes == path.chain + [root.route],
      match.stacked == path.chain.count,
      match.styles[match.stacked]?.isSheet == style.isSheet
    else { return false }
    segments.replaceSubrange(path.start..., with: printed.segments)
    query += printed.query.items
    expectations[expectations.count - 1] = Expectation(
      type: type(of: root.route.base), segments: printed.segments, routes: match.routes,
      isPiece: false, style: match.styles[match.stacked])
    openPath = nil
    inner = try addChild(of: root, layer.flow, to: &segments, &over, nil)
    inner = try add(places.dropFirst(), of: layer.flow, .push, over: inner, to: &over)
    return true
  }

  /// Adds places over the flow `under`, the first with a marker and the others pushed over it.
  private mutating func add(
    _ places: ArraySlice<NavigationTree.Segment>, of flow: FlowID, _ marker: LinkMarker,
    over under: FlowID, to over: inout [LinkPiece]
  ) throws(NoLink) -> FlowID {
    var (inner, marker) = (under, marker)
    for place in places {
      var piece = try print(place.route, over: inner, in: flow)
      inner = try addChild(of: place, flow, to: &piece, &over, marker)
      marker = .push
    }
    return inner
  }

  /// Adds the places of the child flow at a place, and the piece that leads there if it has a
  /// marker.
  private mutating func addChild(
    of place: NavigationTree.Segment, _ flow: FlowID, to segments: inout [String],
    _ over: inout [LinkPiece], _ marker: LinkMarker?
  ) throws(NoLink) -> FlowID {
    var inner = flow
    var more: [LinkPiece] = []
    if let child = place.child, let nodes = ScreenStack(place.nodes) {
      inner = try add(child, nodes, to: &segments, &more)
    }
    if let marker { over.append(LinkPiece(marker, segments)) }
    over += more
    return inner
  }

  /// Returns the segments of `route`, which belongs to `flow` and is shown over the places of the
  /// flow `inner`.
  ///
  /// The innermost flow that has a link for a piece of an address resolves it. So neither `inner`
  /// nor any flow between it and `flow` may have a link for this piece.
  private mutating func print(
    _ route: AnyRoute, over inner: FlowID, in flow: FlowID
  ) throws(NoLink) -> [String] {
    let type = type(of: route.base)
    guard let printed = routes.links(for: type)?.path(of: route) else { throw NoLink() }
    let line = tree.lineage(of: inner)
    guard let distance = line.firstIndex(of: flow) else { throw NoLink() }
    for other in line[..<distance] {
      let links = routeTypes[other].flatMap { routes.links(for: $0) }
      let found = links?.matches(printed.segments[...], query: printed.query)
      guard found?.isEmpty != false else { throw NoLink() }
    }
    query += printed.query.items
    expectations.append(
      Expectation(type: type, segments: printed.segments, routes: [route], isPiece: true))
    return printed.segments
  }

  /// Returns a Boolean value that indicates whether each part, together with the whole query,
  /// parses as the routes for which it was printed.
  private func isReadAsMeant(_ query: LinkQuery) -> Bool {
    guard Set(query.items.map(\.name)).count == Set(query.items).count else { return false }
    return expectations.allSatisfy { expected in
      let match = routes.links(for: expected.type)?
        .matches(expected.segments[...], query: query).first
      guard let match, match.consumed == expected.segments.count else { return false }
      return expected.isPiece
        ? match.routes.last == expected.routes.last
        : match.routes == expected.routes
          && match.styles == (expected.style.map { [match.routes.count - 1: $0] } ?? [:])
    }
  }
}

extension NavigationTree {
  /// The types of the flows' routes. Linear in the number of screens.
  fileprivate var routeTypes: [FlowID: any Route.Type] {
    var types: [FlowID: any Route.Type] = [:]
    // NB: if all own screens of a flow are child flows, it is known by the route of one of them.
    for flow in flows.values {
      if let parent = flow.parent, let route = flow.route { types[parent] = type(of: route.base) }
    }
    for node in screens { types[node.flow] = type(of: node.route.base) }
    return types
  }
}
