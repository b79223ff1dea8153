internal import CalcotCode
internal import CalcotFindings

/// The reference cycles of an object and an object of a framework: the framework's object retains
/// its delegate or handler, and the delegate or handler keeps the framework's object. From Apple's
/// documentation.
struct HandlerCycles: CodeSearch {
  let resolver: Resolver

  /// A call of a framework that retains the object in its argument.
  private struct Keeping {
    var call: Name
    /// The label of the argument; none for the first.
    var label: Name
    /// The last name of the receiver; none if the call makes the retaining object.
    var receiver: Name
    /// The type of the receiver, whatever its name.
    var receiverType: Name?
    /// The calls that release the object.
    var ends: Set<Name>
  }

  private static let handlerEnds: Set<Name> = [
    "removeScriptMessageHandler", "removeAllScriptMessageHandlers",
  ]
  private static let keepings = [
    Keeping(
      call: "add", label: .none, receiver: "userContentController",
      receiverType: "WKUserContentController", ends: handlerEnds),
    Keeping(
      call: "addScriptMessageHandler", label: .none, receiver: "userContentController",
      receiverType: "WKUserContentController", ends: handlerEnds),
    Keeping(
      call: "setURLSchemeHandler", label: .none, receiver: "configuration",
      receiverType: "WKWebViewConfiguration", ends: []),
    Keeping(
      call: "URLSession", label: "delegate", receiver: .none,
      ends: ["invalidateAndCancel", "finishTasksAndInvalidate"]),
  ]

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
  }

  /// The cycles that only a `deinit` could end, which never runs.
  var cycles: [Cycle] {
    Self.keepings.flatMap { keeping in
      codebase.mentions(of: keeping.call).compactMap { cycle(at: $0, keeping) }
    }
  }

  private func cycle(at call: NodeID, _ keeping: Keeping) -> Cycle? {
    guard codebase[call].kind == .call, codebase.isProduct(call),
      let owner = codebase.enclosingType(of: call), owner.isReference,
      let place = given(to: call, keeping),
      !owner.ends(by: keeping.ends, in: codebase)
    else { return nil }
    let fact = Fact("'\(keeping.call)' keeps it", at: call)
    let start = RetainPath().adding(keeping.call.text, fact: fact)
    var flow = ValueFlow(codebase, isClosure: false)
    let endings =
      keeping.receiver.isNone
      ? flow.kept(call, start).map { [Ending.kept($0)] } ?? []
      : receiver(of: call, keeping).map { flow.endings(ofObject: $0, start) } ?? []
    for case .kept(var path) in endings {
      // NB: the framework itself has the names on the way.
      path.confidence = max(path.confidence, 0.85)
      var cycle = Cycle(owner: owner, place: place, holder: "", retainPath: path)
      cycle.message =
        "'\(owner.name)' keeps an object of a framework that keeps it: \(cycle.path(in: codebase))"
      return cycle
    }
    return nil
  }

  private func receiver(of call: NodeID, _ keeping: Keeping) -> NodeID? {
    resolver.base(of: call).flatMap { base in
      codebase[base].name == keeping.receiver
        || resolver.type(of: base)?.name == keeping.receiverType ? base : nil
    }
  }

  /// Returns the `self` in the argument of a call.
  private func given(to call: NodeID, _ keeping: Keeping) -> NodeID? {
    let argument =
      keeping.label.isNone
      ? resolver.arguments(of: call).first : resolver.argument(keeping.label, of: call)
    guard let argument, codebase[argument].label == keeping.label,
      let value = resolver.value(of: argument), codebase[value].kind == .identifier,
      codebase[value].name == .self
    else { return nil }
    return value
  }
}

extension CodeType {
  /// Returns a Boolean value that indicates whether a type calls one of these functions outside of
  /// its `deinit`.
  func ends(by names: Set<Name>, in codebase: Codebase) -> Bool {
    names.contains { name in
      codebase.mentions(of: name).contains { mention in
        codebase[mention].kind == .call && codebase.enclosingType(of: mention)?.id == id
          && codebase.ancestor(of: mention) { $0.kind == .deinitializer } == nil
      }
    }
  }
}
