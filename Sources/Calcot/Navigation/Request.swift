/// A navigation that was asked for.
@MainActor
struct Request {
  typealias Edit = @MainActor (inout TreeEdit) throws(Refusal) -> Void

  let reason: TreeTransition.Reason
  let isByUser: Bool
  /// The flow whose navigation asked; nil for the user, and for the app as a whole.
  let flow: FlowID?
  private(set) var scope: Scope?
  let needs: [Capability]
  /// Says what is meant, given the tree at the time of asking ("the top" is this screen); the edit
  /// that it gives can be applied to a later tree, which it checks.
  let bind: @MainActor (NavigationTree) throws(Refusal) -> Edit

  /// A request by the code that runs now, or by the user.
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

  /// Several requests as one: each is bound when those before it have been worked out, and if one is
  /// refused, all are.
  static func batch(_ requests: [Request]) -> Request {
    Request(.batch, flow: requests.first?.flow, needs: requests.flatMap(\.needs)) {
      tree throws(Refusal) in
      let visible = tree.visible?.id
      return { edit throws(Refusal) in
        guard edit.tree.visible?.id == visible else { throw .stale("the visible screen") }
        for request in requests { try request.bind(edit.tree)(&edit) }
      }
    }
  }

  var askedBy: TreeTransition.Asker {
    if isByUser { return .user }
    guard let scope, !scope.isFlow else { return .app }
    return .screen(scope.screen)
  }

  /// The same request as the app sees it whose work `ledger` counts: what a screen of another app
  /// asks for is asked for by no screen of this one.
  func asked(in ledger: WorkLedger) -> Request {
    guard let scope, !scope.belongs(to: ledger) else { return self }
    var request = self
    request.scope = nil
    return request
  }

  /// The same request with what it means settled against `tree`.
  func bound(to tree: NavigationTree) throws(Refusal) -> BoundRequest {
    BoundRequest(request: self, edit: try bind(tree))
  }
}

/// A request that knows which screens it is about.
@MainActor
struct BoundRequest {
  let request: Request
  let edit: Request.Edit
}

/// What the user has already agreed to for one request.
struct Consents {
  var screens: Set<ScreenID> = []
  var questions: [FlowID: LeaveQuestion] = [:]
}

/// A request that waits for the answer to its question.
@MainActor
struct ParkedRequest {
  let bound: BoundRequest
  let pending: PendingRequest
  let consents: Consents
}

/// A request that has to ask the user first.
struct QuestionToAsk: Error {
  let question: LeaveQuestion
  let owner: ScreenID?
  /// What the user has agreed to, if they agree.
  let consents: Consents
}
