import Calcot

extension FlowContributions {
  /// Handles the step without any effect.
  public static var none: Self { Self(.none) }

  /// Combines `contributions`. Of refused, deferred and forwarded, the last one wins; a step that
  /// is refused or deferred has no other effect.
  public static func many(_ contributions: Self...) -> Self {
    Self { whole in
      for part in contributions { whole.add(part.content) }
    }
  }

  /// Forwards the step to the parent flow, as adapted by its calçot's redirection.
  public static var forward: Self { Self(.forward) }

  /// Sends another step to this flow next, after the steppers of presented screens have begun.
  public static func forwardToCurrent(_ step: FlowStep) -> Self {
    Self { $0.currentSteps = [step] }
  }

  /// Sends another step to the parent flow next, as adapted by its calçot's redirection.
  public static func forwardToParent(_ step: FlowStep) -> Self {
    Self { $0.parentSteps = [step] }
  }

  /// Ends the flow with a result, as `Coordinator.finish(with:)` does.
  ///
  /// - Parameters:
  ///   - value: The flow's result.
  ///   - step: A step for the parent flow once this flow has left the tree.
  public static func end(with value: ResultValue, forwarding step: FlowStep? = nil) -> Self {
    Self(end: .value(value), forwarding: step)
  }

  /// Ends the flow without a result, as `Coordinator.cancel()` does.
  ///
  /// - Parameter step: A step for the parent flow once this flow has left the tree.
  public static func end(forwarding step: FlowStep? = nil) -> Self {
    Self(end: .cancelled, forwarding: step)
  }

  /// Defers the step: it is kept, and offered again after each change of the navigation tree.
  public static func deferred(reason: String) -> Self {
    Self { $0.verdict = .deferred(reason: reason) }
  }

  /// Refuses the step, for a reason that the user can read.
  public static func refused(reason: String) -> Self {
    Self { $0.verdict = .refused(reason: reason) }
  }

  /// Contributes the result of `next` when all of `flows` are ready. Until then the step is
  /// deferred, and the user sees the current screen, such as a splash screen. The flows prepare
  /// concurrently.
  ///
  /// ```swift
  /// case .started: .whenReady("Loading", feed, profile) { failures in
  ///   failures.isEmpty ? .replaceRoot(with: .tabs) : .replaceRoot(with: .offline)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reason: The reason for the wait, for the user to read.
  ///   - flows: The flows to prepare; one that fails or is cancelled is not waited for.
  ///   - next: A closure that receives the errors of the failed flows, in the order of `flows`.
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
