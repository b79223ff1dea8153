public import CalcotTree

/// A navigation of one stack of screens. Use it for every flow without tabs, split or pages.
///
/// ```swift
/// let navigation = StackNavigation<GroupsRoute>(root: .groups(.joined))
/// navigation.push(.group(id))
/// ```
///
/// Push, pop and replace act where the user is: on the stack of the flow's newest modal or, without
/// one, on the flow's own. ``routes``, ``setStack(_:fileID:line:)`` and ``popToRoot(fileID:line:)``
/// are about the flow's own stack, whatever is over it.
///
/// Each request returns its answer immediately. Push, pop and replace cost the same at any depth.
/// While screens of another flow are over those of this one in the same stack, this flow's requests
/// to change the stack are refused (`Refusal.flowCovered(by:)`).
@MainActor
public final class StackNavigation<Destination: Route>: FlowNavigation<Destination> {
  /// The first route.
  public let root: Destination
  private let isSideBySide: Bool

  /// Creates a navigation that starts at `root` when its coordinator's flow starts.
  ///
  /// - Parameters:
  ///   - root: The first route.
  ///   - isSideBySide: A Boolean value that indicates whether a wide host shows the root and,
  ///     beside it, the screen on top: a list and its details. A screen that the root opens then
  ///     replaces the screens over the root. A narrow host shows the stack like any other.
  public init(root: Destination, isSideBySide: Bool = false) {
    self.root = root
    self.isSideBySide = isSideBySide
    super.init()
  }

  private init(_ navigation: StackNavigation, askedBy scope: Scope) {
    (root, isSideBySide) = (navigation.root, navigation.isSideBySide)
    super.init(redirectedTo: navigation, askedBy: scope)
  }

  public override func asked(by scope: Scope) -> StackNavigation {
    StackNavigation(self, askedBy: scope)
  }

  /// The flow's routes in its own stack, its root first; a child flow is represented by the route
  /// that led to it. Linear in the depth.
  public var routes: [Destination] {
    guard let flow else { return [] }
    return tree.segments(of: flow)?.compactMap { $0.route.base as? Destination } ?? []
  }

  // MARK: Pushing

  /// Pushes `route` unless an equal route is on top of the stack already.
  @discardableResult
  public func pushNew(
    _ route: Destination, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer {
    request(.pushNew(route), carrying: value, at: CallSite(fileID, line))
  }

  /// Moves the topmost screen that shows `route` to the top of the stack, alive as it is, with its
  /// child flow if it has one; pushes the route if no screen shows it. Linear in the depth.
  @discardableResult
  public func bringToFront(
    _ route: Destination, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer {
    request(.bringToFront(route), carrying: value, at: CallSite(fileID, line))
  }

  // MARK: Popping

  /// Pops the top screen of the stack, including one of a child flow.
  @discardableResult
  public func pop(fileID: StaticString = #fileID, line: UInt = #line) -> Answer {
    request(.pop(), at: CallSite(fileID, line))
  }

  /// Pops every screen over the topmost one that shows `route`. Linear in the depth.
  @discardableResult
  public func pop(
    to route: Destination, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.popTo(route), at: CallSite(fileID, line))
  }

  /// Pops the flow's own stack to its root; done even if nothing is over the root. Modals over it
  /// stay. Linear in the depth.
  @discardableResult
  public func popToRoot(fileID: StaticString = #fileID, line: UInt = #line) -> Answer {
    request(.popToRoot, at: CallSite(fileID, line))
  }

  // MARK: Replacing

  /// Replaces the top screen with `route`.
  @discardableResult
  public func replaceTop(
    with route: Destination, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer {
    request(.replaceTop(route), carrying: value, at: CallSite(fileID, line))
  }

  /// Replaces the topmost screen that shows `place`, and every screen over it, with `route`: the steps
  /// of a form by what they have led to. Linear in the depth.
  @discardableResult
  public func replace(
    from place: Destination, with route: Destination, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.replaceFrom(place, with: route), carrying: value, at: CallSite(fileID, line))
  }

  /// Makes the flow's own stack exactly `routes`, the root first. Modals over it stay. A screen
  /// whose route is among them stays alive, also in another place. Linear in the number of routes.
  @discardableResult
  public func setStack(
    _ routes: [Destination], fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.setStack(routes), at: CallSite(fileID, line))
  }

  package override var flowRoot: FlowRoot {
    .screen(AnyRoute(root), isSideBySide: isSideBySide)
  }
}
