package import CalcotTree

/// An object that delivers the steps which follow from another one: the dispatcher of an app's
/// steps.
@MainActor
package protocol StepFollowing: AnyObject {
  /// Returns the coordinators that observe a flow, the innermost first.
  func watchers(of flow: FlowID) -> [any NavigationWatching]
  /// Returns the origin of further steps that a flow contributes; nil once it has ended.
  func origin(in flow: FlowID) -> StepOrigin?
  /// Delivers steps that follow from another one, after the steppers of what it has shown have
  /// started.
  ///
  /// - Parameters:
  ///   - current: The steps for the flow itself.
  ///   - parent: The steps for the parent flow.
  func follow(_ current: [any Step], _ parent: [any Step], from origin: StepOrigin)
  /// The refusal of each step that the running code sends, because so many have led to one another;
  /// nil as long as there may be more.
  var exhaustion: StepDisposition? { get }
  /// Runs `body`, whose steps come at the end of a longer chain.
  ///
  /// - Parameter chain: The number of steps that have led to them, besides those that led to the
  ///   running code.
  func run(chain: Int, _ body: () -> [StepDisposition]) -> [StepDisposition]
}

/// The flow that sends further steps, even after it has ended.
package struct StepOrigin {
  let flow: FlowID
  let parent: FlowID?
  let screen: ScreenID?
  /// The length of the chain of steps that led to this one.
  let depth: Int
  let redirect: @MainActor (any Step) -> any Step

  /// Returns the parent flow's step for one of the flow's.
  @MainActor
  package func redirected(_ step: any Step) -> any Step { redirect(step) }
}
