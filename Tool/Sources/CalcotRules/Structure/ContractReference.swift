internal import CalcotCode

/// The uses of an object by its holder, for a comparison with the protocol of its class.
struct ContractReference {
  private let codebase: Codebase
  private let contract: CodeType
  /// The members of the protocol and its extensions.
  private let offered: Set<Name>

  init(_ contract: CodeType, _ codebase: Codebase) {
    self.codebase = codebase
    self.contract = contract
    var offered = Set(codebase.members(of: contract).map(\.name))
    for above in codebase.projectSupertypes(of: contract) {
      offered.formUnion(codebase.members(of: above).map(\.name))
    }
    self.offered = offered
  }

  /// Returns a Boolean value that indicates whether the holder uses only the protocol's members of
  /// the property, and does not pass the object to code that may need the class.
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

  /// Returns a Boolean value that indicates whether the holder uses the new object at `creation`
  /// only by the protocol, as far as visible: it stores the object in a property, passes it for a
  /// parameter of the protocol's type, or uses it at once.
  func suffices(for creation: NodeID, by holder: CodeType) -> Bool {
    guard let parent = codebase.parent(of: creation) else { return false }
    let above = codebase[parent]
    switch above.kind {
    case .member: return offered.contains(above.name)
    case .argument:
      return Resolver(codebase).parameter(for: parent).flatMap { codebase.writtenType(of: $0) }?
        .name == contract.name
    case .initialValue:
      guard let variable = codebase.parent(of: parent),
        let property = codebase.member(declaredAt: variable), property.isVariable
      else { return false }
      return suffices(for: property, in: holder)
    case .assignment:
      let target = codebase[NodeID(file: parent.file, index: parent.index + 1)].name
      guard let property = codebase.members(of: holder).first(where: { $0.name == target }) else {
        return false
      }
      return suffices(for: property, in: holder)
    default: return false
    }
  }

  private func isCovered(_ mention: NodeID) -> Bool {
    guard let parent = codebase.parent(of: mention) else { return false }
    let above = codebase[parent]
    let isFirst = parent.index + 1 == mention.index
    switch above.kind {
    case .member where isFirst: return offered.contains(above.name)
    // NB: in `self.service = service`, both sides are mentions.
    case .assignment: return true
    case .body, .statement: return true
    default: return false
    }
  }
}
