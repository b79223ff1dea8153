#if Streams
  public import Calcot

  extension Calcot {
    /// Forwards the calçot's steps to `router`, usually its flow's coordinator, until its screen
    /// leaves.
    ///
    /// ```swift
    /// return Calcot(outputs, view: SearchView.init).steps(outputs.steps, to: self)
    /// ```
    ///
    /// Steps are forwarded from the calçot's assembly on, as a signal keeps no earlier events.
    /// Connect a stepper, which begins when its screen is in the tree, with `steps(from:to:)`.
    public func steps<R: Coordinator>(_ steps: Signal<R.FlowStep>, to router: R) -> Calcot {
      onAssembled { $0.observe(steps) { router.send($0) } }
    }

    /// Saves the latest value of `driver` together with the calçot's place in the navigation tree.
    ///
    /// ```swift
    /// let outputs = viewModel(Inputs(draft: place.saved() ?? Draft()))
    /// return Calcot(outputs, view: DraftView.init).saving(outputs.draft)
    /// ```
    public func saving<Value: Codable>(_ driver: Driver<Value>) -> Calcot {
      saving { driver.value }
    }
  }
#endif
