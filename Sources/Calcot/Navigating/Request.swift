import CalcotTree

/// A requested navigation.
@MainActor
package struct Request {
  package typealias Edit = @MainActor (inout Change) throws(Refusal) -> Void

  let reason: TreeTransition.Reason
  let isByUser: Bool
  /// The flow whose navigation made the request; nil for the user, and for the app as a whole.
  let flow: FlowID?
  private(set) var scope: Scope?
  /// The place in the app's code that made the request; nil for the user, and for links.
  let site: CallSite?
  let needs: [Capability]
  /// The approximate number of bytes of the link that the request opens.
  var linkWeight = 0
  /// A closure that fixes the meaning of the request in terms of the tree at the time of the
  /// request ("the top" is this screen). The returned edit can be applied to a later tree, which it
  /// checks.
  let bind: @MainActor (NavigationTree) throws(Refusal) -> Edit

  /// Creates a request of the running code, or of the user.
  init(
    _ reason: TreeTransition.Reason, byUser: Bool = false, flow: FlowID? = nil,
    at site: CallSite? = nil, needs: [Capability] = [],
    bind: @escaping @MainActor (NavigationTree) throws(Refusal) -> Edit
  ) {
    self.reason = reason
    self.flow = flow
    self.site = site
    self.needs = needs
    self.bind = bind
    isByUser = byUser
    scope = byUser ? nil : Scope.current
  }

  init(
    _ reason: TreeTransition.Reason, byUser: Bool = false, at site: CallSite? = nil,
    needs: [Capability] = [], edit: @escaping Edit
  ) {
    self.init(reason, byUser: byUser, at: site, needs: needs) { _ throws(Refusal) in edit }
  }

  /// Combines several requests. Each is bound to the tree that results from those before it, and if
  /// one is refused, all are.
  static func batch(_ requests: [Request], at site: CallSite) -> Request {
    Request(
      .batch, flow: requests.first?.flow, at: site, needs: requests.flatMap(\.needs)
    ) { tree throws(Refusal) in
      let visible = tree.visible?.id
      return { change throws(Refusal) in
        guard change.edit.tree.visible?.id == visible else { throw .stale("the visible screen") }
        for request in requests { try request.bind(change.edit.tree)(&change) }
      }
    }
  }

  /// A Boolean value that indicates whether the request only reports a fact, such as the host's
  /// width or a badge, and does not navigate: neither a guard nor an open question can refuse it.
  var isFact: Bool { reason == .resize || reason == .setBadge }

  var askedBy: TreeTransition.Asker {
    if isByUser { return .user }
    guard let scope, !scope.isFlow else { return .app }
    return .screen(scope.screen)
  }

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
    guard reason == .open else { return self }
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
    if reason == .close, refusal == .nothingToPop { return nil }
    if let scope, scope.isEnded, !scope.hasEndedItself, Task.isCancelled { return nil }
    return "\(site): \(reason) was refused: \(refusal)"
  }

  /// Returns the request with its meaning fixed against `tree`.
  func bound(to tree: NavigationTree) throws(Refusal) -> BoundRequest {
    BoundRequest(request: self, edit: try bind(tree))
  }
}

/// A request whose meaning is fixed.
@MainActor
struct BoundRequest {
  let request: Request
  let edit: Request.Edit
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
