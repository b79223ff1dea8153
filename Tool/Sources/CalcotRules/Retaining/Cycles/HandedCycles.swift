internal import CalcotCode
internal import CalcotFindings

/// The reference cycles over several types: code passes a closure or method to an object, which
/// keeps it, and the object that the closure or method retains keeps that object.
///
/// A View gets `viewModel.reset`, passes it to the controller that it makes, and the ViewModel
/// keeps that controller: a cycle over three files. A type stands for one object only if the code
/// makes the class in one place.
struct HandedCycles: CodeSearch {
  /// A closure or method at the place that passes it, and the class of the object that it retains.
  private struct Origin {
    var place: NodeID
    var holder: CodeType
    var isMethod: Bool
  }

  let resolver: Resolver
  private let captures: SelfCapture
  private static let longestTrail = 3

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
    captures = SelfCapture(codebase: codebase)
  }

  /// Returns the cycles of closures, or those of methods.
  func cycles(ofMethods isMethod: Bool) -> [Cycle] {
    var cycles: [Cycle] = []
    for kept in codebase.types where kept.kind == .class && !kept.isExternal {
      let properties = codebase.members(of: kept).filter { codebase.retains($0) && isFunction($0) }
      guard !properties.isEmpty, codebase.isMadeOnce(kept) else { continue }
      for property in properties { cycles += self.cycles(through: property, of: kept, isMethod) }
    }
    return cycles
  }

  private func cycles(through property: Member, of kept: CodeType, _ isMethod: Bool) -> [Cycle] {
    codebase.mentions(of: property.name).flatMap { mention -> [Cycle] in
      guard let value = value(assignedTo: mention, of: kept), codebase.isProduct(mention) else {
        return []
      }
      return origins(of: value).filter { $0.isMethod == isMethod && $0.place != value }
        .compactMap { origin in
          guard let path = keeping(kept, by: origin.holder, property) else { return nil }
          let owner = origin.holder.name.text
          let way = ([owner] + path.links.reversed() + [owner]).joined(separator: " → ")
          return Cycle(
            owner: origin.holder, place: origin.place, holder: kept.name.text, retainPath: path,
            cause: property.node,
            facts: [Fact("'\(kept.name)' gets it here", at: mention)],
            message:
              "'\(owner)' keeps the '\(kept.name)', whose '\(property.name)' holds it: \(way)")
        }
    }
  }

  private func isFunction(_ member: Member) -> Bool {
    member.isVariable
      && codebase.writtenType(of: member.node).map {
        resolver.functionType($0) != nil
      } ?? false
  }

  /// Returns the value of `controller.onReset = value`.
  private func value(assignedTo mention: NodeID, of type: CodeType) -> NodeID? {
    guard codebase[mention].kind == .member, let assignment = codebase.parent(of: mention),
      codebase[assignment].kind == .assignment, let base = resolver.base(of: mention),
      codebase[base].name != .self, resolver.type(of: base)?.type == type.id
    else { return nil }
    let parts = Array(codebase.children(of: assignment))
    return parts.count == 2 && parts[0] == mention ? parts[1] : nil
  }

  // MARK: Origins

  /// Returns the closures and methods that an expression may be, traced back through the properties
  /// of other types and their initializers' arguments.
  private func origins(of value: NodeID, depth: SearchDepth = SearchDepth()) -> [Origin] {
    let node = codebase[value]
    switch node.kind {
    case .closure:
      guard let owner = codebase.enclosingType(of: value), owner.kind == .class,
        holdsSelf(value)
      else { return [] }
      return [Origin(place: value, holder: owner, isMethod: false)]
    case .member:
      guard let base = resolver.base(of: value), let type = resolver.type(of: base)?.type,
        codebase[type].kind == .class,
        codebase.members(named: node.name, of: codebase[type]).contains(where: \.isFunction)
      else { return [] }
      return [Origin(place: value, holder: codebase[type], isMethod: true)]
    case .identifier:
      guard resolver.localDeclaration(of: node.name, at: value) == nil,
        let member = resolver.implicitMember(node.name, at: value), member.isStored,
        let owner = member.owner, depth.follows(member.node, below: Self.longestTrail)
      else { return [] }
      return given(for: member, of: codebase[owner]).flatMap { origins(of: $0, depth: depth + 1) }
    default: return []
    }
  }

  private func holdsSelf(_ closure: NodeID) -> Bool {
    codebase.descendants(of: closure).contains {
      codebase[$0].kind == .identifier && codebase[$0].name == .self
        && captures.closures(holdingBy: $0).contains(closure)
    }
  }

  /// Returns the values that a property gets where code makes its type.
  private func given(for property: Member, of type: CodeType) -> [NodeID] {
    codebase.mentions(of: type.name).flatMap { call -> [NodeID] in
      guard codebase[call].kind == .call, codebase.isProduct(call),
        codebase.type(named: type.name, at: call)?.id == type.id
      else { return [] }
      return resolver.arguments(of: call).compactMap { argument in
        guard let parameter = resolver.parameter(for: argument), sets(parameter, property) else {
          return nil
        }
        return resolver.value(of: argument)
      }
    }
  }

  private func sets(_ parameter: NodeID, _ property: Member) -> Bool {
    if codebase[parameter].kind == .variable { return parameter == property.node }
    var flow = ValueFlow(codebase, isClosure: true)
    return flow.endings(ofDeclaration: parameter, RetainPath()).contains {
      guard case .kept(let path) = $0 else { return false }
      return path.properties.first == property
    }
  }

  // MARK: Keeping

  /// Returns the path of properties, by their types, from the object that a closure retains to the
  /// one that keeps the closure: directly, or through an object between them.
  private func keeping(_ kept: CodeType, by holder: CodeType, _ property: Member) -> RetainPath? {
    let start = RetainPath().adding(
      property, fact: Fact("'\(property.name)' keeps it", at: property.node), trust: 0.88)
    let own = strongProperties(of: holder)
    if let direct = own.first(where: { $0.type == kept.id }) {
      return adding(direct.member, to: start)
    }
    for (member, type) in own where codebase[type].kind == .class && type != holder.id {
      if let inner = strongProperties(of: codebase[type]).first(where: { $0.type == kept.id }) {
        return adding(member, to: adding(inner.member, to: start))
      }
    }
    return nil
  }

  private func adding(_ member: Member, to path: RetainPath) -> RetainPath {
    path.adding(member, fact: Fact("'\(member.name)' keeps it", at: member.node), trust: 0.88)
  }

  private func strongProperties(of type: CodeType) -> [(member: Member, type: TypeID)] {
    codebase.members(of: type).compactMap { member in
      guard codebase.retains(member), let use = codebase.writtenType(of: member.node),
        !use.isFunction, let type = codebase.type(of: use), !type.isExternal
      else { return nil }
      return (member, type.id)
    }
  }
}
