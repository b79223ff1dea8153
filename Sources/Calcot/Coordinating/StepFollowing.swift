package import CalcotTree

/// An object that delivers the steps that follow from another step: the dispatcher of an app's
/// steps.
@MainActor
package protocol StepFollowing: AnyObject {
  /// Returns the origin of further steps that a flow contributes; nil once it has ended.
  func origin(in flow: FlowID) -> StepOrigin?
  /// Delivers steps that follow from another one, after the steppers of the new screens have
  /// started.
  ///
  /// - Parameters:
  ///   - current: The steps for the flow itself.
  ///   - parent: The steps for the parent flow.
  func follow(_ current: [any Step], _ parent: [any Step], from origin: StepOrigin)
  /// The refusal of every step that the running code sends, because the chain of steps has become
  /// too long; `nil` while it may grow.
  var exhaustion: StepDisposition? { get }
  /// Runs `body`, whose steps belong to a longer chain.
  ///
  /// - Parameter chain: The number of steps that lead to them, besides those that led to the
  ///   running code.
  func run(chain: Int, _ body: () -> [StepDisposition]) -> [StepDisposition]
}

/// The flow that sends further steps, even after it has ended.
package struct StepOrigin {
  let flow: FlowID
  let parent: FlowID?
  let screen: ScreenID?
  /// The length of the chain of steps that led to this point.
  let depth: Int
  let redirect: @MainActor (any Step) -> any Step

  /// Returns the parent flow's step for one of the flow's.
  @MainActor
  package func redirected(_ step: any Step) -> any Step { redirect(step) }
}
