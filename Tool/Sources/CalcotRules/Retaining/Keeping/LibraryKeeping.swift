internal import CalcotCode

/// Follows values through functions and initializers of libraries, which are known by name alone.
///
/// The meaning of a name is a guess, so these paths have a lower confidence, and lead to warnings.
extension ValueFlow {
  /// Follows a closure into the receiver of a library's function that keeps the closure for later,
  /// as in `label.handleTap { … }` and `socket.on("message") { … }`.
  mutating func endings(
    ofClosure argument: NodeID, keptByReceiverOf call: NodeID, _ retainPath: RetainPath
  ) -> [Ending] {
    let name = codebase[call].name
    guard let base = resolver.base(of: call), KeepingNames.keeps(name.text),
      !KeepingNames.isOnce(codebase[argument].label.text), !isOfCode(name, base),
      !isGivenSelf(call), !(token(of: call).map(isLetGo) ?? false)
    else { return [] }
    let fact = Fact("'\(name)' keeps it", at: call)
    let longer = retainPath.adding(name.text, fact: fact, trust: 0.88).guessed()
    return endings(ofObject: object(at: base), longer).filter {
      guard case .kept(let found) = $0, let property = found.properties.first else { return true }
      return !isLetGo(property)
    }
  }

  /// Returns a Boolean value that indicates whether an object of a library keeps a closure in the
  /// arguments of its initializer, as in `RefreshHeader(refreshingBlock: { … })`.
  func isKept(_ argument: NodeID, byLibraryType call: NodeID) -> Bool {
    let name = codebase[call].name
    guard let first = name.text.utf8.first, (65...90).contains(first),
      codebase.type(named: name, at: call)?.isExternal ?? true
    else { return false }
    let label = codebase[argument].label
    return label.isNone
      ? KeepingNames.objects.contains { name.text.hasSuffix($0) }
      : KeepingNames.labels.contains(label)
  }

  /// Returns the object behind a library's namespace: `table` of `table.es.addPullToRefresh { … }`.
  private func object(at base: NodeID) -> NodeID {
    guard codebase[base].kind == .member, resolver.type(of: base) == nil,
      !RetainingNames.leadingAway.contains(codebase[base].name),
      let object = resolver.base(of: base), codebase[object].name != .self
    else { return base }
    return object
  }

  private func isOfCode(_ name: Name, _ base: NodeID) -> Bool {
    guard let type = resolver.type(of: base)?.type else { return false }
    return !codebase.members(named: name, of: codebase[type]).isEmpty
  }

  /// Returns a Boolean value that indicates whether `self` is another argument of a call, so that
  /// the library releases the closure when that object ends.
  private func isGivenSelf(_ call: NodeID) -> Bool {
    resolver.arguments(of: call).contains { argument in
      resolver.value(of: argument).map {
        codebase[$0].kind == .identifier && codebase[$0].name == .self
      } ?? false
    }
  }

  /// Returns the property that takes the result of a call: `token = store.observe { … }`.
  private func token(of call: NodeID) -> Member? {
    guard let assignment = codebase.parent(of: call), codebase[assignment].kind == .assignment,
      let target = codebase.children(of: assignment).first(where: { _ in true }), target != call
    else { return nil }
    return resolver.implicitMember(codebase[target].name, at: target)
  }

  /// Returns a Boolean value that indicates whether some code outside of a `deinit` makes the
  /// object of a property release its closures.
  private func isLetGo(_ property: Member) -> Bool {
    codebase.mentions(of: property.name).contains { mention in
      guard codebase.enclosingType(of: mention)?.id == property.owner,
        codebase.enclosingMember(of: mention)?.kind != .deinitializer
      else { return false }
      if isEmptied(mention) { return true }
      var current = mention
      while let above = codebase.parent(of: current), codebase[above].kind == .member {
        if KeepingNames.letsGo(codebase[above].name.text) { return true }
        current = above
      }
      return false
    }
  }

  /// Returns a Boolean value that indicates whether code assigns a case without a payload to a
  /// property: `state = .stopped`.
  private func isEmptied(_ mention: NodeID) -> Bool {
    guard let assignment = codebase.parent(of: mention), codebase[assignment].kind == .assignment
    else { return false }
    let parts = Array(codebase.children(of: assignment))
    return parts.count == 2 && parts[0] == mention && codebase[parts[1]].kind == .member
      && resolver.base(of: parts[1]) == nil
  }
}

/// The names of libraries' functions, labels and types that keep a closure.
private enum KeepingNames {
  /// Returns a Boolean value that indicates whether a function of this name keeps its closure, and
  /// calls it for each event.
  static func keeps(_ name: String) -> Bool {
    if whole.contains(name) { return true }
    if observers.contains(name) || name.contains("Complet") { return false }
    if let rest = rest(of: name, after: ["on", "when"]) { return !places.contains(rest) }
    if let rest = rest(of: name, after: ["handle"]) {
      return gestures.contains { rest.contains($0) }
    }
    guard let rest = rest(of: name, after: ["add", "set", "register"]) else { return false }
    return kept.contains { rest.hasSuffix($0) }
  }

  /// Returns a Boolean value that indicates whether a closure with this label runs only once.
  static func isOnce(_ label: String) -> Bool {
    label.lowercased().hasPrefix("complet") || once.contains(label)
  }

  static func letsGo(_ name: String) -> Bool { ending.contains { name.hasPrefix($0) } }

  private static func rest(of name: String, after words: [String]) -> Substring? {
    for word in words where name.hasPrefix(word) {
      let rest = name.dropFirst(word.count)
      if let next = rest.utf8.first, (65...90).contains(next) { return rest }
    }
    return nil
  }

  private static let whole: Set<String> = ["on", "listen", "observe"]
  /// The functions that keep the closure as long as their token says.
  private static let observers: Set<String> = [
    "addObserver", "addPeriodicTimeObserver", "addBoundaryTimeObserver",
  ]
  private static let places: Set<Substring> = [
    "Main", "MainThread", "MainQueue", "Queue", "Background", "Success", "Failure", "Finish",
    "Complete", "Error", "Result",
  ]
  private static let gestures = [
    "Tap", "Press", "Click", "Swipe", "Touch", "Link", "Hashtag", "Mention", "Event",
  ]
  private static let kept = [
    "Handler", "Listener", "Observer", "Action", "Callback", "Block", "Closure", "Target",
    "PullToRefresh", "InfiniteScroll", "InfiniteScrolling", "LoadMore", "TapGesture", "Recognizer",
  ]
  private static let once: Set<String> = [
    "success", "failure", "animations", "then", "finally", "result",
  ]
  private static let ending = [
    "remove", "off", "stop", "unsubscribe", "detach", "disconnect", "cancel", "invalidate",
  ]
  /// The ends of the names of types that keep the trailing closure of their initializer.
  static let objects = [
    "Registration", "MenuElement", "Action", "Header", "Footer", "RefreshControl", "Recognizer",
    "Button", "ButtonItem",
  ]
  static let labels: Set<Name> = [
    "handler", "action", "block", "callback", "refreshingBlock", "tapHandler", "actionHandler",
    "eventHandler", "onTap", "sectionProvider", "cellProvider", "configureCell",
    "configureSupplementaryView",
  ]
}
