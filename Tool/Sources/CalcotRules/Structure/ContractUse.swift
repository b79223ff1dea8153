internal import CalcotCode

/// What the holder of an object does with it, measured by the protocol that could stand for it.
struct ContractUse {
  private let codebase: Codebase
  /// What the protocol and its extensions offer.
  private let offered: Set<Name>

  init(_ contract: CodeType, _ codebase: Codebase) {
    self.codebase = codebase
    var offered = Set(codebase.members(of: contract).map(\.name))
    for above in codebase.projectSupertypes(of: contract) {
      offered.formUnion(codebase.members(of: above).map(\.name))
    }
    self.offered = offered
  }

  /// Whether the holder asks the property for nothing but what the protocol has, and hands it to
  /// nobody, who might want the class.
  func suffices(for property: Member, in holder: CodeType) -> Bool {
    for mention in codebase.mentions(of: property.name) {
      let kind = codebase[mention].kind
      guard kind == .identifier || kind == .member,
        holder.declarations.contains(where: { codebase.contains($0, mention) })
      else { continue }
      if !isCovered(mention) { return false }
    }
    return true
  }

  private func isCovered(_ mention: NodeID) -> Bool {
    guard let parent = codebase.parent(of: mention) else { return false }
    let above = codebase[parent]
    let isFirst = parent.index + 1 == mention.index
    switch above.kind {
    case .member where isFirst: return offered.contains(above.name)
    // It is set: `self.service = service`, both sides.
    case .assignment: return true
    case .body, .statement: return true
    default: return false
    }
  }
}
