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
  let needs: [Capability]
  /// A closure that fixes the meaning of the request against the tree at the time of asking ("the
  /// top" is this screen). The returned edit can be applied to a later tree, which it checks.
  let bind: @MainActor (NavigationTree) throws(Refusal) -> Edit

  /// Creates a request of the running code, or of the user.
  init(
    _ reason: TreeTransition.Reason, byUser: Bool = false, flow: FlowID? = nil,
    needs: [Capability] = [],
    bind: @escaping @MainActor (NavigationTree) throws(Refusal) -> Edit
  ) {
    self.reason = reason
    self.flow = flow
    self.needs = needs
    self.bind = bind
    isByUser = byUser
    scope = byUser ? nil : Scope.current
  }

  init(
    _ reason: TreeTransition.Reason, byUser: Bool = false, needs: [Capability] = [],
    edit: @escaping Edit
  ) {
    self.init(reason, byUser: byUser, needs: needs) { _ throws(Refusal) in edit }
  }

  /// Combines several requests: each is bound after those before it have been applied, and if one
  /// is refused, all are.
  static func batch(_ requests: [Request]) -> Request {
    Request(.batch, flow: requests.first?.flow, needs: requests.flatMap(\.needs)) {
      tree throws(Refusal) in
      let visible = tree.visible?.id
      return { change throws(Refusal) in
        guard change.edit.tree.visible?.id == visible else { throw .stale("the visible screen") }
        for request in requests { try request.bind(change.edit.tree)(&change) }
      }
    }
  }

  /// A Boolean value that indicates whether the request reports a fact about the host, such as its
  /// width, which neither a guard nor an open question can refuse.
  var isFact: Bool { reason == .resize }

  var askedBy: TreeTransition.Asker {
    if isByUser { return .user }
    guard let scope, !scope.isFlow else { return .app }
    return .screen(scope.screen)
  }

  /// Returns the request as seen by the app of `ledger`: a request by a screen of another app comes
  /// from no screen of this one.
  func asked(in ledger: WorkLedger) -> Request {
    guard let scope, !scope.belongs(to: ledger) else { return self }
    var request = self
    request.scope = nil
    return request
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
