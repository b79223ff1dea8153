public import CalcotTree

/// A stack of routes: the navigation of one flow.
///
/// Its requests act on the flow's newest modal or, without one, on the stack in which the flow
/// stands. Each returns at once and says what became of it. Push, pop and replace cost the same at
/// any depth.
@MainActor
public final class StackNavigation<Destination: Route>: FlowNavigation<Destination> {
  /// The route that is shown first.
  public let root: Destination

  /// A navigation that starts at `root` when its coordinator's flow starts.
  public init(root: Destination) {
    self.root = root
    super.init()
  }

  /// A navigation whose places are those of another one: screens that know only their own routes, in a
  /// flow with other ones. Nothing of it starts; what is asked of it is asked of `parent`.
  ///
  /// ```swift
  /// let navigation = StackNavigation(redirectingTo: parent, root: .mine) { (route: ProfileRoute) in
  ///   switch route { case .profile(let person): .member(person) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - parent: the navigation of the flow.
  ///   - root: what this one would start with.
  ///   - redirection: the parent's route for one of this navigation's.
  public init<Parent: Route>(
    redirectingTo parent: StackNavigation<Parent>, root: Destination,
    _ redirection: @escaping @MainActor (Destination) -> Parent
  ) {
    self.root = root
    super.init(redirectedTo: parent) { parent.place(redirection($0)) }
  }

  /// The flow's routes in its stack, its root first; a child flow is there as the route that led to
  /// it. Linear in the depth.
  public var routes: [Destination] {
    guard let flow else { return [] }
    return tree.segments(of: flow)?.compactMap { $0.route.base as? Destination } ?? []
  }

  /// Shows `route` over what the stack shows.
  ///
  /// - Parameters:
  ///   - route: the place to go.
  ///   - value: something at hand that lets the screen show more from its first moment; its calçot
  ///     reads it with ``AssemblyContext/carried(as:)``. It is not saved.
  @discardableResult
  public func push(_ route: Destination, carrying value: Any? = nil) -> Answer {
    let route = place(route)
    return change(.push) { change, flow throws(Refusal) in
      change.carry(value, to: try change.edit.push(route, in: flow))
    }
  }

  /// Takes the top screen off the stack, a child flow's too.
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

  /// Takes every screen off that stands over the newest one that shows `route`.
  @discardableResult
  public func pop(to route: Destination) -> Answer {
    let route = place(route)
    return change(.popTo) { change, flow throws(Refusal) in try change.edit.pop(to: route, in: flow) }
  }

  /// Leaves only the root of the flow's stack; done also when it is alone already.
  @discardableResult
  public func popToRoot() -> Answer {
    change(.popToRoot) { change, flow throws(Refusal) in try change.edit.popToRoot(in: flow) }
  }

  /// Shows `route` in the place of the top screen.
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

  /// Makes the flow show exactly `routes`, the root first. Screens that show the same route at the
  /// same depth stay alive, up to the first that differs. Linear in the number of routes.
  @discardableResult
  public func setStack(_ routes: [Destination]) -> Answer {
    let routes = routes.map(place)
    return change(.setStack) { change, flow throws(Refusal) in try change.edit.setStack(routes, in: flow) }
  }

  package override var flowRoot: FlowRoot { .screen(AnyRoute(root)) }
}
