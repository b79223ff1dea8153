/// A request to navigate, as a value: it can be compared, printed, recorded, tested and sent again.
///
/// ```swift
/// .push(GroupsRoute.group(id))
/// .batch([.dismiss(), .push(GroupsRoute.group(id))])
/// ```
///
/// A move means something within a flow: `.pop()` pops the top of the stack that the flow works on.
/// When it is requested, its subject is fixed: it becomes the pop of that one screen, and is refused
/// if another screen is on top when its turn comes. A value that a route carries, or that a flow
/// finishes with, is passed beside the move.
///
/// Its description is the Swift code that makes it, as far as reflection can tell.
public enum Move: Hashable, Sendable {
  // MARK: The stack that the flow works on

  /// Pushes a route.
  case push(AnyRoute)
  /// Pushes a route unless it is on top already.
  case pushNew(AnyRoute)
  /// Moves the topmost screen at a route to the top, or pushes the route.
  case bringToFront(AnyRoute)
  /// Pops this screen, which must be on top; the top one by default.
  case pop(ScreenID? = nil)
  /// Pops every screen over the topmost one at a route.
  case popTo(AnyRoute)
  /// Replaces this screen, which must be on top, with a route; the top one by default.
  case replaceTop(AnyRoute, ScreenID? = nil)
  /// Replaces the topmost screen at the first route, and every screen over it, with the second one.
  case replaceFrom(AnyRoute, with: AnyRoute)

  // MARK: The flow's own stack

  /// Pops the flow's own stack to its root.
  case popToRoot
  /// Makes the flow's own stack exactly these routes, the root first.
  case setStack([AnyRoute])

  // MARK: Modals

  /// Presents a route in a modal.
  case present(AnyRoute, as: ModalStyle = .sheet)
  /// Makes a route the flow's only modal.
  case presentOnly(AnyRoute, as: ModalStyle = .sheet)
  /// Dismisses this modal with everything over it; the flow's newest one by default.
  case dismiss(LayerID? = nil)
  /// Dismisses every modal over the topmost layer in which the flow shows a route.
  case dismissTo(AnyRoute)
  /// Dismisses every modal of the app.
  case dismissAll
  /// Removes this screen with everything over it; the one that asks by default.
  case close(ScreenID? = nil)

  // MARK: Tabs, pages and splits

  /// Selects the tab or the page at a route.
  case select(AnyRoute)
  /// Goes to the page so many pages further.
  case turn(by: Int)
  /// Makes the tabs exactly these.
  case setTabs([AnyRoute], titles: [String])
  /// Makes the pages exactly these.
  case setPages([AnyRoute])
  /// Shows a short text beside the title of the tab at a route, or none.
  case setBadge(String?, on: AnyRoute)
  /// Makes a route the only screen of a split's side, and goes there.
  case show(AnyRoute, in: Side = .secondary)
  /// Makes a side of a split exactly these routes.
  case setSide(Side, to: [AnyRoute])
  /// Goes to a side of a split.
  case goTo(Side)

  // MARK: Other flows

  /// Ends the flow.
  case finish
  /// Opens a link.
  case open(String)
  /// Goes to the place at the end of a path of routes, from the app's first flow inwards.
  case go([AnyRoute])
  /// Makes all of these moves as one, or none.
  case batch([Move])

  // MARK: Moves of the user

  /// Goes back from this screen, as the user does: pops the innermost stack that has more than its
  /// root, or shows the side of a split before it.
  case back(from: ScreenID)
  /// Pops every screen over the first one; the second one must be visible.
  case popOver(ScreenID, from: ScreenID)
  /// Dismisses the first modal with those over it; the second one must be the top one.
  case dismissOver(LayerID, through: LayerID)
  /// Selects a tab, a page or a side by its index; a selected tab is popped to its root.
  case selectBranch(Int, of: ScreenID)
  /// Leaves the app from its first screen.
  case leave(from: ScreenID)
  /// Tells the width of the host: too narrow for the sides of a split, or wide enough.
  case resize(isNarrow: Bool)
}

