import CalcotTree

/// A requested move, with its source and the values that are passed along.
@MainActor
package struct Request {
  /// A value that belongs to a request, and is no part of its move.
  enum Passed {
    /// A value for the new screen.
    case carried(Any)
    /// The task that awaits the result of the new flow.
    case awaited(AwaitedResult)
    /// The value that the flow gives.
    case result(any Sendable)
  }

  private(set) var move: Move
  let passed: Passed?
  /// The requests of a batch, each of which is bound to the tree that results from those before it.
  private(set) var parts: [Request] = []
  let isByUser: Bool
  /// The flow whose navigation made the request; nil for the user, and for the app as a whole.
  let flow: FlowID?
  private(set) var scope: Scope?
  /// The place in the app's code that made the request; nil for the user, and for links.
  let site: CallSite?
  /// The link that the request opens, as it was read when it was requested.
  var address: LinkAddress?
  /// The screen that was visible when the request was bound.
  private(set) var visible: ScreenID?

  /// Creates a request of the running code, or of the user.
  init(
    _ move: Move, passing passed: Passed? = nil, byUser: Bool = false, flow: FlowID? = nil,
    at site: CallSite? = nil
  ) {
    self.move = move
    self.passed = passed
    self.flow = flow
    self.site = site
    isByUser = byUser
    scope = byUser ? nil : Scope.current
  }

  /// Combines several requests; if one is refused, all are.
  static func batch(_ requests: [Request], at site: CallSite) -> Request {
    var batch = Request(.batch(requests.map(\.move)), flow: requests.first?.flow, at: site)
    batch.parts = requests
    return batch
  }

  /// Returns the reason of the transition to which the request leads.
  func reason(in tree: NavigationTree) -> TreeTransition.Reason {
    if case .leave = move { .end } else { .move(move.told(in: tree)) }
  }

  var askedBy: TreeTransition.Asker {
    if isByUser { return .user }
    return asker.map { .screen($0) } ?? .app
  }

  /// The screen whose code made the request.
  var asker: ScreenID? { scope.flatMap { $0.isFlow ? nil : $0.screen } }

  /// Returns the request from the view of the app of `ledger`: if a screen of another app makes it,
  /// it comes from no screen of this one.
  func asked(in ledger: WorkLedger) -> Request {
    guard let scope, !scope.belongs(to: ledger) else { return self }
    var request = self
    request.scope = nil
    return request
  }

  /// The request; a link becomes a request of the app, so that it can be opened after the screen
  /// that requested it has left.
  var outlivingItsScreen: Request {
    switch move {
    case .open, .go: break
    default: return self
    }
    var request = self
    request.scope = nil
    return request
  }

  /// Returns the report of a refusal for which nobody has decided; `nil` if it needs no report.
  ///
  /// A request of cancelled work of a screen that the user has left is not a mistake. Nor is a
  /// request of a screen to close itself where it is the root, such as in a tab.
  func report(of refusal: Refusal) -> String? {
    guard let site, refusal.isMistake else { return nil }
    if case .close = move, refusal == .nothingToPop { return nil }
    if isOfScreenLeft, Task.isCancelled { return nil }
    return "\(site): \(move.name) was refused: \(refusal)"
  }

  /// A Boolean value that indicates whether something else than the screen that asks has ended it.
  var isOfScreenLeft: Bool { scope?.isOfScreenLeft == true }

  /// Returns the request with its move bound to a tree, so that it can be performed later.
  func bound(to tree: NavigationTree) throws(Refusal) -> Request {
    var request = self
    request.move = try move.bound(to: tree, in: flow, by: asker)
    request.visible = tree.visible?.id
    return request
  }
}

/// A place in an app's code.
package enum CallSite: CustomStringConvertible {
  case line(StaticString, UInt)
  /// A call through a protocol, which cannot pass a line.
  case router(any Any.Type)

  package init(_ fileID: StaticString, _ line: UInt) { self = .line(fileID, line) }

  package var description: String {
    switch self {
    case .line(let fileID, let line): "\(fileID):\(line)"
    case .router(let type): "\(type)"
    }
  }
}

extension Refusal {
  /// A Boolean value that indicates whether the refusal was decided by neither the user nor a guard
  /// nor a screen: the code asks for something impossible.
  fileprivate var isMistake: Bool {
    switch self {
    case .blocked, .guarded, .declined, .covered, .badLink, .notFound, .badAddress, .hostFailed,
      .notAccepted, .disabled, .busy, .noSuchControl, .noSuchValue, .noSuchChoice, .noSuchBranch,
      .notRunning:
      false
    case .screenEnded, .nothingToPop, .nothingToDismiss, .notInStack, .notAwaited, .emptyStack,
      .stale, .noFlow, .noSuchSide,
      .notOffered, .flowEnded, .flowCovered, .cannotFinish, .alreadyFinished,
      .hostCannot, .endlessFlows, .endlessRequests, .tooManyWaiting,
      .endlessQuestions:
      true
    }
  }
}
