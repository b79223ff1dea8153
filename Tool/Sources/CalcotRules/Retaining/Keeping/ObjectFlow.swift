internal import CalcotCode

/// Follows a value that an object has: it goes on to the objects that retain that object.
extension ValueFlow {
  /// Follows `target = value`.
  mutating func endings(ofAssignmentTo target: NodeID, _ retainPath: RetainPath) -> [Ending] {
    let node = codebase[target]
    switch node.kind {
    case .identifier:
      if let local = resolver.localDeclaration(of: node.name, at: target) {
        guard codebase[local].flags.isDisjoint(with: [.isWeak, .isUnowned]) else { return [] }
        return endings(ofDeclaration: local, retainPath)
      }
      return endings(ofOwn: node.name, at: target, retainPath)
    case .member:
      guard let base = resolver.base(of: target) else { return [] }
      if codebase[base].kind == .identifier, codebase[base].name == .self {
        return endings(ofOwn: node.name, at: target, retainPath)
      }
      guard let link = link(target, base: base, retainPath) else { return [] }
      return endings(ofObject: base, link)
    case .subscriptCall:
      return resolver.callee(of: target).map { endings(ofAssignmentTo: $0, retainPath) } ?? []
    default: return []
    }
  }

  /// Follows the object of an expression, which contains the value now.
  mutating func endings(ofObject object: NodeID, _ retainPath: RetainPath) -> [Ending] {
    guard retainPath.depth < Self.longestTrail else { return [] }
    let node = codebase[object]
    switch node.kind {
    case .identifier:
      if node.name == .self { return [.kept(retainPath)] }
      if let local = resolver.localDeclaration(of: node.name, at: object) {
        return endings(ofLocalObject: local, retainPath.adding())
      }
      if node.name.text.hasPrefix("$") { return endings(ofElementAt: object, retainPath.adding()) }
      return endings(ofOwn: node.name, at: object, retainPath)
    case .member:
      guard let base = resolver.base(of: object), !RetainingNames.leadingAway.contains(node.name)
      else {
        return []
      }
      if codebase[base].kind == .identifier, codebase[base].name == .self {
        return endings(ofOwn: node.name, at: object, retainPath)
      }
      guard let link = link(object, base: base, retainPath) else { return [] }
      return endings(ofObject: base, link)
    case .subscriptCall:
      return resolver.callee(of: object).map { endings(ofObject: $0, retainPath.adding()) } ?? []
    case .cast:
      return codebase.children(of: object).first { codebase[$0].kind.isExpression }
        .map { endings(ofObject: $0, retainPath.adding()) } ?? []
    default: return []
    }
  }

  /// Follows a property of the object itself, which it may inherit from a framework.
  private func endings(ofOwn name: Name, at place: NodeID, _ retainPath: RetainPath) -> [Ending] {
    if let member = resolver.implicitMember(name, at: place) {
      return endings(keptIn: member, retainPath)
    }
    if name == RetainingNames.disposeBag || RetainingNames.inheritedStrong.contains(name),
      isFrameworkObject(place)
    {
      return [
        .kept(
          retainPath.adding(name.text, fact: Fact("'\(name)' keeps it", at: place), trust: 0.92))
      ]
    }
    return []
  }

  private func isFrameworkObject(_ place: NodeID) -> Bool {
    guard let type = codebase.enclosingType(of: place), type.kind == .class else { return false }
    return codebase.isSubtype(type, of: "UIResponder")
  }

  private mutating func endings(ofLocalObject local: NodeID, _ retainPath: RetainPath) -> [Ending] {
    let node = codebase[local]
    guard retainPath.depth < Self.longestTrail,
      node.flags.isDisjoint(with: [.isWeak, .isUnowned])
    else { return [] }
    if node.flags.contains(.shorthand) {
      let bound = endings(ofBound: local, retainPath)
      if bound.contains(where: \.isKept) { return bound }
    }
    if let found = origin(of: local) {
      let endings = endings(ofObject: found, retainPath)
      if endings.contains(where: \.isKept) { return endings }
    }
    let endings = endings(ofDeclaration: local, retainPath)
    if endings.isEmpty, isShownCell(local) {
      let fact = Fact("the controller's view shows '\(node.name)'", at: local)
      return [.kept(retainPath.adding(node.name.text, fact: fact, trust: 0.75))]
    }
    return endings
  }

  /// Follows `if let name` to the object that had the name before.
  private mutating func endings(ofBound local: NodeID, _ retainPath: RetainPath) -> [Ending] {
    let name = codebase[local].name
    if let outer = resolver.localDeclaration(of: name, at: local) {
      return endings(ofLocalObject: outer, retainPath.adding())
    }
    return endings(ofOwn: name, at: local, retainPath)
  }

  /// Returns a Boolean value that indicates whether a local is a cell of a controller's table: its
  /// view retains the table, which retains the cell.
  private func isShownCell(_ local: NodeID) -> Bool {
    guard isClosure, let type = codebase.enclosingType(of: local), type.kind == .class,
      codebase.isSubtype(type, of: "UIViewController"),
      let shown = resolver.type(ofDeclaration: local)
    else { return false }
    return codebase.isSubtype(shown.name, shown.type, of: "UITableViewCell")
      || codebase.isSubtype(shown.name, shown.type, of: "UICollectionReusableView")
      || codebase.isSubtype(shown.name, shown.type, of: "UITableViewHeaderFooterView")
  }