extension Move {
  /// A side of a split. A split of two has no supplementary side.
  public enum Side: String, Hashable, Sendable, Codable {
    case primary, supplementary, secondary

    /// Returns the place of the side in a split with so many sides; `nil` if there is no such side.
    package func index(of sides: Int) -> Int? {
      switch self {
      case .primary: 0
      case .supplementary: sides > 2 ? 1 : nil
      case .secondary: sides - 1
      }
    }

    /// Returns the side at a place of a split with so many sides.
    package static func side(at index: Int, of sides: Int) -> Side {
      index == 0 ? .primary : index == sides - 1 ? .secondary : .supplementary
    }
  }
}

/// Moves to routes of one type.
extension Move {
  public static func push(_ route: some Route) -> Move { .push(AnyRoute(route)) }
  public static func pushNew(_ route: some Route) -> Move { .pushNew(AnyRoute(route)) }
  public static func bringToFront(_ route: some Route) -> Move { .bringToFront(AnyRoute(route)) }
  public static func popTo(_ route: some Route) -> Move { .popTo(AnyRoute(route)) }
  public static func replaceTop(_ route: some Route) -> Move { .replaceTop(AnyRoute(route)) }
  public static func replaceFrom(_ place: some Route, with route: some Route) -> Move {
    .replaceFrom(AnyRoute(place), with: AnyRoute(route))
  }
  public static func setStack(_ routes: [some Route]) -> Move {
    .setStack(routes.map { AnyRoute($0) })
  }
  public static func present(_ route: some Route, as style: ModalStyle = .sheet) -> Move {
    .present(AnyRoute(route), as: style)
  }
  public static func presentOnly(_ route: some Route, as style: ModalStyle = .sheet) -> Move {
    .presentOnly(AnyRoute(route), as: style)
  }
  public static func dismissTo(_ route: some Route) -> Move { .dismissTo(AnyRoute(route)) }
  public static func select(_ route: some Route) -> Move { .select(AnyRoute(route)) }
  public static func setBadge(_ badge: String?, on route: some Route) -> Move {
    .setBadge(badge, on: AnyRoute(route))
  }
  public static func setTabs(_ routes: [some Route], titles: [String]) -> Move {
    .setTabs(routes.map { AnyRoute($0) }, titles: titles)
  }
  public static func setPages(_ routes: [some Route]) -> Move {
    .setPages(routes.map { AnyRoute($0) })
  }
  public static func show(_ route: some Route, in side: Move.Side = .secondary) -> Move {
    .show(AnyRoute(route), in: side)
  }
  public static func setSide(_ side: Move.Side, to routes: [some Route]) -> Move {
    .setSide(side, to: routes.map { AnyRoute($0) })
  }
}

extension Move {
  /// The move as observers and guards are told of it: without the identities of screens and modals,
  /// which differ from run to run. A move of the user is told as that of a flow which does the same.
  package func told(in tree: NavigationTree) -> Move {
    switch self {
    case .pop, .back: .pop()
    case .replaceTop(let route, _): .replaceTop(route)
    case .dismiss, .dismissOver: .dismiss()
    case .close: .close()
    case .popOver(let screen, _): tree.node(screen).map { .popTo($0.route) } ?? .pop()
    case .selectBranch(let index, let id):
      tree.node(id)?.container.flatMap { container in
        container.branches.indices.contains(index)
          ? .select(container.branches[index].route) : nil
      } ?? self
    case .batch(let moves): .batch(moves.map { $0.told(in: tree) })
    default: self
    }
  }

  /// The route to which the move leads, if it is one.
  package var destination: AnyRoute? {
    switch self {
    case .push(let route), .pushNew(let route), .bringToFront(let route), .replaceTop(let route, _),
      .replaceFrom(_, let route), .present(let route, _), .presentOnly(let route, _),
      .show(let route, _):
      route
    default: nil
    }
  }

