public import CalcotTree

/// The navigation of one flow, for any container: a stack, tabs, a split or pages.
///
/// A coordinator has one of its subclasses: ``StackNavigation``, ``TabNavigation``,
/// ``SplitNavigation`` or ``PagesNavigation``.
@MainActor
public class FlowNavigation<Destination: Route>: Navigation {
  /// A closure that returns the route of the flow for a route of this navigation; `nil` if they are
  /// the same.
  private let place: (@MainActor (Destination) -> AnyRoute)?

  /// Creates a navigation.
  ///
  /// - Parameters:
  ///   - target: The navigation that performs the requests, if this one has no flow of its own.
  ///   - asker: The scope as whose code all requests are made; `nil` for that of the running code.
  ///   - place: A closure that returns the route in the tree for a route of this navigation.
  init(
    redirectedTo target: Navigation? = nil, askedBy asker: Scope? = nil,
    place: (@MainActor (Destination) -> AnyRoute)? = nil
  ) {
    self.place = place
    super.init(redirectedTo: target, askedBy: asker)
  }

  /// Returns a navigation for screens that have a route type of their own, each of which
  /// corresponds to a route of this flow. So the same screen can be pushed, presented or be the
  /// root of a tab in any flow that has a route for it.
  ///
  /// ```swift
  /// let router = ProfileRouter(navigation: navigation.redirected(from: GroupsRoute.people))
  /// ```
  ///
  /// The result belongs to this navigation's flow, and starts no flow of its own.
  ///
  /// - Parameter place: A closure that returns this flow's route for a route of the screens.
  public func redirected<Other: Route>(
    from place: @escaping @MainActor (Other) -> Destination
  ) -> FlowNavigation<Other> {
    FlowNavigation<Other>(redirectedTo: self) { AnyRoute(place($0)) }
  }

  public override func asked(by scope: Scope) -> FlowNavigation {
    FlowNavigation(redirectedTo: self, askedBy: scope)
  }

  override func placed(_ move: Move) -> Move {
    super.placed(place == nil ? move : move.mapRoutes(own))
  }

  override func placed(_ route: AnyRoute) -> AnyRoute { super.placed(own(route)) }

  private func own(_ route: AnyRoute) -> AnyRoute {
    guard let place, let destination = route.base as? Destination else { return route }
    return place(destination)
  }

  /// Pushes `route` on the stack that the flow works on: that of the newest modal that it has
  /// presented, or its own. For tabs, pages and splits, its own stack is that of the selected
  /// branch.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - value: A value that lets the screen show more from its first moment; its calçot reads it
  ///     with ``RoutePlace/carried``. It is not saved.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  @discardableResult
  public func push(
    _ route: Destination, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer {
    request(.push(route), carrying: value, at: CallSite(fileID, line))
  }

  /// Presents `route` in a modal over everything, with a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - style: The presentation style of the modal.
  ///   - value: A value that lets the screen show more from its first moment; its calçot reads it
  ///     with ``RoutePlace/carried``. It is not saved.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  @discardableResult
  public func present(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.present(route, as: style), carrying: value, at: CallSite(fileID, line))
  }

  /// Makes `route` the only modal of the flow. If the flow already presents an equal route, that
  /// modal stays as it is, and those over it are dismissed; otherwise `route` replaces the flow's
  /// modals in one transition.
  ///
  /// Use it for at most one modal: a notification that comes twice presents one sheet.
  @discardableResult
  public func presentOnly(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.presentOnly(route, as: style), carrying: value, at: CallSite(fileID, line))
  }

  /// Dismisses every modal over the topmost layer, modal or base, in which the flow shows `route`.
  @discardableResult
  public func dismiss(
    to route: Destination, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.dismissTo(route), at: CallSite(fileID, line))
  }

  /// Requests a move that is a value already, such as one that a recording or a test has.
  ///
  /// ```swift
  /// navigation.perform(.batch([.dismiss(), .push(GroupsRoute.group(id))]))
  /// ```
  ///
  /// - Returns: Its answer; `Refusal.notOffered(_:)` if a route of the move is none of this
  ///   navigation's.
  @discardableResult
  public func perform(
    _ move: Move, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    perform(move, at: CallSite(fileID, line))
  }

  override func foreignRoute(in move: Move) -> AnyRoute? {
    var foreign: AnyRoute?
    _ = move.mapRoutes { route in
      if !(route.base is Destination) { foreign = route }
      return route
    }
    return foreign
  }

  /// Passes a new value to the live screen, or the live child flow, at `route`; if several show the
  /// route, to the last one. It receives the value with ``RoutePlace/onUpdate(_:)``, and stays
  /// where it is.
  ///
  /// - Returns: Done, or refused if the flow does not show the route, nothing there takes new values, or
  ///   the screen whose code asks has left.
  @discardableResult
  public func update(
    _ route: Destination, with value: Destination.Carried, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer {
    guard let flow else { return .refused(.notRunning) }
    let route = placed(AnyRoute(route))
    return asking { $0.update(route, of: flow, with: value, at: CallSite(fileID, line)) }
      ?? .refused(.notRunning)
  }

  /// The place where the flow starts.
  package var flowRoot: FlowRoot {
    preconditionFailure("\(Self.self) has no start: it is no navigation of its own")
  }
}
