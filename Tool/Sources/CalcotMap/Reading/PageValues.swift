internal import CalcotCode

/// Finds the views behind an expression whose value is a case of an enum of pages.
struct PageValues: CodeSearch {
  private let pages: PageViews
  let resolver: Resolver
  private static let longestTrail = 6

  init(_ pages: PageViews) {
    self.pages = pages
    resolver = pages.resolver
  }

  /// Returns the views of the cases that an expression can be: `.settings(.icon)`, a local or
  /// property with such a value, or the result of a function. A parameter can be any case, and
  /// gives no views.
  func views(of value: NodeID, as page: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    collect(value, page, depth: SearchDepth(), into: &found)
    return found
  }

  private func collect(
    _ value: NodeID, _ page: TypeID, depth: SearchDepth, into found: inout [TypeID]
  ) {
    guard depth.follows(value, below: Self.longestTrail) else { return }
    let node = codebase[value]
    switch node.kind {
    case .operation, .cast, .collection:
      for child in codebase.children(of: value) where codebase[child].kind.isExpression {
        collect(child, page, depth: depth, into: &found)
      }
    case .identifier: declared(value, page, depth: depth, into: &found)
    case .member, .call:
      let callee = node.kind == .call ? resolver.callee(of: value) ?? value : value
      if isMember(callee, of: page) {
        choice(value, page, depth: depth, into: &found)
      } else if let member = target(of: value), codebase.type(of: member) == page {
        results(of: member, page, depth: depth, into: &found)
      }
    default: break
    }
  }

  /// Returns a Boolean value that indicates whether a callee or value is `.detail` or
  /// `Page.detail`.
  private func isMember(_ callee: NodeID, of page: TypeID) -> Bool {
    guard codebase[callee].kind == .member else { return false }
    guard let base = resolver.base(of: callee) else { return true }
    guard let type = resolver.type(of: base) else { return false }
    return type.isMetatype && type.type == page
  }

  private func target(of value: NodeID) -> Member? {
    if codebase[value].kind == .call { return resolver.target(of: value) }
    guard let owner = resolver.base(of: value).flatMap(resolver.type(of:))?.type else { return nil }
    return codebase.members(named: codebase[value].name, of: codebase[owner])
      .first(where: \.isVariable)
  }

  private func declared(
    _ value: NodeID, _ page: TypeID, depth: SearchDepth, into found: inout [TypeID]
  ) {
    guard let local = resolver.localDeclaration(of: codebase[value].name, at: value) else {
      if let member = resolver.implicitMember(codebase[value].name, at: value),
        codebase.type(of: member) == page
      {
        results(of: member, page, depth: depth, into: &found)
      }
      return
    }
    guard codebase[local].kind == .local else { return }
    let initial = codebase.child(of: local, .initialValue)
    var values = initial.map { resolver.branches(of: $0) } ?? []
    if let value = initial.flatMap(resolver.value(of:)) { values.append(value) }
    if initial == nil { values = assigned(to: local, before: value) }
    for value in values { collect(value, page, depth: depth + 1, into: &found) }
  }

  /// Returns the values assigned to a local without an initial value:
  /// `let page: Page; if … { page = … }`.
  private func assigned(to local: NodeID, before place: NodeID) -> [NodeID] {
    codebase.mentions(of: codebase[local].name).compactMap { mention in
      guard mention.file == local.file, mention > local, mention < place,
        let assignment = codebase.parent(of: mention), codebase[assignment].kind == .assignment
      else { return nil }
      let parts = Array(codebase.children(of: assignment))
      return parts.count == 2 && parts[0] == mention ? parts[1] : nil
    }
  }

  private func results(
    of member: Member, _ page: TypeID, depth: SearchDepth, into found: inout [TypeID]
  ) {
    let body = codebase.child(of: member.node, member.isFunction ? .body : .accessor)
    var values = body.map(resolver.returnedExpressions(in:)) ?? []
    if let value = codebase.child(of: member.node, .initialValue).flatMap(resolver.value(of:)) {
      values.append(value)
    }
    for value in values { collect(value, page, depth: depth + 1, into: &found) }
  }

  // MARK: Cases

  /// Adds the views of a case, or those of the result if a static member of the enum takes its
  /// place.
  private func choice(
    _ value: NodeID, _ page: TypeID, depth: SearchDepth, into found: inout [TypeID]
  ) {
    for member in codebase.members(named: codebase[value].name, of: codebase[page])
    where fits(member, value) {
      guard member.kind == .enumCase else {
        if codebase.type(of: member) == page {
          results(of: member, page, depth: depth, into: &found)
        }
        continue
      }
      guard let content = pages.pages[page]?[member.name] else { continue }
      found += content.views.filter { !found.contains($0) }
      guard let nested = content.nested, let inner = payload(of: nested, in: value, member) else {
        continue
      }
      collect(inner, nested, depth: depth + 1, into: &found)
    }
  }

  /// Returns a Boolean value that indicates whether a value is a case or static member with the
  /// arguments of a member: those without a default, in their order.
  private func fits(_ member: Member, _ value: NodeID) -> Bool {
    guard member.kind == .enumCase || member.isStatic else { return false }
    var rest = codebase.parameters(of: member.node)[...]
    let arguments = codebase[value].kind == .call ? resolver.arguments(of: value) : []
    for argument in arguments {
      let isTrailing = codebase[argument].flags.contains(.trailing)
      guard
        let position = rest.firstIndex(where: { isTrailing || isFor($0, argument) }),
        rest[..<position].allSatisfy(hasDefault)
      else { return false }
      rest = rest[(position + 1)...]
    }
    return rest.allSatisfy(hasDefault)
  }

  private func isFor(_ parameter: NodeID, _ argument: NodeID) -> Bool {
    let label = codebase[parameter].label
    return codebase[argument].label
      == (label == ReadingNames.anonymous ? Name.none : label)
  }

  private func hasDefault(_ parameter: NodeID) -> Bool {
    codebase.child(of: parameter, .initialValue) != nil
  }

  /// Returns the payload of a case, or its default, if the payload's type is an enum of pages too.
  private func payload(of page: TypeID, in value: NodeID, _ member: Member) -> NodeID? {
    let parameters = codebase.parameters(of: member.node)
    guard
      let parameter = parameters.first(where: {
        codebase.writtenType(of: $0).flatMap { codebase.type(of: $0) }?.id == page
      })
    else { return nil }
    let arguments = codebase[value].kind == .call ? resolver.arguments(of: value) : []
    let given = arguments.first { isFor(parameter, $0) }
    return (given ?? codebase.child(of: parameter, .initialValue)).flatMap(resolver.value(of:))
  }
}

extension Codebase {
  /// Returns the written type of a property, or of a function's result.
  fileprivate func type(of member: Member) -> TypeID? {
    let use = member.isFunction ? returnType(of: member) : writtenType(of: member.node)
    guard let use else { return nil }
    return use.name == .Self ? member.owner : type(of: use)?.id
  }
}