  /// The capabilities that hosts need to show the place to which the move leads.
  package var needs: [Capability] {
    switch self {
    case .present(_, let style), .presentOnly(_, let style): [style.capability]
    case .batch(let moves): moves.flatMap(\.needs)
    default: []
    }
  }

  /// A Boolean value that indicates whether the move only tells a fact, such as the host's width or
  /// a badge, and does not navigate: neither a guard nor an open question can refuse it.
  package var isFact: Bool {
    switch self {
    case .resize, .setBadge: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the move is one of the whole app, and of no flow.
  package var isOfApp: Bool {
    switch self {
    case .open, .go: true
    default: false
    }
  }

  /// Returns the move with other routes, for a navigation whose routes stand for those of its flow.
  package func mapRoutes(_ place: (AnyRoute) -> AnyRoute) -> Move {
    switch self {
    case .push(let route): .push(place(route))
    case .pushNew(let route): .pushNew(place(route))
    case .bringToFront(let route): .bringToFront(place(route))
    case .popTo(let route): .popTo(place(route))
    case .replaceTop(let route, let screen): .replaceTop(place(route), screen)
    case .replaceFrom(let first, let route): .replaceFrom(place(first), with: place(route))
    case .setStack(let routes): .setStack(routes.map(place))
    case .present(let route, let style): .present(place(route), as: style)
    case .presentOnly(let route, let style): .presentOnly(place(route), as: style)
    case .dismissTo(let route): .dismissTo(place(route))
    case .select(let route): .select(place(route))
    case .setTabs(let routes, let titles): .setTabs(routes.map(place), titles: titles)
    case .setPages(let routes): .setPages(routes.map(place))
    case .setBadge(let badge, let route): .setBadge(badge, on: place(route))
    case .show(let route, let side): .show(place(route), in: side)
    case .setSide(let side, let routes): .setSide(side, to: routes.map(place))
    case .batch(let moves): .batch(moves.map { $0.mapRoutes(place) })
    case .pop, .popToRoot, .dismiss, .dismissAll, .close, .turn, .goTo, .finish, .open, .go, .back,
      .popOver, .dismissOver, .selectBranch, .leave, .resize:
      self
    }
  }

  /// Returns the move with its subject fixed in a tree: "the top" is the screen that is on top now.
  ///
  /// - Parameters:
  ///   - flow: The flow whose navigation requests the move; `nil` for the user, whose moves have
  ///     their subject already.
  ///   - asker: The screen whose code requests it.
  package func bound(
    to tree: NavigationTree, in flow: FlowID?, by asker: ScreenID?
  ) throws(Refusal) -> Move {
    guard let flow else { return self }
    switch self {
    case .pop(nil):
      let stack = try tree.workingStack(of: flow)
      guard stack.count > 1 else { throw .nothingToPop }
      return .pop(stack.top.id)
    case .replaceTop(let route, nil):
      return .replaceTop(route, try tree.workingStack(of: flow).top.id)
    case .dismiss(nil):
      guard let layer = tree.modal(of: flow) else { throw .nothingToDismiss }
      return .dismiss(layer)
    case .close(nil):
      guard let visible = tree.visible else { throw .notRunning }
      guard tree.flows[flow] != nil else { throw .flowEnded(flow) }
      guard asker != nil || tree.isFlow(visible.flow, within: flow) else {
        throw .flowCovered(by: visible.route)
      }
      return .close(asker ?? visible.id)
    case .turn(let distance):
      guard let pages = tree.container(of: flow)?.container else { throw .flowEnded(flow) }
      guard let index = pages.page(by: distance) else {
        let (next, isFar) = pages.selected.addingReportingOverflow(distance)
        throw .noSuchBranch(isFar ? distance : next, available: pages.branches.count)
      }
      return .select(pages.branches[index].route)
    default: return self
    }
  }
}

extension NavigationTree {
  fileprivate func workingStack(of flow: FlowID) throws(Refusal) -> ScreenStack {
    guard let place = currentPlace(of: flow), let stack = stack(at: place) else {
      throw .flowEnded(flow)
    }
    return stack
  }
}
