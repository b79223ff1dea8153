extension FlowContributions {
  /// The step is handled, and nothing comes of it.
  public static var none: Self { Self() }

  /// Everything that `contributions` have. Of refused, deferred and forwarded, the last one counts; for
  /// a step that is refused or deferred nothing else is carried out.
  public static func many(_ contributions: Self...) -> Self {
    contributions.reduce(into: Self()) { whole, part in
      whole.moves += part.moves
      whole.end = part.end ?? whole.end
      whole.currentSteps += part.currentSteps
      whole.parentSteps += part.parentSteps
      whole.preparations += part.preparations
      if part.verdict != .handled { whole.verdict = part.verdict }
    }
  }

  /// The flow around decides on the step, as what its calçot's redirection makes of it.
  public static var forward: Self { Self(verdict: .forward) }

  /// This flow decides on another step next, once the steppers of what was presented have begun.
  public static func forwardToCurrent(_ step: FlowStep) -> Self {
    var contributions = Self()
    contributions.currentSteps = [step]
    return contributions
  }

  /// The flow around decides on another step next, as what its calçot's redirection makes of it.
  public static func forwardToParent(_ step: FlowStep) -> Self {
    var contributions = Self()
    contributions.parentSteps = [step]
    return contributions
  }

  /// The flow gives its result and leaves the tree, as by ``Coordinator/finish(with:)``.
  ///
  /// - Parameters:
  ///   - value: what the flow gives.
  ///   - step: a step on which the flow around decides when the flow has left.
  public static func end(with value: ResultValue, forwarding step: FlowStep? = nil) -> Self {
    Self(end: .value(value), forwarding: step)
  }

  /// The flow leaves the tree without a value, as by ``Coordinator/cancel()``.
  ///
  /// - Parameter step: a step on which the flow around decides when the flow has left.
  public static func end(forwarding step: FlowStep? = nil) -> Self {
    Self(end: .cancelled, forwarding: step)
  }

  /// Not yet: the step is kept, and offered again after each change of the navigation tree.
  public static func deferred(reason: String) -> Self { Self(verdict: .deferred(reason: reason)) }

  /// The step leads nowhere, for a reason that a person can read.
  public static func refused(reason: String) -> Self { Self(verdict: .refused(reason: reason)) }

  /// What `next` contributes when all of `flows` are ready; until then the step is deferred, and the
  /// person sees what is there, such as a splash screen. The flows prepare at the same time.
  ///
  /// ```swift
  /// case .started: .whenReady("Loading", feed, profile) { failures in
  ///   failures.isEmpty ? .replaceRoot(with: .tabs) : .replaceRoot(with: .offline)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reason: why the step waits, for a person to read.
  ///   - flows: one that fails, or is cancelled, keeps nobody waiting.
  ///   - next: given the errors of those that have failed, in the order of `flows`.
  public static func whenReady(
    _ reason: String, _ flows: any PreparingFlow...,
    then next: @escaping @MainActor (_ failures: [any Error]) -> Self
  ) -> Self {
    var contributions = Self()
    contributions.preparations = [Preparation(reason: reason, flows: flows, next: next)]
    return contributions
  }

  private init(verdict: Verdict) { self.verdict = verdict }

  private init(end: End, forwarding step: FlowStep?) {
    self.end = end
    parentSteps = step.map { [$0] } ?? []
  }
}
