package import CalcotTree

/// An object that carries out the requests of navigations: the engine of a running app.
@MainActor
package protocol NavigationHandler: AnyObject {
  /// Whether the app has not ended.
  var isRunning: Bool { get }
  /// The navigation tree as it is now.
  var tree: NavigationTree { get }
  /// The screen whose code is running; nil for code of no screen of this app.
  var currentScreen: ScreenID? { get }
  /// The count of the app's work under way.
  var ledger: WorkLedger { get }

  /// Carries out a request, or returns why it waits or is refused.
  func request(_ request: Request) -> Answer
  /// Carries out everything that `changes` requests as one request.
  func batch(_ changes: () -> Void) -> Answer
  /// Asks the user, and waits for the index of the choice; nil if nobody will answer any more.
  func ask(
    _ style: Dialog.Style, title: String, message: String?, choices: [Dialog.Choice]
  ) async -> Int?
  /// Has the host do something, and waits for what the user has picked.
  func perform(_ work: HostWork) async throws(Refusal) -> [PickedFile]
  /// Shows a message by the end of the turn.
  func showMessage(_ text: String, _ kind: MessageKind, action: OfferedAction?) -> Answer
  /// Counts an activity until it ends, or the screen of the code that is running does.
  func beginActivity(_ label: String) -> RunningActivity
  func endActivity(_ activity: RunningActivity)
  /// Delivers a step to a flow.
  func take(_ step: any Step, in flow: FlowID) -> StepDisposition
  /// Offers every deferred step to its flow again.
  func offerDeferredSteps()
  /// The dispatcher of the app's steps.
  var steps: StepDispatcher { get }
  /// Returns the lifetime of a flow; nil once it has ended.
  func scope(of flow: FlowID) -> Scope?
  /// Opens the links that have waited.
  func becomeReady()
  /// Reports a mistake in the app's code that was survived.
  func report(_ issue: String)
}
