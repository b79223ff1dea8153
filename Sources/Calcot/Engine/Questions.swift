import CalcotContent
import CalcotTree

/// The questions and the status of an app: dialogs and host requests, only one of which is open at
/// a time, and the messages and activities.
@MainActor
struct Questions {
  /// The open host request.
  private(set) var hostRequest: HostRequest?
  private var dialogs = WaitingQueue<Dialog, Int>()
  private var requests = WaitingQueue<HostRequest, HostReply>()
  private var statusQueue = StatusQueue()

  /// A Boolean value that indicates whether no dialog and no host request is open or waits.
  var isEmpty: Bool { dialogs.isEmpty && requests.isEmpty }

  // MARK: Dialogs

  /// Adds a dialog.
  ///
  /// - Parameter flow: The flow, if its own code asks; `nil` for code of a screen.
  mutating func add(
    _ dialog: Dialog, of flow: FlowID? = nil, handler: @escaping @MainActor (Int?) -> Void
  ) {
    dialogs.add(dialog, of: flow, handler: handler)
  }

  func contains(_ dialog: LayerID) -> Bool { dialogs.contains(dialog) }

  /// Opens the next dialog; returns nil if there is none, or a host request is open.
  mutating func openNextDialog() -> Dialog? { hostRequest == nil ? dialogs.openNext() : nil }

  /// Closes a dialog and returns the handler that receives the choice.
  mutating func close(_ dialog: LayerID) -> (@MainActor (Int?) -> Void)? { dialogs.close(dialog) }

  // MARK: Host requests

  mutating func add(
    _ request: HostRequest, of flow: FlowID? = nil,
    handler: @escaping @MainActor (HostReply?) -> Void
  ) {
    requests.add(request, of: flow, handler: handler)
  }

  func contains(_ request: HostRequestID) -> Bool { requests.contains(request) }

  /// Opens the next host request if none is open; returns whether one was opened.
  mutating func openNextHostRequest() -> Bool {
    guard hostRequest == nil, let next = requests.openNext() else { return false }
    hostRequest = next
    return true
  }

  /// Closes a host request and returns the handler that receives the reply.
  mutating func close(_ request: HostRequestID) -> (@MainActor (HostReply?) -> Void)? {
    if hostRequest?.id == request { hostRequest = nil }
    return requests.close(request)
  }

  // MARK: Screens and flows that leave

  /// Withdraws the questions of screens and flows that leave the tree.
  ///
  /// - Returns: The closures that resume their callers without an answer.
  mutating func abandon(
    ownedBy screens: @autoclosure () -> Set<ScreenID>, _ flows: @autoclosure () -> Set<FlowID> = []
  ) -> [@MainActor () -> Void] {
    guard !isEmpty else { return [] }
    let (screens, flows) = (screens(), flows())
    let closedDialogs = dialogs.closeAll(ownedBy: screens, flows)
    let closedRequests = requests.closeAll(ownedBy: screens, flows)
    if let request = hostRequest?.id, !requests.contains(request) { hostRequest = nil }
    return closedDialogs.map { handler in { @MainActor in handler(nil) } }
      + closedRequests.map { handler in { @MainActor in handler(nil) } }
  }

  /// Withdraws everything.
  mutating func abandonAll() -> [@MainActor () -> Void] {
    hostRequest = nil
    return dialogs.closeAll().map { handler in { @MainActor in handler(nil) } }
      + requests.closeAll().map { handler in { @MainActor in handler(nil) } }
  }

  // MARK: Status

  mutating func setAppearance(_ appearance: Appearance) { statusQueue.appearance = appearance }

  mutating func setLanguage(_ code: String?) { statusQueue.setLanguage(code) }

  var status: AppStatus { statusQueue.status }

  /// Adds a message; returns a Boolean value that indicates whether one is removed for it, and that is to be
  /// reported.
  @discardableResult
  mutating func add(_ text: String, _ kind: MessageKind, action: OfferedAction?) -> Bool {
    statusQueue.add(text, kind, action: action)
  }

  mutating func close(_ message: MessageID) -> Bool { statusQueue.close(message) }

  mutating func use(_ message: MessageID) throws(Refusal) -> OfferedAction {
    try statusQueue.use(message)
  }

  mutating func releaseActions(of scope: Scope) { statusQueue.releaseActions(of: scope) }

  mutating func begin(_ activity: RunningActivity) { statusQueue.begin(activity) }

  mutating func end(_ activity: RunningActivity) { statusQueue.end(activity) }
}
