import CalcotCode

/// Finds types of the core that name screens which depend on these types.
struct CoreCycles {
  let references: TypeReferences
  let parts: CoreParts

  /// A screen that a type of the core names, with the chain of references back to the type.
  struct UpwardCycle {
    /// The reference to the screen in the core's type.
    var upward: TypeReference
    /// The chain from the screen to the core's type.
    var back: [TypeReference]
  }

  init(_ references: TypeReferences) {
    self.references = references
    parts = CoreParts(codebase: references.codebase)
  }

  /// Returns the cycles of each type of the core that has cycles, in the order of the source.
  func all() -> [[UpwardCycle]] {
    let codebase = references.codebase
    var upward: [TypeID: [TypeReference]] = [:]
    for type in codebase.types where parts.confidence(onScreen: type) != nil {
      for reference in references.users(of: type) where counts(reference) {
        upward[reference.user.id, default: []].append(reference)
      }
    }
    return upward.keys.sorted().compactMap { id in
      let cycles = (upward[id] ?? []).sorted { $0.node < $1.node }.compactMap(cycle)
      return cycles.isEmpty ? nil : cycles
    }
  }

  private func cycle(of reference: TypeReference) -> UpwardCycle? {
    // NB: longer chains connect nearly all types.
    references.chain(from: reference.used, to: reference.user, length: 4).map {
      UpwardCycle(upward: reference, back: $0)
    }
  }

  private func counts(_ reference: TypeReference) -> Bool {
    guard parts.confidence(inCore: reference.user) != nil, isOwn(reference),
      !makesViews(at: reference.node)
    else { return false }
    guard reference.user.declaration.file != reference.used.declaration.file else { return false }
    return !(isOfOneFeature(reference) && reference.nested(in: references.codebase) != nil)
  }

  /// Returns a Boolean value that indicates whether code is in a member that returns a view, and so
  /// assembles views.
  private func makesViews(at node: NodeID) -> Bool {
    let codebase = references.codebase
    guard let member = codebase.enclosingMember(of: node) else { return false }
    if codebase.hasAttribute(Self.viewBuilder, member.node) { return true }
    let use =
      member.isVariable ? codebase.writtenType(of: member.node) : codebase.returnType(of: member)
    return use.map { Self.views.contains($0.name) } ?? false
  }

  private static let viewBuilder: Name = "ViewBuilder"
  private static let views: Set<Name> = ["View", "AnyView"]

  /// Returns a Boolean value that indicates whether a reference is in the file or folder of the
  /// type. An extension beside a screen belongs to the screen.
  private func isOwn(_ reference: TypeReference) -> Bool {
    let home = reference.user.declaration
    return reference.node.file == home.file || folder(of: reference.node) == folder(of: home)
  }

  /// Returns a Boolean value that indicates whether a reference stays within one feature or folder,
  /// as between a screen and its own service.
  private func isOfOneFeature(_ reference: TypeReference) -> Bool {
    let codebase = references.codebase
    let (one, other) = (reference.user.declaration, reference.used.declaration)
    if let feature = Feature(ofFile: codebase.path(of: one)),
      feature == Feature(ofFile: codebase.path(of: other))
    {
      return true
    }
    return folder(of: one) == folder(of: other)
  }

  private func folder(of node: NodeID) -> Substring {
    let path = references.codebase.path(of: node)
    return path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
