#if Streams
  public import Calcot

  extension Calcot {
    /// The calçot with its steps passed on to `router`, its flow's coordinator as a rule, until its
    /// screen leaves.
    ///
    /// ```swift
    /// return Calcot(outputs) { CounterView($0) }.steps(outputs.steps, to: self)
    /// ```
    ///
    /// They are heard from the calçot's assembly on, as a signal keeps nothing for later. A stepper, which
    /// begins when its screen is in the tree, is connected by `steps(from:to:)`.
    public func steps<R: StepRouter>(_ steps: Signal<R.FlowStep>, to router: R) -> Calcot {
      onAssembled { $0.observe(steps) { router.send($0) } }
    }

    /// The calçot with the latest value of `driver` saved together with its place in the navigation
    /// tree.
    ///
    /// ```swift
    /// let outputs = viewModel(Inputs(restoredCount: navigation.saved() ?? Count()))
    /// return Calcot(outputs) { CounterView($0) }.saving(outputs.count)
    /// ```
    public func saving<Value: Codable>(_ driver: Driver<Value>) -> Calcot {
      saving { driver.value }
    }
  }
#endif
