extension Calcot {
  /// A child flow in the place of a screen: another coordinator, of this feature or of one that this
  /// feature does not know.
  ///
  /// ```swift
  /// case .addMembers(let group):
  ///   .flow(PickerCoordinator(dependencies: dependencies)) { self.picked($0, for: group) }
  /// ```
  ///
  /// In a stack, the screens of a flow with a ``StackNavigation`` stand over those of its parent; Back
  /// on the first of them leaves the flow.
  ///
  /// - Parameters:
  ///   - coordinator: a new one for each flow.
  ///   - onResult: takes what the flow gives, exactly once; also in a process in which the flow was
  ///     restored. Called on the main actor when the flow has left the tree, as code of no screen.
  public static func flow<C: Coordinator>(
    _ coordinator: C, onResult: @escaping @MainActor (FlowResult<C.ResultValue>) -> Void
  ) -> Calcot {
    var parts = FlowParts(coordinator)
    parts.receive = { result in
      switch result {
      case .value(let value):
        // NB: `finish(with:)` takes nothing but a `C.ResultValue`.
        if let value = value as? C.ResultValue { onResult(.value(value)) }
      case .cancelled: onResult(.cancelled)
      }
    }
    return Calcot(flow: parts)
  }

  /// A child flow whose result nobody but an awaiting caller looks at.
  public static func flow(_ coordinator: some Coordinator) -> Calcot {
    Calcot(flow: FlowParts(coordinator))
  }

  /// A child flow whose forwarded steps are steps of the flow around it: both types are checked where
  /// the flows meet, and neither coordinator knows the other's.
  ///
  /// ```swift
  /// case .login: .flow(LoginFlow(accounts), forwardingTo: self) { step in
  ///   if case .loginGivenUp = step { .guestWelcomed } else { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - coordinator: a new one for each flow.
  ///   - router: the coordinator of the flow around. It is not held.
  ///   - redirection: what the child's step is outside; nil for one that stays as it is.
  ///   - onResult: takes what the flow gives, as in ``flow(_:onResult:)``.
  public static func flow<C: Coordinator, R: StepRouter>(
    _ coordinator: C, forwardingTo router: R,
    _ redirection: @escaping @MainActor (C.FlowStep) -> R.FlowStep?,
    onResult: @escaping @MainActor (FlowResult<C.ResultValue>) -> Void = { _ in }
  ) -> Calcot {
    flow(coordinator, onResult: onResult).redirecting(redirection)
  }

  /// The child flow with a say in what its steps are to the flow around it: those it forwards are
  /// given to `redirection` first, so that a feature's steps become the app's without either knowing
  /// the other.
  ///
  /// ```swift
  /// .flow(PeopleCoordinator(dependencies: dependencies))
  ///   .redirecting { (step: PeopleStep) in AppStep.profileWanted(step.person) }
  /// ```
  ///
  /// - Parameter redirection: what the step is outside; nil for a step that stays as it is.
  public func redirecting<Inner: Step, Outer: Step>(
    _ redirection: @escaping @MainActor (Inner) -> Outer?
  ) -> Calcot {
    changingFlow { parts in
      parts.redirections.append { step in (step as? Inner).flatMap(redirection) }
    }
  }
}
