import CalcotCode

/// The first reference from a type to another.
struct TypeReference {
  var user: CodeType
  var used: CodeType
  var node: NodeID
}

extension TypeReference {
  /// Returns the nested type, if the code names only that one: `Style` of `LoginView.Style`.
  func nested(in codebase: Codebase) -> Name? {
    guard let parent = codebase.parent(of: node) else { return nil }
    let around = codebase[parent]
    if codebase[node].flags.contains(.qualifier) { return around.name }
    guard around.kind == .member,
      codebase.nestedTypes(of: used).contains(where: { $0.name == around.name })
    else { return nil }
    return around.name
  }
}

extension TypeReference {
  /// Returns a Boolean value that indicates whether the code uses the type as a value, as in
  /// `String(describing: LoginView.self)`.
  func isOfMetatype(in codebase: Codebase) -> Bool {
    codebase.parent(of: node).map {
      codebase[$0].kind == .member && codebase[$0].name == .`self`
    } ?? false
  }
}

/// The references between the code's own outermost types.
///
/// Nested types count as the enclosing type. Tests, mocks, previews and debug code do not count.
/// For one thread.
final class TypeReferences {
  let codebase: Codebase
  /// A Boolean value that indicates whether protocols and extensions of external types count, too.
  private let countsAll: Bool
  private var known: [TypeID: [TypeReference]] = [:]

  init(_ codebase: Codebase, countsAll: Bool = false) {
    self.codebase = codebase
    self.countsAll = countsAll
  }

  /// Returns the references to a type, in the order of the source. The time grows with the number
  /// of its mentions.
  func users(of type: CodeType) -> [TypeReference] {
    var seen: Set<TypeID> = []
    return codebase.mentions(of: type.name).compactMap { node in
      guard isName(node), let user = user(at: node), user.id != type.id, !seen.contains(user.id),
        codebase.type(named: type.name, at: node)?.id == type.id, !isForDebugging(node)
      else { return nil }
      seen.insert(user.id)
      return TypeReference(user: user, used: type, node: node)
    }
  }

  /// Returns the references of a type to others, each once. The first call takes time that grows
  /// with the size of the type.
  func uses(by type: CodeType) -> [TypeReference] {
    if let known = known[type.id] { return known }
    var seen: Set<TypeID> = [type.id]
    var missing: Set<Name> = []
    var found: [TypeReference] = []
    for declaration in type.declarations where codebase.isProduct(declaration) {
      for node in codebase.descendants(of: declaration) where isName(node) {
        let name = codebase[node].name
        guard !missing.contains(name) else { continue }
        guard let used = codebase.type(named: name, at: node) else {
          missing.insert(name)
          continue
        }
        let outermost = outermost(used)
        guard counts(outermost), !seen.contains(outermost.id), !isForDebugging(node) else {
          continue
        }
        seen.insert(outermost.id)
        found.append(TypeReference(user: type, used: outermost, node: node))
      }
    }
    known[type.id] = found
    return found
  }

  /// Returns the shortest chain of references from one type to another, if there is one of at most
  /// `length`.
  func chain(from start: CodeType, to end: CodeType, length: Int) -> [TypeReference]? {
    var cameBy: [TypeID: TypeReference] = [:]
    var front = [start]
    for _ in 0..<length {
      var next: [CodeType] = []
      for type in front {
        for reference in uses(by: type)
        where reference.used.id != start.id && cameBy[reference.used.id] == nil {
          cameBy[reference.used.id] = reference
          if reference.used.id == end.id { return Self.chain(to: end, cameBy) }
          next.append(reference.used)
        }
      }
      front = next
    }
    return nil
  }

  private static func chain(to end: CodeType, _ cameBy: [TypeID: TypeReference]) -> [TypeReference]
  {
    var chain: [TypeReference] = []
    var current = end.id
    while let reference = cameBy[current] {
      chain.append(reference)
      current = reference.user.id
    }
    return chain.reversed()
  }

  private func isName(_ node: NodeID) -> Bool {
    codebase[node].kind == .type || codebase[node].kind == .identifier
  }

  private func user(at node: NodeID) -> CodeType? {
    guard codebase.isProduct(node), let type = codebase.outermostType(of: node) else { return nil }
    return counts(type) ? type : nil
  }

  private func counts(_ type: CodeType) -> Bool {
    (countsAll || !type.isExternal && !type.isProtocol) && !codebase.role(of: type).isSupport
  }

  private func outermost(_ type: CodeType) -> CodeType {
    var type = type
    while let outer = type.outer { type = codebase[outer] }
    return type
  }

  private func isForDebugging(_ node: NodeID) -> Bool {
    codebase.ancestors(of: node).contains { ancestor in
      let found = codebase[ancestor]
      return found.kind == .conditionalCompilation && found.label.text.contains("DEBUG")
    }
  }
}
