internal import CalcotCode

/// The calls of the functions that show screens.
extension Triggers {
  /// Returns the calls of a type's member: those in the code of the type, and those through a
  /// property for the type's delegate or router protocol.
  func callers(of member: Member, in type: CodeType) -> [NodeID] {
    guard !Self.entries.contains(member.name), !member.isInitializer else { return [] }
    var sites: [NodeID] = []
    let others = codebase.members(named: member.name, of: type).filter(\.isFunction)
    let protocols = Set(codebase.projectSupertypes(of: type).map(\.id))
    for mention in codebase.mentions(of: member.name)
    where !codebase.contains(member.node, mention) && codebase.isProduct(mention) {
      guard sites.count < 40, !isCallee(mention), fits(mention, member),
        others.count < 2 || codebase[mention].kind != .call
          || resolver.overloads(others, for: mention).contains(member)
      else { continue }
      let owner = codebase.enclosingType(of: mention)
      if owner?.id == type.id || owner.map({ codebase.superclass(of: $0)?.id == type.id }) == true {
        if isOwn(mention) { sites.append(mention) }
        continue
      }
      // NB: a supertype's code calls the object itself, whose screen is known; `super` is none.
      if let owner, protocols.contains(owner.id), isOwn(mention) { continue }
      if resolver.base(of: mention).map({ codebase[$0].name == .super }) ?? false { continue }
      guard let receiver = resolver.receiver(of: mention)?.type,
        receiver == type.id
          || protocols.contains(receiver) && mayReach(type, mention, on: receiver, from: owner)
      else { continue }
      sites.append(mention)
    }
    return sites
  }

  /// Returns a Boolean value that indicates whether a call on a value of a supertype is known to
  /// reach objects of a type. A call that reaches one of many, as when all coordinators are
  /// refreshed, tells nothing about one.
  private func mayReach(
    _ type: CodeType, _ call: NodeID, on receiver: TypeID, from owner: CodeType?
  ) -> Bool {
    guard let owner else { return true }
    // NB: only the callers of a container know which flow they pass to it.
    if table.containers.contains(owner.id) { return false }
    if !owner.isProtocol, !delegates.mayGo(call, to: type, from: owner) { return false }
    return codebase.allSubtypes(of: codebase[receiver]).count <= Self.mostReceivers
      || !delegates.owners(of: call, from: owner).isEmpty
  }

  private static let mostReceivers = 8

  /// Returns the calls of a function in a protocol's extension: those in conforming types and in
  /// the protocol's extensions, and those on their objects.
  func callers(ofDefault member: Member, of declared: CodeType) -> [NodeID] {
    guard member.isFunction, !Self.entries.contains(member.name) else { return [] }
    let conformers = codebase.allSubtypes(of: declared).filter { type in
      !codebase.members(of: type).contains { $0.name == member.name && $0.isFunction }
    }
    let users = Set(conformers.map(\.id)).union([declared.id])
    return codebase.mentions(of: member.name).filter { mention in
      guard !codebase.contains(member.node, mention), codebase.isProduct(mention),
        !isCallee(mention), fits(mention, member),
        let user = isOwn(mention)
          ? codebase.enclosingType(of: mention)?.id : resolver.receiver(of: mention)?.type
      else { return false }
      return users.contains(user)
    }
  }

  /// Returns the calls of a function outside of types.
  func callers(ofGlobal function: Member) -> [NodeID] {
    codebase.mentions(of: function.name).filter { call in
      codebase[call].kind == .call && codebase.isProduct(call)
        && !codebase.contains(function.node, call)
        && resolver.target(of: call)?.node == function.node
    }
  }

  /// Returns a Boolean value that indicates whether a call goes to a delegate of its type.
  func tellsDelegate(_ call: NodeID) -> Bool {
    resolver.base(of: call).map { codebase[$0].name.text.lowercased().contains("delegate") }
      ?? false
  }

  /// Returns a Boolean value that indicates whether a type has one object for the whole app:
  /// `static let shared = Watchdog()`.
  func isShared(_ type: CodeType) -> Bool {
    codebase.members(of: type).contains { member in
      member.isStatic && member.isStored && codebase.nameOfMade(by: member) == type.name
    }
  }

  /// Returns a Boolean value that indicates whether a call may be one of a function. Another
  /// function of the same name has other labels.
  func fits(_ mention: NodeID, _ function: Member) -> Bool {
    guard function.isFunction, codebase[mention].kind == .call else { return true }
    return resolver.positions(of: mention, in: function.node) != nil
  }

  func isCallee(_ mention: NodeID) -> Bool {
    guard let parent = codebase.parent(of: mention), codebase[parent].kind == .call else {
      return false
    }
    return resolver.callee(of: parent) == mention
  }

  /// Returns a Boolean value that indicates whether the receiver is `self`, even under another
  /// name.
  private func isOwn(_ mention: NodeID) -> Bool {
    guard let base = resolver.base(of: mention) else {
      let node = codebase[mention]
      guard node.kind == .identifier || node.kind == .call else { return false }
      if node.kind == .call, let callee = resolver.callee(of: mention),
        codebase[callee].kind != .identifier
      {
        return false
      }
      return resolver.localDeclaration(of: node.name, at: mention) == nil
    }
    if codebase[base].kind == .identifier {
      let name = codebase[base].name
      if name == .self || name.text.lowercased().hasSuffix("self") { return true }
    }
    return resolver.type(of: base)?.type == codebase.enclosingType(of: mention)?.id
  }

  private static let entries: Set<Name> = [
    "start", "begin", "run", "viewDidLoad", "application", "scene", "body", "handleAppRoute",
  ]
}
