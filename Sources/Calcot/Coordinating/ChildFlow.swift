/// A flow that stands at a route of another flow in place of a screen: a coordinator of this feature, or
/// of one that this feature does not know.
///
/// ```swift
/// func flow(for route: GroupsRoute) -> ChildFlow? {
///   guard case .addMembers(let group) = route else { return nil }
///   return ChildFlow(PickerCoordinator(dependencies: dependencies)) { self.picked($0, for: group) }
/// }
/// ```
///
/// In a stack, the screens of a flow with a ``StackNavigation`` stand over those of its parent; Back
/// on the first of them leaves the flow.
@MainActor
public struct ChildFlow {
  private(set) var parts: FlowParts

  /// Creates a child flow whose result goes to a handler.
  ///
  /// - Parameters:
  ///   - coordinator: a new one for each flow.
  ///   - onResult: receives the result, exactly once; also in a process in which the flow was
  ///     restored. Called on the main actor when the flow has left the tree, as code of no screen.
  public init<C: Coordinator>(
    _ coordinator: C, onResult: @escaping @MainActor (FlowResult<C.ResultValue>) -> Void
  ) {
    parts = FlowParts(coordinator)
    parts.receive = { result in
      switch result {
      case .value(let value):
        // NB: `finish(with:)` takes nothing but a `C.ResultValue`.
        if let value = value as? C.ResultValue { onResult(.value(value)) }
      case .cancelled: onResult(.cancelled)
      }
    }
  }

  /// Creates a child flow whose result goes to nobody but a caller that awaits it.
  public init(_ coordinator: some Coordinator) { parts = FlowParts(coordinator) }

  /// Creates a child flow whose forwarded steps are steps of the flow around it: both types are checked
  /// where the flows meet, and neither coordinator knows the other's.
  ///
  /// ```swift
  /// case .login: ChildFlow(LoginFlow(accounts), forwardingTo: self) { step in
  ///   if case .loginGivenUp = step { .guestWelcomed } else { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - coordinator: a new one for each flow.
  ///   - router: the coordinator of the flow around. It is not held.
  ///   - redirection: returns the step outside for one of the child's; nil for one that stays as it is.
  ///   - onResult: receives the result, as in ``init(_:onResult:)``.
  public init<C: Coordinator, R: StepRouter>(
    _ coordinator: C, forwardingTo router: R,
    _ redirection: @escaping @MainActor (C.FlowStep) -> R.FlowStep?,
    onResult: @escaping @MainActor (FlowResult<C.ResultValue>) -> Void = { _ in }
  ) {
    self = ChildFlow(coordinator, onResult: onResult).redirecting(redirection)
  }

  /// Translates the steps that the flow forwards into steps of the flow around it, so that a feature's
  /// steps become the app's without either knowing the other.
  ///
  /// ```swift
  /// ChildFlow(PeopleCoordinator(dependencies: dependencies))
  ///   .redirecting { (step: PeopleStep) in AppStep.profileWanted(step.member) }
  /// ```
  ///
  /// - Parameter redirection: returns the step outside; nil for a step that stays as it is.
  public func redirecting<Inner: Step, Outer: Step>(
    _ redirection: @escaping @MainActor (Inner) -> Outer?
  ) -> ChildFlow {
    changing { $0.redirections.append { step in (step as? Inner).flatMap(redirection) } }
  }

  /// Adds a closure that is called as soon as the flow has a scope.
  public func onAssembled(_ body: @escaping @MainActor (Scope) -> Void) -> ChildFlow {
    changing { $0.assembled.append(body) }
  }

  /// Adds a closure that is called when the flow is in the navigation tree and all observers have been
  /// notified of that.
  package func onArrival(_ body: @escaping @MainActor (Scope) -> Void) -> ChildFlow {
    changing { $0.arrived.append(body) }
  }

  private func changing(_ change: (inout FlowParts) -> Void) -> ChildFlow {
    var flow = self
    change(&flow.parts)
    return flow
  }
}
