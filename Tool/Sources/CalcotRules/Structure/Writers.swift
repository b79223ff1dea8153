internal import CalcotCode

/// Who writes the stored properties of a type.
struct Writers {
  let codebase: Codebase
  private let resolver: Resolver

  init(codebase: Codebase) {
    self.codebase = codebase
    resolver = Resolver(codebase)
  }

  /// How a property is written, as far as names tell.
  struct Writing {
    var byOwner: [NodeID] = []
    /// Written, bound or changed by code outside of the type, or by something with the same name.
    var isFromOutside = false
    /// Outside code hands it on as an argument, which could be `inout`.
    var isHandedOn = false
    /// Another file of the owner's writes it.
    var isFromOtherFile = false
  }

  func writing(of property: Member, in owner: CodeType) -> Writing {
    var writing = Writing()
    for mention in codebase.mentions(of: property.name) {
      let kind = codebase[mention].kind
      guard kind == .member || kind == .identifier || kind == .keyPath else { continue }
      take(mention, property, owner, into: &writing)
    }
    if isBound(property) { writing.isFromOutside = true }
    return writing
  }

  private func take(
    _ mention: NodeID, _ property: Member, _ owner: CodeType, into writing: inout Writing
  ) {
    let root = root(of: mention)
    let isProjected = root.text.hasPrefix("$")
    let isChanged = isChanged(mention)
    let isHandedOn = isArgument(mention)
    // Whose property it is takes long to find out, and most mentions only read.
    guard isProjected || isChanged || isHandedOn else { return }
    let isInside = owner.declarations.contains { codebase.contains($0, mention) }
    let isOwn = isInside && (codebase[mention].kind == .identifier || root == Name.`self`)
    if !isOwn, isOfAnother(mention, than: owner) { return }
    if isProjected {
      writing.isFromOutside = true
    } else if isChanged {
      if isOwn {
        writing.byOwner.append(mention)
        if mention.file != property.node.file { writing.isFromOtherFile = true }
      } else {
        writing.isFromOutside = true
      }
    } else if !isOwn {
      writing.isHandedOn = true
    }
  }

  /// Whether what stands before the dot is known, and is another type than the owner.
  private func isOfAnother(_ mention: NodeID, than owner: CodeType) -> Bool {
    let isMember = codebase[mention].kind == .member
    guard let type = isMember ? holder(of: mention) : codebase.enclosingType(of: mention) else {
      return false
    }
    return type.id != owner.id && !codebase.allSubtypes(of: owner).contains(type)
      && !codebase.projectSupertypes(of: owner).contains(type)
  }

  private func holder(of mention: NodeID) -> CodeType? {
    let base = NodeID(file: mention.file, index: mention.index + 1)
    guard base.index < codebase[mention].end else { return nil }
    let name = codebase[base].name.text
    if codebase[base].kind == .identifier, name.hasPrefix("$"),
      let around = codebase.enclosingType(of: base),
      let member = codebase.members(named: Name(name.dropFirst()), of: around).first
    {
      return resolver.type(of: member)?.type.map { codebase[$0] }
    }
    return resolver.receiver(of: mention)?.type.map { codebase[$0] }
  }

  /// `$name`, the property's own projection, as a binding: handed on, not subscribed to.
  private func isBound(_ property: Member) -> Bool {
    codebase.mentions(of: Name("$" + property.name.text)).contains { mention in
      codebase.parent(of: mention).map { codebase[$0].kind == .argument } ?? false
    }
  }

  /// What a chain of members begins with: `viewModel` of `viewModel.state.rows`.
  private func root(of mention: NodeID) -> Name {
    var node = mention
    while codebase[node].kind == .member || codebase[node].kind == .subscriptCall {
      let next = NodeID(file: node.file, index: node.index + 1)
      guard next.index < codebase[node].end else { return .none }
      node = next
    }
    return codebase[node].name
  }

  /// The target of an assignment, itself or a part of it, or the receiver of a changing call.
  private func isChanged(_ mention: NodeID) -> Bool {
    var node = mention
    while let parent = codebase.parent(of: node) {
      let above = codebase[parent]
      let isFirst = parent.index + 1 == node.index
      switch above.kind {
      case .assignment: return isFirst
      case .member where isFirst:
        if Self.mutating.contains(above.name) { return true }
      case .subscriptCall where isFirst: break
      default: return false
      }
      node = parent
    }
    return false
  }

  private func isArgument(_ mention: NodeID) -> Bool {
    codebase.parent(of: mention).map { codebase[$0].kind == .argument } ?? false
  }

  private static let mutating: Set<Name> = Set(
    """
    append insert remove removeAll removeFirst removeLast removeValue updateValue toggle merge sort
    reverse shuffle swapAt formUnion subtract formIntersection popLast popFirst reserveCapacity
    replaceSubrange removeSubrange move negate
    """.split(whereSeparator: \.isWhitespace).map { Name($0) })
}
