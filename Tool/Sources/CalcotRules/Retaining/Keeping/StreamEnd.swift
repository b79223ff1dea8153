internal import CalcotCode

/// Whether a stream ends by itself, and lets go of the closures along its chain.
struct StreamEnd {
  let codebase: Codebase
  let resolver: Resolver

  init(_ codebase: Codebase) {
    self.codebase = codebase
    resolver = Resolver(codebase)
  }

  private static let oneValue: Set<Name> = [
    "Just", "Future", "Deferred", "Single", "Completable", "Maybe", "Fail", "Empty", "just", "of",
    "dataTaskPublisher", "single", "create",
  ]
  private static let endLabels: Set<Name> = ["onSuccess", "onCompleted"]
  private static let completionLabels: Set<Name> = ["receiveCompletion", "onError"]
  /// What functions are called that do one thing and report it.
  private static let deeds = [
    "load", "fetch", "get", "request", "create", "update", "delete", "remove", "save", "send",
    "post", "upload", "download", "register", "perform", "submit", "check", "verify", "validate",
    "sync", "retrieve", "rewind", "login", "logout", "sign", "resolve", "execute", "estimate",
    "start", "cancel", "confirm", "generate", "export", "import", "authenticate", "put", "add",
    "find", "search", "collect", "prepare", "make", "refresh", "present", "process", "run",
  ]
  /// Steps along a chain that begin other streams: what is before them says nothing.
  private static let combining: Set<Name> = ["combineLatest", "CombineLatest", "merge", "Merge"]

  /// Whether the stream that a call along a chain belongs to probably does one thing and ends.
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

  /// The first call of a chain, which gives the stream.
  private func isDeed(_ call: NodeID, _ hasCompletion: Bool) -> Bool {
    let name = codebase[call].name
    if Words.subscribing.contains(name) { return false }
    if let type = resolver.type(of: call), Self.oneValue.contains(type.name) { return true }
    let text = name.text
    return Self.deeds.contains { text.hasPrefix($0) } || hasCompletion && text != "publisher"
  }
}
