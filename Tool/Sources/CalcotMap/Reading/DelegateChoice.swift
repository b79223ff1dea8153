internal import CalcotCode

/// The objects that the code sets as delegates: a call to a delegate can reach only these of all
/// that conform to its protocol.
final class DelegateChoice: CodeSearch {
  let resolver: Resolver
  /// A cache of the assignments of `self` to a property, by its name.
  private var known: [Name: [Assignment]] = [:]

  /// An assignment in a type: `object.delegate = self`.
  private struct Assignment {
    var object: CodeType
    var owner: CodeType
  }

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  /// Returns a Boolean value that indicates whether a call on a property may reach an object of a
  /// type: `home.finishDelegate = self` in the type says so for the class of `home`, and for no
  /// other.
  ///
  /// Without such an assignment for the caller's class, a call may reach any object.
  func mayGo(_ call: NodeID, to type: CodeType, from caller: CodeType) -> Bool {
    let owners = owners(of: call, from: caller)
    return owners.isEmpty || owners.contains { isSame($0, type) }
  }

  /// Returns the types whose objects the code sets as the receiver of a call; empty if that is
  /// unknown.
  func owners(of call: NodeID, from caller: CodeType) -> [CodeType] {
    guard let base = resolver.base(of: call), codebase[base].kind != .call else { return [] }
    let name = codebase[base].name
    guard name != .self, resolver.localDeclaration(of: name, at: base) == nil else { return [] }
    return assignments(of: name).filter { isSame($0.object, caller) }.map(\.owner)
  }

  private func assignments(of name: Name) -> [Assignment] {
    if let known = known[name] { return known }
    let found = codebase.mentions(of: name).compactMap { assignment(at: $0) }
    known[name] = found
    return found
  }

  private func assignment(at mention: NodeID) -> Assignment? {
    guard codebase[mention].kind == .member, codebase.isProduct(mention),
      let assignment = codebase.parent(of: mention), codebase[assignment].kind == .assignment
    else { return nil }
    let parts = Array(codebase.children(of: assignment))
    guard parts.count == 2, parts[0] == mention, codebase[parts[1]].kind == .identifier,
      codebase[parts[1]].name == .self,
      let object = resolver.base(of: mention).flatMap(resolver.type(of:))?.type,
      let owner = codebase.enclosingType(of: mention)
    else { return nil }
    return Assignment(object: codebase[object], owner: owner)
  }

  private func isSame(_ one: CodeType, _ other: CodeType) -> Bool {
    one.id == other.id || codebase.isSubtype(one, of: other.name)
      || codebase.isSubtype(other, of: one.name)
  }
}
