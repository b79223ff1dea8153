internal import CalcotCode

/// A method passed as a value: `onTap = showDetails` retains `self` as a closure does.
struct MethodReference {
  var place: NodeID
  var method: Member
  var owner: CodeType
}

extension SelfCapture {
  /// Returns the methods of the app's classes that code passes as values, each place once.
  func methodReferences() -> [MethodReference] {
    explicitReferences() + implicitReferences()
  }

  /// Returns references such as `self.show`.
  private func explicitReferences() -> [MethodReference] {
    codebase.mentions(of: .self).compactMap { use in
      guard codebase[use].kind == .identifier, let member = codebase.parent(of: use),
        codebase[member].kind == .member, isPassed(member)
      else { return nil }
      return reference(at: member)
    }
  }

  /// Returns references such as `show` alone.
  private func implicitReferences() -> [MethodReference] {
    var names: Set<Name> = []
    for type in codebase.types where type.isReference {
      for member in codebase.members(of: type) where member.isFunction && !member.isStatic {
        names.insert(member.name)
      }
    }
    var found: [MethodReference] = []
    let resolver = Resolver(codebase)
    for name in names {
      for mention in codebase.mentions(of: name) {
        guard codebase[mention].kind == .identifier, codebase.isProduct(mention), isPassed(mention),
          let reference = reference(at: mention),
          resolver.localDeclaration(of: name, at: mention) == nil, !isBoundNear(mention, name)
        else { continue }
        found.append(reference)
      }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether a declaration in the same member has the name,
  /// even one in a complex pattern.
  private func isBoundNear(_ place: NodeID, _ name: Name) -> Bool {
    guard let member = codebase.enclosingMember(of: place) else { return true }
    return codebase.descendants(of: member.node).contains { inner in
      let node = codebase[inner]
      return node.name == name && (node.kind == .local || node.kind == .parameter)
    }
  }

  /// Returns a Boolean value that indicates whether code passes an expression as a value, and does
  /// not call it.
  private func isPassed(_ expression: NodeID) -> Bool {
    guard let parent = codebase.parent(of: expression) else { return false }
    let around = codebase[parent]
    switch around.kind {
    case .argument:
      guard let call = codebase.parent(of: parent) else { return false }
      return codebase[call].kind == .call
    case .assignment: return codebase.children(of: parent).first { _ in true } != expression
    case .initialValue, .collection, .operation, .cast: return true
    case .statement: return around.name == RetainingNames.return
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a class inherits a property of this name from a
  /// framework: beside `func view(for:)`, a bare `view` is the controller's view.
  private func isInheritedProperty(_ name: Name, _ owner: CodeType) -> Bool {
    InheritedProperties.byClass.contains { above, names in
      names.contains(name) && codebase.isSubtype(owner, of: above)
    }
  }

  private func reference(at place: NodeID) -> MethodReference? {
    guard codebase.isProduct(place), let owner = codebase.enclosingType(of: place),
      owner.isReference, codebase.enclosingMember(of: place)?.isStatic != true,
      codebase.ancestor(of: place, where: { $0.kind == .macro }) == nil
    else { return nil }
    let members = codebase.members(named: codebase[place].name, of: owner)
    guard let method = members.first(where: { $0.isFunction && !$0.isStatic }),
      !members.contains(where: { $0.isVariable }), !isInheritedProperty(codebase[place].name, owner)
    else { return nil }
    return MethodReference(place: place, method: method, owner: owner)
  }
}
