internal import CalcotCode

/// The functions that return a view controller, for calls on an unknown receiver: those whose name
/// only one type has.
struct ControllerMakers: CodeSearch {
  let resolver: Resolver
  private var byName: [Name: [Member]] = [:]

  init(_ table: ScreenTable) {
    resolver = Resolver(table.codebase)
    for type in codebase.types where !type.isExternal && codebase.isProduct(type.declaration) {
      for member in codebase.members(of: type) where member.isFunction && !member.isStatic {
        guard codebase.child(of: member.node, .body) != nil,
          let made = codebase.returnType(of: member),
          codebase.isSubtype(made.name, codebase.type(of: made)?.id, of: Self.controller)
        else { continue }
        byName[member.name, default: []].append(member)
      }
    }
  }

  private static let controller: Name = "UIViewController"

  /// Returns the only function that a call on a receiver of unknown type can refer to, if there is
  /// one.
  func only(calledBy call: NodeID) -> Member? {
    guard let candidates = byName[codebase[call].name], candidates.count == 1,
      let base = resolver.base(of: call), resolver.type(of: base) == nil
    else { return nil }
    return candidates[0]
  }
}
