public import CalcotTree

/// A navigation of one stack of screens. Use it for every flow without tabs, split or pages.
///
/// ```swift
/// let navigation = StackNavigation<GroupsRoute>(root: .groups(.joined))
/// navigation.push(.group(id))
/// ```
///
/// Its requests act on the flow's newest modal or, without one, on the stack that has the flow's
/// screens. Each returns its answer immediately. Push, pop and replace cost the same at any depth.
@MainActor
public final class StackNavigation<Destination: Route>: FlowNavigation<Destination> {
  /// The first route.
  public let root: Destination

  /// Creates a navigation that starts at `root` when its coordinator's flow starts.
  public init(root: Destination) {
    self.root = root
    super.init()
  }

  /// Creates a navigation that forwards its requests to another one, with its routes translated:
  /// for screens that know only their own routes, in a flow with other routes. It starts no flow.
  ///
  /// ```swift
  /// let navigation = StackNavigation(redirectingTo: parent, root: ProfileRoute.profile(id)) {
  ///   switch $0 { case .profile(let person): .member(person) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - parent: The navigation of the flow.
  ///   - root: The value of ``root``, which is not shown.
  ///   - redirection: A closure that returns the parent's route for one of this navigation's.
  public init<Parent: Route>(
    redirectingTo parent: StackNavigation<Parent>, root: Destination,
    _ redirection: @escaping @MainActor (Destination) -> Parent
  ) {
    self.root = root
    super.init(redirectedTo: parent) { parent.place(redirection($0)) }
  }

  /// The flow's routes in its stack, its root first; a child flow is represented by the route that
  /// led to it. Linear in the depth.
  public var routes: [Destination] {
    guard let flow else { return [] }
    return tree.segments(of: flow)?.compactMap { $0.route.base as? Destination } ?? []
  }

  /// Pushes `route` on the stack.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - value: A value that lets the screen show more from its first moment; its calçot reads it
  ///     with ``AssemblyContext/carried(as:)``. It is not saved.
  @discardableResult
  public func push(_ route: Destination, carrying value: Any? = nil) -> Answer {
    let route = place(route)
    return change(.push) { change, flow throws(Refusal) in
      change.carry(value, to: try change.edit.push(route, in: flow))
    }
  }

  /// Pops the top screen of the stack, including one of a child flow.
  @discardableResult
  public func pop() -> Answer {
    request(.pop) { tree, flow throws(Refusal) in
      guard let place = tree.place(of: flow), let stack = tree.stack(at: place) else {
        throw .flowEnded(flow)
      }
      guard stack.count > 1 else { throw .nothingToPop }
      let top = stack.top.id
      return { change throws(Refusal) in try change.edit.pop(top, in: flow) }
    }
  }

  /// Pops every screen over the topmost one that shows `route`.
  @discardableResult
  public func pop(to route: Destination) -> Answer {
    let route = place(route)
    return change(.popTo) { change, flow throws(Refusal) in try change.edit.pop(to: route, in: flow)
    }
  }

  /// Pops the flow's stack to its root; done even if nothing is over the root.
  @discardableResult
  public func popToRoot() -> Answer {
    change(.popToRoot) { change, flow throws(Refusal) in try change.edit.popToRoot(in: flow) }
  }

  /// Replaces the top screen with `route`.
  @discardableResult
  public func replaceTop(with route: Destination, carrying value: Any? = nil) -> Answer {
    let route = place(route)
    return request(.replaceTop) { tree, flow throws(Refusal) in
      guard let place = tree.place(of: flow), let top = tree.stack(at: place)?.top.id else {
        throw .flowEnded(flow)
      }
      return { change throws(Refusal) in
        change.carry(value, to: try change.edit.replace(top, with: route, in: flow))
      }
    }
  }

  /// Makes the flow's stack exactly `routes`, the root first. Screens that show the same route at
  /// the same depth stay alive, up to the first that differs. Linear in the number of routes.
  @discardableResult
  public func setStack(_ routes: [Destination]) -> Answer {
    let routes = routes.map(place)
    return change(.setStack) { change, flow throws(Refusal) in
      try change.edit.setStack(routes, in: flow)
    }
  }

  package override var flowRoot: FlowRoot { .screen(AnyRoute(root)) }
}
