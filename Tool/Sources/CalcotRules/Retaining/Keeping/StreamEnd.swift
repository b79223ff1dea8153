internal import CalcotCode

/// Finds streams that end by themselves, and release the closures along their chain.
struct StreamEnd: CodeSearch {
  let resolver: Resolver

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
  }

  private static let oneValue: Set<Name> = [
    "Just", "Future", "Deferred", "Single", "Completable", "Maybe", "Fail", "Empty", "just", "of",
    "dataTaskPublisher", "single", "create",
  ]
  private static let endLabels: Set<Name> = ["onSuccess", "onCompleted"]
  private static let completionLabels: Set<Name> = ["receiveCompletion", "onError"]
  /// The beginnings of the names of functions that do one thing and report its end.
  private static let deeds = [
    "load", "fetch", "get", "request", "create", "update", "delete", "remove", "save", "send",
    "post", "upload", "download", "register", "perform", "submit", "check", "verify", "validate",
    "sync", "retrieve", "rewind", "login", "logout", "sign", "resolve", "execute", "estimate",
    "start", "cancel", "confirm", "generate", "export", "import", "authenticate", "put", "add",
    "find", "search", "collect", "prepare", "make", "refresh", "present", "process", "run",
  ]
  /// The steps of a chain that combine streams, after which the first stream's end tells nothing.
  private static let combining: Set<Name> = ["combineLatest", "CombineLatest", "merge", "Merge"]

  /// Returns a Boolean value that indicates whether the stream of a call probably does one thing
  /// and ends.
  func ends(_ call: NodeID) -> Bool {
    var last = call
    while let member = codebase.parent(of: last), codebase[member].kind == .member,
      let next = codebase.parent(of: member), codebase[next].kind == .call
    {
      last = next
    }
    var hasCompletion = false
    var current = last
    while codebase[current].kind == .call {
      let node = codebase[current]
      if Self.combining.contains(node.name) { return false }
      if Self.oneValue.contains(node.name) { return true }
      for argument in resolver.arguments(of: current) {
        let label = codebase[argument].label
        if Self.endLabels.contains(label) { return true }
        if Self.completionLabels.contains(label) { hasCompletion = true }
      }
      guard let base = resolver.base(of: current) else { break }
      guard codebase[base].kind == .call else { return isDeed(current, hasCompletion) }
      current = base
    }
    return codebase[current].kind == .call && isDeed(current, hasCompletion)
  }

  /// Returns a Boolean value that indicates whether the first call of a chain, which returns the
  /// stream, does one thing.
  private func isDeed(_ call: NodeID, _ hasCompletion: Bool) -> Bool {
    let name = codebase[call].name
    if RetainingNames.subscribing.contains(name) { return false }
    if let type = resolver.type(of: call), Self.oneValue.contains(type.name) { return true }
    let text = name.text
    return Self.deeds.contains { text.hasPrefix($0) } || hasCompletion && text != "publisher"
  }
}
