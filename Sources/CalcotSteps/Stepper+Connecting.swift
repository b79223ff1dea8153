public import Calcot

extension Calcot {
  /// Connects a stepper, mostly the ViewModel, whose steps come to a flow for as long as the calçot is in
  /// the navigation tree; also while its screen is covered.
  ///
  /// ```swift
  /// Calcot(viewModel, view: LoginView.init).steps(from: viewModel, to: self)
  /// ```
  ///
  /// A stepper that is connected from several calçots emits to each of their flows.
  ///
  /// - Parameters:
  ///   - stepper: held until it has begun, and then by whoever else holds it.
  ///   - router: the coordinator whose flow receives the steps.
  public func steps<R: StepRouter>(
    from stepper: some Stepper<R.FlowStep>, to router: R
  ) -> Calcot {
    onArrival(connection(from: stepper, to: router))
  }
}

extension ChildFlow {
  /// Connects a stepper whose steps come to a flow for as long as the child flow is in the navigation tree:
  /// to the flow itself, to begin it with a step, or to the flow around it.
  public func steps<R: StepRouter>(
    from stepper: some Stepper<R.FlowStep>, to router: R
  ) -> ChildFlow {
    onArrival(connection(from: stepper, to: router))
  }
}

@MainActor
private func connection<R: StepRouter>(
  from stepper: some Stepper<R.FlowStep>, to router: R
) -> @MainActor (Scope) -> Void {
  let navigation = router.navigation
  return { scope in stepper.steps.connections.connect(stepper, to: navigation, as: scope) }
}