  /// Returns the expression of the existing object that a local variable refers to, if there is
  /// one.
  private func origin(of local: NodeID) -> NodeID? {
    let node = codebase[local]
    guard node.kind == .local else { return nil }
    if let value = codebase.child(of: local, .initialValue).flatMap(resolver.value(of:)) {
      return value
    }
    guard let parent = codebase.parent(of: local), codebase[parent].kind == .statement,
      codebase[parent].name == RetainingNames.for
    else { return nil }
    return codebase.children(of: parent).first { $0 > local && codebase[$0].kind.isExpression }
  }

  /// Follows `children.forEach { $0.parent = self }`.
  private mutating func endings(ofElementAt place: NodeID, _ retainPath: RetainPath) -> [Ending] {
    guard let closure = codebase.enclosingClosure(of: place),
      let argument = codebase.parent(of: closure), codebase[argument].kind == .argument,
      let call = codebase.parent(of: argument), codebase[call].name == RetainingNames.forEach,
      let base = resolver.base(of: call)
    else { return [] }
    return endings(ofObject: base, retainPath)
  }

  /// Returns the properties along a chain of members after a name, the last first; nil if one of
  /// them does not retain its value.
  func links(of member: NodeID, upTo root: NodeID) -> RetainPath? {
    var retainPath = RetainPath()
    var current = member
    while current != root {
      guard let base = resolver.base(of: current), let next = link(current, base: base, retainPath)
      else { return nil }
      retainPath = next
      current = base
    }
    return retainPath
  }

  /// Returns the step into a property of another object; nil if the property does not retain its
  /// value.
  private func link(_ member: NodeID, base: NodeID, _ retainPath: RetainPath) -> RetainPath? {
    let name = codebase[member].name
    guard !RetainingNames.leadingAway.contains(name) || resolver.type(of: base)?.type != nil else {
      return nil
    }
    if let type = resolver.type(of: base)?.type {
      let members = codebase.members(named: name, of: codebase[type])
      if let found = members.first(where: { $0.isVariable }) {
        return link(into: found, of: codebase[type], retainPath)
      }
      if !members.isEmpty { return nil }
    }
    if RetainingNames.releasing.contains(name) { return nil }
    guard isClosure && retainPath.links.isEmpty || RetainingNames.strongProperties.contains(name)
    else {
      return retainPath.links.isEmpty || RetainingNames.leadingAway.contains(name)
        ? nil : retainPath.adding(trust: 0.8)
    }
    let longer = retainPath.adding(
      name.text, fact: Fact("'\(name)' is set here", at: member), trust: 0.85)
    return RetainingNames.screens.contains(name) ? longer.shown() : longer
  }

  private func link(into member: Member, of type: CodeType, _ retainPath: RetainPath) -> RetainPath?
  {
    guard !member.isStatic else { return nil }
    if type.isProtocol || member.owner.map({ codebase[$0].isProtocol }) ?? false {
      return protocolLink(member, of: type, retainPath)
    }
    guard codebase.retains(member) else { return nil }
    return retainPath.adding(member, fact: Fact("'\(member.name)' keeps it", at: member.node))
  }

  /// Returns the step into a protocol's requirement, which retains its value if an implementation
  /// does.
  private func protocolLink(_ member: Member, of type: CodeType, _ retainPath: RetainPath)
    -> RetainPath?
  {
    for conformer in codebase.conformers(of: type).prefix(24) {
      let found = codebase.members(named: member.name, of: conformer).first {
        $0.isVariable && $0.owner.map { !codebase[$0].isProtocol } ?? false
      }
      guard let found, codebase.isProduct(found.node) else { continue }
      guard found.isStored, !found.isWeak else { return nil }
      return retainPath.adding(
        found, fact: Fact("'\(found.name)' keeps it", at: found.node), trust: 0.95)
    }
    return nil
  }

  // MARK: Chains

  /// Follows the result of a member of the value, which may retain the value, too.
  mutating func endings(ofBase value: NodeID, of member: NodeID, _ retainPath: RetainPath)
    -> [Ending]
  {
    let name = codebase[member].name
    guard let call = codebase.parent(of: member), codebase[call].kind == .call,
      resolver.callee(of: call) == member
    else {
      guard RetainingNames.modulePart.contains(name), !retainPath.links.isEmpty else { return [] }
      return endings(of: member, retainPath.adding(trust: 0.85))
    }
    if RetainingNames.storing.contains(name), retainPath.isSubscription {
      return endings(ofBag: call, retainPath)
    }
    if RetainingNames.modulePart.contains(name), !retainPath.links.isEmpty {
      return endings(of: call, retainPath.adding(trust: 0.85))
    }
    if RetainingNames.transforms.contains(name) {
      return endings(of: call, retainPath.adding(trust: 0.9))
    }
    return []
  }

  private mutating func endings(ofBag call: NodeID, _ retainPath: RetainPath) -> [Ending] {
    guard let argument = resolver.arguments(of: call).first,
      let bag = resolver.value(of: argument)
    else { return [] }
    let node = codebase[bag]
    if node.kind == .member, node.name == RetainingNames.disposeBag,
      let base = resolver.base(of: bag),
      codebase[base].name == RetainingNames.rx
    {
      let isOwn = resolver.base(of: base).map { codebase[$0].name == .self } ?? true
      return isOwn
        ? [.kept(retainPath.adding("rx.disposeBag", fact: Fact("kept here", at: bag)))] : []
    }
    return endings(ofAssignmentTo: bag, retainPath)
  }
}
