public import CalcotTree

extension HostSurface {
  /// Returns a visible stack by its identity.
  public func stack(_ id: StackID) -> [Place]? {
    switch id {
    case .layer(let layer): layers.first { $0.id == layer }?.stack
    case .branch(let branch, let container):
      place(container)?.container.flatMap { container in
        container.branches.firstIndex(of: branch).map { container.stacks[$0] }
      }
    }
  }

  /// The screen that the user works in, or nil if nothing is shown.
  public var visible: ScreenID? { layers.last?.stack.visible }

  /// Returns a Boolean value that indicates whether a stack consists of a single container. A
  /// layer's container is then shown without a navigation controller around it.
  package static func isContainer(_ stack: [Place]) -> Bool {
    stack.count == 1 && stack[0].container != nil
  }

  /// Returns the screens of the top layer that the user sees: the one they work in, then those
  /// beside it.
  ///
  /// - Parameter tree: The tree, which determines the screens that stand side by side.
  public func shown(in tree: NavigationTree) -> [ScreenID] {
    layers.last?.stack.shown(in: tree) ?? []
  }

  /// The containers that lead to the visible screen, the outermost first.
  public var visibleContainers: [Place] {
    var (found, top): ([Place], Place?) = ([], layers.last?.stack.last)
    while let place = top, let container = place.container {
      found.append(place)
      top = container.stacks[container.selected].last
    }
    return found
  }

  /// The stacks that lead to the visible screen, the innermost first.
  public var visibleStacks: [StackID] {
    guard let layer = layers.last else { return [] }
    var ids = [StackID.layer(layer.id)]
    var top = layer.stack.last
    while let place = top, let container = place.container {
      ids.append(.branch(container.selectedBranch, of: place.id))
      top = container.stacks[container.selected].last
    }
    return ids.reversed()
  }

  /// The stack that Back pops: the innermost visible one that has more than its root.
  public var backStack: StackID? { visibleStacks.first { (stack($0)?.count ?? 0) > 1 } }

  /// Returns the screens that the user sees, layer by layer from the base.
  ///
  /// - Parameter tree: The tree, which determines the screens that stand side by side.
  public func shownScreens(in tree: NavigationTree) -> [[ScreenID]] {
    layers.map { $0.stack.shown(in: tree) }
  }

  /// The screens and containers of every layer.
  public var places: [Place] { layers.flatMap { $0.stack.flatMap(\.all) } }

  func place(_ id: ScreenID) -> Place? { places.first { $0.id == id } }

  mutating func edit(_ id: StackID, _ change: (inout [Place]) -> Void) {
    switch id {
    case .layer(let layer):
      guard let index = layers.firstIndex(where: { $0.id == layer }) else { return }
      change(&layers[index].stack)
    case .branch(let branch, let container):
      editContainer(container) { container in
        guard let index = container.branches.firstIndex(of: branch) else { return }
        change(&container.stacks[index])
      }
    }
  }

  mutating func editContainer(_ id: ScreenID, _ change: (inout Container) -> Void) {
    for index in layers.indices { layers[index].stack.editContainer(id, change) }
  }
}

extension HostSurface.Place {
  /// Creates the place of a node.
  init(_ node: ScreenNode) {
    id = node.id
    container = node.container.map { container in
      HostSurface.Container(
        kind: container.kind, branches: container.branches.map(\.id),
        stacks: container.branches.map { $0.made.map(HostSurface.Place.init) },
        selected: container.selected, isCircular: container.isCircular)
    }
  }

  var all: [HostSurface.Place] {
    [self] + (container?.stacks.flatMap { $0.flatMap(\.all) } ?? [])
  }

  /// The screen, or the screens within the container.
  public var screens: [ScreenID] {
    container.map { $0.stacks.flatMap { $0.flatMap(\.screens) } } ?? [id]
  }
}

extension Container.Branch {
  /// The screens of the branch; none if they are not made yet.
  var made: [ScreenNode] { isMade ? stack.nodes : [] }
}

extension [HostSurface.Place] {
  var visible: ScreenID? {
    guard let top = last else { return nil }
    return top.container.map { $0.stacks[$0.selected].visible } ?? top.id
  }

  fileprivate func shown(in tree: NavigationTree) -> [ScreenID] {
    guard let top = last else { return [] }
    let beside = count > 1 && tree.isBesideOthers(self[0].id) ? [self[0].id] : []
    guard let container = top.container else { return [top.id] + beside }
    let areAllShown = container.kind == .split && !tree.isNarrow
    let others = areAllShown ? container.stacks.indices.filter { $0 != container.selected } : []
    return ([container.selected] + others).flatMap { container.stacks[$0].shown(in: tree) }
      + beside
  }

  fileprivate mutating func editContainer(
    _ id: ScreenID, _ change: (inout HostSurface.Container) -> Void
  ) {
    for index in indices {
      guard var container = self[index].container else { continue }
      if self[index].id == id {
        change(&container)
      } else {
        for inner in container.stacks.indices { container.stacks[inner].editContainer(id, change) }
      }
      self[index].container = container
    }
  }
}
