extension Calcot {
  /// The calçot with a stepper, mostly its ViewModel, whose steps come to a flow for as long as the
  /// calçot is in the navigation tree; also while its screen is covered.
  ///
  /// ```swift
  /// Calcot(viewModel) { LoginView($0) }.steps(from: viewModel, to: self)
  /// ```
  ///
  /// A stepper that is connected from several calçots emits to each of their flows.
  ///
  /// - Parameters:
  ///   - stepper: held until it has begun, and then by whoever else holds it.
  ///   - router: the coordinator whose flow takes the steps: that of the screen or, where a child flow
  ///     stands at the route, the child's, to begin it with a step.
  public func steps<R: StepRouter>(
    from stepper: some Stepper<R.FlowStep>, to router: R
  ) -> Calcot {
    let navigation = router.navigation
    return onArrival { scope in
      stepper.steps.connections.connect(stepper, to: navigation, as: scope)
    }
  }
}
