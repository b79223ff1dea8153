/// A flow in place of a screen at a route of another flow: a coordinator of this feature, or of one
/// that this feature does not know. Put one at a route with
/// ``RoutePlace/flow(_:onUpdate:)``.
///
/// ```swift
/// func picker(for group: Group.ID) -> ChildFlow {
///   ChildFlow(PickerCoordinator(dependencies: dependencies)) { self.picked($0, for: group) }
/// }
/// ```
///
/// In a stack, the screens of a flow with a ``StackNavigation`` are stacked over those of its
/// parent; Back on the first of them leaves the flow.
@MainActor
public struct ChildFlow {
  private(set) var parts: FlowParts

  /// Creates a child flow whose result goes to a handler.
  ///
  /// - Parameters:
  ///   - coordinator: A new coordinator for each flow.
  ///   - onResult: A closure that receives the result, exactly once; also in a process in which the
  ///     flow was restored. Called on the main actor, as code of the parent flow, when the flow has
  ///     left the tree.
  public init<C: Coordinator>(
    _ coordinator: C, onResult: @escaping @MainActor (FlowResult<C.ResultValue>) -> Void
  ) {
    parts = FlowParts(coordinator)
    parts.receive = { result in
      switch result {
      case .value(let value):
        // NB: `finish(with:)` accepts nothing but a `C.ResultValue`.
        if let value = value as? C.ResultValue { onResult(.value(value)) }
      case .cancelled: onResult(.cancelled)
      }
    }
  }

  /// Creates a child flow whose result only goes to a caller that awaits it.
  public init(_ coordinator: some Coordinator) { parts = FlowParts(coordinator) }

  /// Creates a child flow whose forwarded steps become steps of the parent flow. The compiler
  /// checks both types, and neither coordinator knows the other's.
  ///
  /// ```swift
  /// ChildFlow(LoginFlow(accounts), forwardingTo: self) { step in
  ///   if case .loginGivenUp = step { .guestWelcomed } else { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - coordinator: A new coordinator for each flow.
  ///   - router: The coordinator of the parent flow. It is not retained.
  ///   - redirection: A closure that returns the parent's step for one of the child's, or `nil` to
  ///     leave it unchanged.
  ///   - onResult: A closure that receives the result, as in ``init(_:onResult:)``.
  public init<C: Coordinator, R: Coordinator>(
    _ coordinator: C, forwardingTo router: R,
    _ redirection: @escaping @MainActor (C.FlowStep) -> R.FlowStep?,
    onResult: @escaping @MainActor (FlowResult<C.ResultValue>) -> Void = { _ in }
  ) {
    self = ChildFlow(coordinator, onResult: onResult).redirecting(redirection)
  }

  /// Returns the flow with its forwarded steps translated to steps of the parent flow, so that a
  /// feature's steps become the app's without either knowing the other.
  ///
  /// ```swift
  /// ChildFlow(PeopleCoordinator(dependencies: dependencies))
  ///   .redirecting { (step: PeopleStep) in AppStep.profileWanted(step.member) }
  /// ```
  ///
  /// - Parameter redirection: A closure that returns the parent's step, or `nil` to leave the step
  ///   unchanged.
  public func redirecting<Inner: Step, Outer: Step>(
    _ redirection: @escaping @MainActor (Inner) -> Outer?
  ) -> ChildFlow {
    changing { $0.redirections.append { step in (step as? Inner).flatMap(redirection) } }
  }

  /// Adds a closure that is called as soon as the flow has a scope.
  public func onAssembled(_ body: @escaping @MainActor (Scope) -> Void) -> ChildFlow {
    changing { $0.assembled.append(body) }
  }

  /// Adds a closure that is called when the flow is in the navigation tree and all observers have
  /// been notified of the change.
  package func onArrival(_ body: @escaping @MainActor (Scope) -> Void) -> ChildFlow {
    changing { $0.arrived.append(body) }
  }

  private func changing(_ change: (inout FlowParts) -> Void) -> ChildFlow {
    var flow = self
    change(&flow.parts)
    return flow
  }
}
