/// A printer of the address that leads to what a tree shows.
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
  }

  private struct NoLink: Error {}

  package init(_ tree: NavigationTree, routes: RouteRegistry) {
    self.tree = tree
    self.routes = routes
  }

  /// Returns the address of the visible screen, or nil if a route on the way has no link or the
  /// address would lead somewhere else.
  package mutating func address() -> LinkAddress? {
    guard let base = tree.layers.first else { return nil }
    var (segments, over): ([String], [LinkPiece]) = ([], [])
    do throws(NoLink) {
      var inner = try add(base.flow, base.stack, to: &segments, &over)
      for layer in tree.layers.dropFirst() {
        guard layer.flow == inner else { return nil }
        inner = try add(layer, to: &over)
      }
    } catch { return nil }
    guard let address = try? LinkAddress(segments, over: over, query: LinkQuery(query)),
      isReadAsMeant(address.query)
    else { return nil }
    return address
  }

  /// Adds the part of a flow in a stack; returns the innermost flow there.
  private mutating func add(
    _ flow: FlowID, _ stack: ScreenStack, to segments: inout [String],
    _ over: inout [LinkPiece]
  ) throws(NoLink) -> FlowID {
    guard let container = tree.container(of: flow)?.container else {
      return try add(tree.segments(of: flow, in: stack), of: flow, stack, to: &segments, &over)
    }
    guard stack.top.container != nil else { throw NoLink() }
    let branch = container.selectedBranch
    let shown = tree.segments(of: flow, in: branch.stack)
    switch container.kind {
    case .tabs, .pages:
      guard shown.count == 1, let place = shown.first else { throw NoLink() }
      return try add([place], of: flow, branch.stack, to: &segments, &over)
    case .split:
      let primary = tree.segments(of: flow, in: container.branches[0].stack)
      guard primary.count == 1 else { throw NoLink() }
      guard container.selected == 1 else {
        return try add(primary, of: flow, container.branches[0].stack, to: &segments, &over)
      }
      return try add(primary + shown, of: flow, branch.stack, to: &segments, &over)
    }
  }

  /// Adds stacked places: as many as one path covers, then each of the others with a marker.
  private mutating func add(
    _ places: [NavigationTree.Segment], of flow: FlowID, _ stack: ScreenStack,
    to segments: inout [String], _ over: inout [LinkPiece]
  ) throws(NoLink) -> FlowID {
    let chain = places.map(\.route)
    guard let first = chain.first else { throw NoLink() }
    let type = type(of: first.base)
    guard let links = routes.links(for: type) else { throw NoLink() }
    var length = chain.count
    while length > 0 {
      if let printed = links.path(of: chain[length - 1]) {
        let match = links.matches(printed.segments[...], query: printed.query).first
        if match?.routes == Array(chain.prefix(length)), match?.consumed == printed.segments.count {
          segments += printed.segments
          query += printed.query.items
          expectations.append(
            Expectation(
              type: type, segments: printed.segments, routes: Array(chain.prefix(length)),
              isPiece: false))
          break
        }
      }
      length -= 1
    }
    guard length > 0 else { throw NoLink() }
    var inner = flow
    for (index, place) in places.enumerated() {
      if index >= length {
        var piece = try print(place.route)
        inner = try addChild(of: place, flow, stack, to: &piece, &over, .push)
      } else if place.child != nil {
        guard index == length - 1, index == places.count - 1 else { throw NoLink() }
        inner = try addChild(of: place, flow, stack, to: &segments, &over, nil)
      }
    }
    return inner
  }

  private mutating func add(
    _ layer: Layer, to over: inout [LinkPiece]
  ) throws(NoLink) -> FlowID {
    let places = tree.segments(of: layer.flow, in: layer.stack)
    var inner = layer.flow
    for (index, place) in places.enumerated() {
      var piece = try print(place.route)
      let marker: LinkMarker = layer.style.isSheet ? .sheet : .fullScreen
      inner = try addChild(
        of: place, layer.flow, layer.stack, to: &piece, &over, index == 0 ? marker : .push)
      guard inner == layer.flow || index == places.count - 1 else { throw NoLink() }
    }
    return inner
  }

  /// Adds what the child flow at a place shows, and the piece that leads there if it has a marker.
  private mutating func addChild(
    of place: NavigationTree.Segment, _ flow: FlowID, _ stack: ScreenStack,
    to segments: inout [String], _ over: inout [LinkPiece], _ marker: LinkMarker?
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

  private mutating func print(_ route: AnyRoute) throws(NoLink) -> [String] {
    let type = type(of: route.base)
    guard let printed = routes.links(for: type)?.path(of: route) else { throw NoLink() }
    query += printed.query.items
    expectations.append(
      Expectation(type: type, segments: printed.segments, routes: [route], isPiece: true))
    return printed.segments
  }

  /// Returns a Boolean value that indicates whether each part parses as the routes it was printed
  /// for, with the query of all of them.
  private func isReadAsMeant(_ query: LinkQuery) -> Bool {
    guard Set(query.items.map(\.name)).count == Set(query.items).count else { return false }
    return expectations.allSatisfy { expected in
      let match = routes.links(for: expected.type)?
        .matches(expected.segments[...], query: query).first
      guard let match, match.consumed == expected.segments.count else { return false }
      return expected.isPiece
        ? match.routes.last == expected.routes.last : match.routes == expected.routes
    }
  }
}
