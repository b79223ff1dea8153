import Calcot
extension FlowContributions {
  /// The step is handled, and nothing comes of it.
  public static var none: Self { Self(.none) }

  /// Everything that `contributions` have. Of refused, deferred and forwarded, the last one counts; for
  /// a step that is refused or deferred nothing else is carried out.
  public static func many(_ contributions: Self...) -> Self {
    Self { whole in
      for part in contributions { whole.add(part.content) }
    }
  }

  /// The flow around decides on the step, as what its calçot's redirection makes of it.
  public static var forward: Self { Self(.forward) }

  /// This flow decides on another step next, once the steppers of what was presented have begun.
  public static func forwardToCurrent(_ step: FlowStep) -> Self {
    Self { $0.currentSteps = [step] }
  }

  /// The flow around decides on another step next, as what its calçot's redirection makes of it.
  public static func forwardToParent(_ step: FlowStep) -> Self {
    Self { $0.parentSteps = [step] }
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
  public static func deferred(reason: String) -> Self {
    Self { $0.verdict = .deferred(reason: reason) }
  }

  /// The step leads nowhere, for a reason that the user can read.
  public static func refused(reason: String) -> Self {
    Self { $0.verdict = .refused(reason: reason) }
  }

  /// What `next` contributes when all of `flows` are ready; until then the step is deferred, and the
  /// user sees what is there, such as a splash screen. The flows prepare at the same time.
  ///
  /// ```swift
  /// case .started: .whenReady("Loading", feed, profile) { failures in
  ///   failures.isEmpty ? .replaceRoot(with: .tabs) : .replaceRoot(with: .offline)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reason: why the step waits, for the user to read.
  ///   - flows: one that fails, or is cancelled, keeps nobody waiting.
  ///   - next: given the errors of those that have failed, in the order of `flows`.
  public static func whenReady(
    _ reason: String, _ flows: any PreparingFlow...,
    then next: @escaping @MainActor (_ failures: [any Error]) -> Self
  ) -> Self {
    let preparation = StepContent.Preparation(reason: reason, flows: flows) { next($0).content }
    return Self { $0.preparations = [preparation] }
  }

  private init(end: StepContent.End, forwarding step: FlowStep?) {
    self.init { content in
      content.end = end
      content.parentSteps = step.map { [$0] } ?? []
    }
  }
}
