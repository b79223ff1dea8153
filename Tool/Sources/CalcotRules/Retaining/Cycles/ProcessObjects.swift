internal import CalcotCode

/// The classes whose only object lives as long as the process: the app's delegate, what a static
/// property holds, and what these objects make for themselves.
///
/// A cycle of such an object loses nothing, since nobody would ever release it.
struct ProcessObjects {
  private let codebase: Codebase
  private var types: Set<TypeID> = []

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let candidates = codebase.types.filter { $0.isReference && !$0.isExternal }
    for type in candidates {
      if codebase.role(of: type) == .application { types.insert(type.id) }
    }
    for type in codebase.types where !type.isExternal {
      for member in codebase.members(of: type) where member.isStatic { add(member) }
    }
    var known = 0
    while known < types.count {
      known = types.count
      for id in types.sorted() {
        for member in codebase.members(of: codebase[id]) where codebase.retains(member) {
          add(member)
        }
      }
    }
  }

  func contains(_ type: CodeType) -> Bool { types.contains(type.id) }

  /// Adds the class of which a property's initial value makes the only object.
  private mutating func add(_ member: Member) {
    let isConstant = member.isStatic || !member.flags.isDisjoint(with: [.isLet, .isLazy])
    guard member.isStored, isConstant, codebase.isProduct(member.node),
      let value = codebase.child(of: member.node, .initialValue)
    else { return }
    for call in codebase.children(of: value) where codebase[call].kind == .call {
      guard let type = codebase.type(named: codebase[call].name, at: call), type.isReference,
        !type.isExternal, codebase.isMadeOnce(type)
      else { continue }
      types.insert(type.id)
    }
  }
}

extension Codebase {
  /// Returns a Boolean value that indicates whether the app's code makes a class in one place only.
  func isMadeOnce(_ type: CodeType) -> Bool {
    mentions(of: type.name).filter {
      self[$0].kind == .call && isProduct($0) && self.type(named: type.name, at: $0)?.id == type.id
    }.count == 1
  }
}
