internal import CalcotCode

/// Finds the places where the code releases the value of a property.
struct CycleBreaks: CodeSearch {
  let resolver: Resolver

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
  }

  private static let letting: Set<Name> = ["removeAll", "cancel", "dispose", "invalidate"]
  private static let lettingOne: Set<Name> = [
    "removeFirst", "removeLast", "removeValue", "remove", "popLast", "popFirst",
  ]
  private static let freshBag: Set<Name> = [
    "DisposeBag", "CompositeDisposable", "SerialDisposable", "Set",
  ]
  private static let reuse: Name = "prepareForReuse"

  /// Returns a Boolean value that indicates whether some code clears one of the properties. A
  /// `deinit` does not count, since it could not run, nor does the function around `place`, which
  /// only replaces the value.
  func breaks(_ retainPath: RetainPath, at place: NodeID) -> Bool {
    lets(go: retainPath, at: place, by: Self.letting)
  }

  /// Returns a Boolean value that indicates whether some code removes elements from one of the
  /// properties.
  func breaksSometimes(_ retainPath: RetainPath, at place: NodeID) -> Bool {
    lets(go: retainPath, at: place, by: Self.lettingOne)
  }

  private func lets(go retainPath: RetainPath, at place: NodeID, by calls: Set<Name>) -> Bool {
    retainPath.properties.contains { property in
      codebase.mentions(of: property.name).contains { mention in
        isEmptied(property, at: mention, by: calls) && !isTooLate(mention, place)
      }
    }
  }

  /// Returns a Boolean value that indicates whether the code in a closure clears one of the
  /// properties, so that its first run ends the cycle.
  func breaks(_ retainPath: RetainPath, in closure: NodeID) -> Bool {
    codebase.descendants(of: closure).contains { place in
      let node = codebase[place]
      guard node.kind == .identifier || node.kind == .member,
        retainPath.properties.contains(where: { $0.name == node.name })
      else { return false }
      return isEmptied(at: place, by: Self.letting.union(Self.lettingOne))
    }
  }

  /// Returns a Boolean value that indicates whether a place removes everything from a property.
  func isCleared(_ mention: NodeID) -> Bool { isEmptied(at: mention, by: Self.letting) }

  private func isTooLate(_ mention: NodeID, _ place: NodeID) -> Bool {
    guard let member = codebase.enclosingMember(of: mention) else { return false }
    if member.kind == .deinitializer || member.name == Self.reuse { return true }
    return codebase.enclosingMember(of: place) == member && !isSetToNil(mention)
  }

  private func isSetToNil(_ mention: NodeID) -> Bool {
    guard let parent = codebase.parent(of: mention), codebase[parent].kind == .assignment else {
      return false
    }
    return codebase.children(of: parent).contains {
      codebase[$0].kind == .literal && codebase[$0].name == RetainingNames.nil
    }
  }

  private func isEmptied(_ property: Member, at mention: NodeID, by calls: Set<Name>) -> Bool {
    guard isEmptied(at: mention, by: calls), let owner = property.owner, codebase.isProduct(mention)
    else {
      return false
    }
    let node = codebase[mention]
    switch node.kind {
    case .identifier: return isCode(at: mention, of: owner)
    case .member:
      guard let base = resolver.base(of: mention) else { return false }
      if codebase[base].name == .self { return isCode(at: mention, of: owner) }
      guard let type = resolver.type(of: base)?.type else { return false }
      return type == owner
        || codebase.projectSupertypes(of: codebase[owner]).contains { $0.id == type }
    default: return false
    }
  }

  private func isCode(at place: NodeID, of owner: TypeID) -> Bool {
    guard let type = codebase.enclosingType(of: place) else { return false }
    return type.id == owner || codebase.projectSupertypes(of: type).contains { $0.id == owner }
  }

  /// Returns a Boolean value that indicates whether a place clears a property: `x = nil`, `x = []`,
  /// `x = DisposeBag()`, `x.removeAll()`.
  private func isEmptied(at mention: NodeID, by calls: Set<Name>) -> Bool {
    guard let parent = codebase.parent(of: mention) else { return false }
    let around = codebase[parent]
    if around.kind == .assignment, around.name == RetainingNames.assign {
      let parts = Array(codebase.children(of: parent))
      guard parts.count == 2, parts[0] == mention else { return false }
      let value = codebase[parts[1]]
      if value.kind == .literal { return value.name == RetainingNames.nil }
      if value.kind == .collection { return codebase.descendants(of: parts[1]).isEmpty }
      return value.kind == .call && Self.freshBag.contains(value.name)
    }
    guard around.kind == .member, let call = codebase.parent(of: parent) else { return false }
    return codebase[call].kind == .call && calls.contains(around.name)
  }
}
