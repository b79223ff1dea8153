public import Calcot

extension Calcot {
  /// Connects a stepper, usually the ViewModel, to a flow for as long as the calçot is in the
  /// navigation tree, even while its screen is covered.
  ///
  /// ```swift
  /// Calcot(viewModel, view: LoginView.init).steps(from: viewModel, to: self)
  /// ```
  ///
  /// A stepper that is connected from several calçots emits to each of their flows.
  ///
  /// - Parameters:
  ///   - stepper: The stepper. It is held until it has begun; after that its other owners hold it.
  ///   - router: The coordinator whose flow receives the steps.
  public func steps<R: Coordinator>(
    from stepper: some Stepper<R.FlowStep>, to router: R
  ) -> Calcot {
    onArrival(connection(from: stepper, to: router))
  }
}

extension ChildFlow {
  /// Connects a stepper for as long as the child flow is in the navigation tree: to the flow
  /// itself, to start it with a step, or to the parent flow.
  public func steps<R: Coordinator>(
    from stepper: some Stepper<R.FlowStep>, to router: R
  ) -> ChildFlow {
    onArrival(connection(from: stepper, to: router))
  }
}

@MainActor
private func connection<R: Coordinator>(
  from stepper: some Stepper<R.FlowStep>, to router: R
) -> @MainActor (Scope) -> Void {
  let navigation = router.navigation
  let moves = moves(of: router)
  return { scope in
    stepper.steps.connections.connect(stepper, to: navigation, as: scope, moves: moves)
  }
}

/// Returns a closure that returns the move to which a step leads; only a ``StepFlow`` knows it
/// without navigating.
@MainActor
private func moves(of router: some Coordinator) -> @MainActor (any Step) -> Move? {
  guard let flow = router as? any StepFlow else { return { _ in nil } }
  return { [weak flow] step in flow?.move(of: step) }
}

extension StepFlow {
  fileprivate func move(of step: any Step) -> Move? {
    (step as? FlowStep).flatMap {
      navigate(to: $0).content.moves.lazy.map(\.move).first { $0.destination != nil }
    }
  }
}
