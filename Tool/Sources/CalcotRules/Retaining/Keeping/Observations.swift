internal import CalcotCode

/// Finds the calls that pass a closure to something that outlives their object: a notification
/// center, a player, a remote database, the system's events.
struct Observations: CodeSearch {
  let resolver: Resolver

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
  }

  /// A call that keeps a closure until code removes its token.
  struct Observation {
    var call: NodeID
    /// A Boolean value that indicates whether no code stores the token.
    var isDropped: Bool
    fileprivate var removal: Removal
  }

  /// The way in which an observation ends.
  fileprivate struct Removal {
    /// The name of the function: one that takes the token, or a member of the token.
    var name: Name
    /// A Boolean value that indicates whether code can also end the observation without the token.
    var isForAll = false
  }

  private static let removals: [Name: Removal] = [
    "addObserver": Removal(name: "removeObserver"),
    "addPeriodicTimeObserver": Removal(name: "removeTimeObserver"),
    "addBoundaryTimeObserver": Removal(name: "removeTimeObserver"),
    "addLocalMonitorForEvents": Removal(name: "removeMonitor"),
    "addGlobalMonitorForEvents": Removal(name: "removeMonitor"),
    "addSnapshotListener": Removal(name: "remove"),
    "addStateDidChangeListener": Removal(name: "removeStateDidChangeListener"),
    "addIDTokenDidChangeListener": Removal(name: "removeIDTokenDidChangeListener"),
    "observe": Removal(name: "removeAllObservers", isForAll: true),
    "addTarget": Removal(name: "removeTarget", isForAll: true),
  ]
  private static let observer: Name = "addObserver"
  private static let forName: Name = "forName"
  private static let target: Name = "addTarget"
  private static let removeObserver: Name = "removeObserver"
  /// The events of a remote database that are arguments of `observe`.
  private static let events: Set<Name> = [
    "value", "childAdded", "childChanged", "childRemoved", "childMoved",
  ]

  /// Returns the call that keeps a closure as an observer; nil if the code returns the token, so
  /// that the caller ends the observation.
  func observation(by closure: NodeID) -> Observation? {
    guard let argument = codebase.parent(of: closure), codebase[argument].kind == .argument,
      let call = codebase.parent(of: argument), codebase[call].kind == .call,
      let removal = Self.removals[codebase[call].name], !isOwn(call), isObserving(call)
    else { return nil }
    if let parent = codebase.parent(of: call), codebase[parent].kind == .statement,
      codebase[parent].name == RetainingNames.return
    {
      return nil
    }
    return Observation(call: call, isDropped: isDropped(call), removal: removal)
  }

  /// Returns a Boolean value that indicates whether a call goes to a function of the code's own. A
  /// protocol that the notification center conforms to does not count.
  private func isOwn(_ call: NodeID) -> Bool {
    guard let target = resolver.target(of: call) else { return false }
    guard let owner = target.owner, codebase[owner].isProtocol,
      let center = codebase.external(named: Self.center)
    else { return true }
    return !codebase.isSubtype(center, of: codebase[owner].name)
  }

  private static let center: Name = "NotificationCenter"

  /// Returns a Boolean value that indicates whether a call that has the name of an observing
  /// function really observes.
  private func isObserving(_ call: NodeID) -> Bool {
    switch codebase[call].name {
    case Self.observer: return resolver.argument(Self.forName, of: call) != nil
    case RetainingNames.observe:
      guard let event = resolver.arguments(of: call).first.flatMap(resolver.value(of:)) else {
        return false
      }
      return codebase[event].kind == .member && Self.events.contains(codebase[event].name)
    case Self.target:
      // NB: a remote control's command takes a closure; a control takes a target and a selector.
      return resolver.base(of: call).map { codebase[$0].name.text.hasSuffix("Command") } ?? false
    default: return true
    }
  }

  /// Returns a Boolean value that indicates whether a type ends an observation outside of its
  /// `deinit`.
  func isRemoved(_ observation: Observation, by owner: CodeType) -> Bool {
    let removal = observation.removal
    guard !observation.isDropped || removal.isForAll else { return false }
    if codebase[observation.call].name == RetainingNames.observe,
      isCalled(Self.removeObserver, by: owner)
    {
      return true
    }
    return isCalled(removal.name, by: owner)
  }

  /// Returns a Boolean value that indicates whether a type calls a function or passes it on. A call
  /// for `self` does not count, since it only removes observers by selector.
  private func isCalled(_ name: Name, by owner: CodeType) -> Bool {
    codebase.mentions(of: name).contains { mention in
      guard codebase[mention].kind == .call || codebase[mention].kind == .member,
        codebase.enclosingType(of: mention)?.id == owner.id,
        codebase.ancestor(of: mention, where: { $0.kind == .deinitializer }) == nil
      else { return false }
      let call =
        codebase[mention].kind == .call
        ? mention : codebase.parent(of: mention).flatMap { codebase[$0].kind == .call ? $0 : nil }
      guard let first = call.flatMap({ resolver.arguments(of: $0).first }) else { return true }
      return resolver.value(of: first).map { codebase[$0].name != .self } ?? true
    }
  }

  /// Returns a Boolean value that indicates whether no code stores the token: the call is a
  /// statement, or the code assigns its value to `_`.
  private func isDropped(_ call: NodeID) -> Bool {
    guard let parent = codebase.parent(of: call) else { return true }
    switch codebase[parent].kind {
    case .body, .closure, .accessor: return true
    case .statement: return codebase[parent].name != RetainingNames.return
    case .assignment:
      let target = codebase.children(of: parent).first { _ in true }
      return target == call || target.map { codebase[$0].name.text == "_" } ?? true
    default: return false
    }
  }
}
