public import CalcotTree

/// The navigation of one flow, for any container: a stack, tabs, a split or pages.
///
/// A coordinator has one of its subclasses: ``StackNavigation``, ``TabNavigation``,
/// ``SplitNavigation`` or ``PagesNavigation``.
@MainActor
public class FlowNavigation<Destination: Route>: Navigation {
  let place: @MainActor (Destination) -> AnyRoute

  /// Creates a navigation.
  ///
  /// - Parameters:
  ///   - target: The navigation that performs the requests, if this one has no flow of its own.
  ///   - asker: The scope as whose code all requests are made; `nil` for that of the running code.
  ///   - place: A closure that returns the route in the tree for a route of this navigation.
  init(
    redirectedTo target: Navigation? = nil, askedBy asker: Scope? = nil,
    place: @escaping @MainActor (Destination) -> AnyRoute = { AnyRoute($0) }
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
    FlowNavigation<Other>(redirectedTo: self) { self.place(place($0)) }
  }

  public override func asked(by scope: Scope) -> FlowNavigation {
    FlowNavigation(redirectedTo: self, askedBy: scope, place: place)
  }

  /// Pushes `route` on the stack that the flow works on: that of the newest modal that it has
  /// presented, or its own. For tabs, pages and splits, its own stack is that of the selected
  /// branch.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - value: A value that lets the screen show more from its first moment; its calçot reads it
  ///     with ``AssemblyContext/carried(with:)``. It is not saved.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  @discardableResult
  public func push(
    _ route: Destination, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer {
    push(route, carrying: value, at: CallSite(fileID, line)) { edit, route, flow throws(Refusal) in
      try edit.push(route, in: flow)
    }
  }

  /// Requests an edit that returns the new screen, which receives the carried value.
  func push(
    _ route: Destination, carrying value: Destination.Carried?, at site: CallSite,
    edit: @escaping @MainActor (inout TreeEdit, AnyRoute, FlowID) throws(Refusal) -> ScreenID?
  ) -> Answer {
    let route = place(route)
    let asking = asking { $0.currentScreen } ?? nil
    return change(.push, at: site) { change, flow throws(Refusal) in
      guard try !change.edit.makeRoom(for: route, besideRoot: asking, in: flow) else { return }
      change.carry(value, to: try edit(&change.edit, route, flow))
    }
  }

  /// Presents `route` in a modal over everything, with a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - style: The presentation style of the modal.
  ///   - value: A value that lets the screen show more from its first moment; its calçot reads it
  ///     with ``AssemblyContext/carried(with:)``. It is not saved.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  @discardableResult
  public func present(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    let route = place(route)
    return change(.present, at: CallSite(fileID, line), needs: [style.capability]) {
      change, flow in
      change.carry(value, to: change.edit.present(route, as: style, in: flow))
    }
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
    let route = place(route)
    return change(.present, at: CallSite(fileID, line), needs: [style.capability]) {
      change, flow in
      if !change.edit.keepModal(showing: route, of: flow) {
        change.carry(value, to: change.edit.present(route, as: style, in: flow))
      }
    }
  }

  /// Dismisses every modal over the topmost layer, modal or base, in which the flow shows `route`.
  @discardableResult
  public func dismiss(
    to route: Destination, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    let route = place(route)
    return change(.dismiss, at: CallSite(fileID, line)) { change, flow throws(Refusal) in
      try change.edit.dismiss(to: route, of: flow)
    }
  }

  /// Passes a new value to the live screen, or the live child flow, at `route`; if several show the
  /// route, to the last one. It receives the value with ``Scope/onInput(_:_:)``, and stays where it
  /// is.
  ///
  /// - Returns: Done, or refused if the flow does not show the route, nothing there takes a value of
  ///   that type, or the screen whose code asks has left.
  @discardableResult
  public func update<Value>(
    _ route: Destination, with value: Value, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    guard let flow else { return .refused(.notRunning) }
    let route = place(route)
    return asking { $0.update(route, of: flow, with: value, at: CallSite(fileID, line)) }
      ?? .refused(.notRunning)
  }

  /// The place where the flow starts.
  package var flowRoot: FlowRoot {
    preconditionFailure("\(Self.self) has no start: it is no navigation of its own")
  }
}
