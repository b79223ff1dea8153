internal import CalcotCode

/// Follows values through streams: a stored subscription retains the closures of its whole chain.
extension ValueFlow {
  /// Returns the call that returns the subscription for a closure of `call`: `call` itself if it is
  /// `sink { … }`, or one further along the chain, as in `map { … }.sink { … }`.
  func subscription(startedBy call: NodeID) -> NodeID? {
    var current = call
    var subscribing: NodeID?
    while true {
      let name = codebase[current].name
      if RetainingNames.subscribing.contains(name) || isKeyValueObservation(current) {
        subscribing = current
      }
      guard let member = codebase.parent(of: current), codebase[member].kind == .member,
        let next = codebase.parent(of: member), codebase[next].kind == .call,
        resolver.callee(of: next) == member
      else { break }
      if RetainingNames.storing.contains(codebase[next].name), isBagCall(next) {
        // NB: the receiver of `store(in:)` is always a subscription.
        return isFinite(call) ? nil : current
      }
      current = next
    }
    guard let subscribing, isStreamLike(subscribing) else { return nil }
    return isFinite(call) ? nil : subscribing
  }

  /// Returns a Boolean value that indicates whether a chain of calls belongs to a stream, not to a
  /// collection.
  func isStream(_ call: NodeID) -> Bool { subscription(startedBy: call) != nil }

  /// Returns a Boolean value that indicates whether a call stores a subscription: `store(in:
  /// &bag)`, `disposed(by: bag)`.
  func isBagCall(_ call: NodeID) -> Bool {
    guard let label = resolver.arguments(of: call).first.map({ codebase[$0].label }) else {
      return false
    }
    return label == "in" || label == "by" || label == "to" || label.isNone
  }

  /// Returns a Boolean value that indicates whether a call observes a property by its key path. Its
  /// result keeps the closure: `page.observe(\.title) { … }`.
  private func isKeyValueObservation(_ call: NodeID) -> Bool {
    guard codebase[call].name == RetainingNames.observe,
      let path = resolver.arguments(of: call).first.flatMap(resolver.value(of:))
    else { return false }
    return codebase[path].kind == .keyPath
  }

  private func isStreamLike(_ call: NodeID) -> Bool {
    if isKeyValueObservation(call) { return true }
    guard let base = resolver.base(of: call) else { return false }
    switch codebase[base].kind {
    case .member, .call, .identifier, .subscriptCall: return true
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a call along the chain ends the stream, and so
  /// releases the closures.
  private func isFinite(_ call: NodeID) -> Bool {
    var current = call
    while true {
      guard let member = codebase.parent(of: current), codebase[member].kind == .member,
        let next = codebase.parent(of: member), codebase[next].kind == .call
      else { break }
      if RetainingNames.ending.contains(codebase[next].name) { return true }
      current = next
    }
    current = call
    while let base = resolver.base(of: current), codebase[base].kind == .call {
      if RetainingNames.ending.contains(codebase[base].name) { return true }
      current = base
    }
    return false
  }

  /// Returns the object's property with a bag among the arguments beside a closure:
  /// `subscribe(disposeBag, stream) { … }`.
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

/// Finds closures in the chain of a subscription, by its syntax.
enum StreamClosures {
  static func contains(_ closure: NodeID, in codebase: Codebase) -> Bool {
    guard let argument = codebase.parent(of: closure), codebase[argument].kind == .argument,
      let call = codebase.parent(of: argument), codebase[call].kind == .call
    else { return false }
    let flow = ValueFlow(codebase, isClosure: true)
    return flow.isStream(call) || flow.bag(among: call, beside: argument) != nil
  }
}
