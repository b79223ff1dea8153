package import CalcotContent
package import CalcotTree

/// An object that performs the requests of navigations: the engine of a running app.
@MainActor
package protocol NavigationHandler: AnyObject {
  /// A Boolean value that indicates whether the app is running.
  var isRunning: Bool { get }
  /// The current navigation tree; Observation tracks each read of it.
  var observedTree: NavigationTree { get }
  /// The screen whose code is running; `nil` for code that belongs to no screen of this app.
  var currentScreen: ScreenID? { get }
  /// The ledger of the app's running work.
  var ledger: WorkLedger { get }

  /// Performs a request; returns why it waits or is refused if it is not performed at once.
  func request(_ request: Request) -> Answer
  /// Performs everything that `changes` requests as one request.
  func batch(at site: CallSite, _ changes: () -> Void) -> Answer
  /// Passes a value to the screen or the child flow at a route of a flow.
  func update<Value>(
    _ route: AnyRoute, of flow: FlowID, with value: Value, at site: CallSite
  ) -> Answer
  /// Asks the user, and waits for the index of the choice; returns nil if there will be no answer.
  func ask(
    _ style: Dialog.Style, title: String, message: String?, choices: [Choice<Int>]
  ) async -> Int?
  /// Sends work to the host, and waits for the files that the user picks.
  func perform(_ work: HostWork) async throws(Refusal) -> [PickedFile]
  /// Shows a message by the end of the turn.
  func showMessage(_ text: String, _ kind: MessageKind, action: OfferedAction?) -> Answer
  /// Begins an activity that lasts until it is ended, or until the screen whose code is running
  /// ends.
  func beginActivity(_ label: String) -> RunningActivity
  func endActivity(_ activity: RunningActivity)
  /// Sets the appearance of the app.
  func setAppearance(_ appearance: Appearance)
  /// Sets the language of the host's words.
  func setLanguage(_ code: String?)
  /// Delivers a step to a flow.
  func take(_ step: any Step, in flow: FlowID) -> StepDisposition
  /// Offers every deferred step to its flow again.
  func offerDeferredSteps()
  /// The dispatcher of steps that follow from another one.
  var followingSteps: any StepFollowing { get }
  /// Returns the coordinators that observe a flow, the innermost first.
  func watchers(of flow: FlowID) -> [any NavigationWatching]
  /// Returns the lifetime of a flow; nil once it has ended.
  func scope(of flow: FlowID) -> Scope?
  /// Performs the requests that wait until the app is ready.
  func becomeReady()
  /// Makes links wait from now on.
  func becomeUnready()
  /// Refuses the requests that wait until the app is ready.
  func refuseWaiting()
  /// Reports a recoverable mistake in the app's code.
  func report(_ issue: String)
}
