internal import CalcotCode

/// Streams: who keeps a subscription keeps the closures of its whole chain.
extension ValueFlow {
  /// The call that gives the handle on the subscription to which a closure of `call` belongs: `call`
  /// itself if it is `sink { … }`, or one further along the chain, as in `map { … }.sink { … }`.
  func subscription(startedBy call: NodeID) -> NodeID? {
    var current = call
    var subscribing: NodeID?
    while true {
      let name = codebase[current].name
      if Words.subscribing.contains(name) { subscribing = current }
      guard let member = codebase.parent(of: current), codebase[member].kind == .member,
        let next = codebase.parent(of: member), codebase[next].kind == .call,
        resolver.callee(of: next) == member
      else { break }
      if Words.storing.contains(codebase[next].name), isBagCall(next) {
        // Whatever stands before `store(in:)` is a handle.
        return isFinite(call) ? nil : current
      }
      current = next
    }
    guard let subscribing, isStreamLike(subscribing) else { return nil }
    return isFinite(call) ? nil : subscribing
  }

  /// Whether a chain of calls is one of a stream, not of a collection.
  func isStream(_ call: NodeID) -> Bool { subscription(startedBy: call) != nil }

  /// `store(in: &bag)`, `disposed(by: bag)`.
  func isBagCall(_ call: NodeID) -> Bool {
    guard let label = resolver.arguments(of: call).first.map({ codebase[$0].label }) else {
      return false
    }
    return label == "in" || label == "by" || label == "to" || label.isNone
  }

  private func isStreamLike(_ call: NodeID) -> Bool {
    guard let base = resolver.base(of: call) else { return false }
    switch codebase[base].kind {
    case .member, .call, .identifier, .subscriptCall: return true
    default: return false
    }
  }

  /// Something along the chain ends it, so the closures are let go.
  private func isFinite(_ call: NodeID) -> Bool {
    var current = call
    while true {
      guard let member = codebase.parent(of: current), codebase[member].kind == .member,
        let next = codebase.parent(of: member), codebase[next].kind == .call
      else { break }
      if Words.ending.contains(codebase[next].name) { return true }
      current = next
    }
    current = call
    while let base = resolver.base(of: current), codebase[base].kind == .call {
      if Words.ending.contains(codebase[base].name) { return true }
      current = base
    }
    return false
  }

  /// `subscribe(disposeBag, stream) { … }`: an own property of a bag's type beside the closure.
  func bag(among call: NodeID, beside argument: NodeID) -> Member? {
    for other in resolver.arguments(of: call) where other != argument {
      guard let value = resolver.value(of: other), codebase[value].kind == .identifier,
        let member = resolver.implicitMember(codebase[value].name, at: value),
        resolver.localDeclaration(of: codebase[value].name, at: value) == nil,
        member.isStored, let type = resolver.type(of: member)
      else { continue }
      if type.name == "DisposeBag" || type.name == "CompositeDisposable" { return member }
    }
    return nil
  }
}
