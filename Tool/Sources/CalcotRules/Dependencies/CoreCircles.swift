import CalcotCode

/// Finds types of the core that name screens which depend on them.
struct CoreCircles {
  let namings: Namings
  let parts: CoreParts

  /// A screen that a type of the core names, with the chain of references back to the type.
  struct Circle {
    /// The reference to the screen in the core's type.
    var upward: Naming
    /// The chain from the screen to the core's type.
    var back: [Naming]
  }

  init(_ namings: Namings) {
    self.namings = namings
    parts = CoreParts(codebase: namings.codebase)
  }

  /// Returns the cycles of each type of the core that has any, in the order of the source.
  func all() -> [[Circle]] {
    let codebase = namings.codebase
    var upward: [TypeID: [Naming]] = [:]
    for type in codebase.types where parts.confidence(onScreen: type) != nil {
      for naming in namings.users(of: type) where counts(naming) {
        upward[naming.user.id, default: []].append(naming)
      }
    }
    return upward.keys.sorted().compactMap { id in
      let circles = (upward[id] ?? []).sorted { $0.node < $1.node }.compactMap(circle)
      return circles.isEmpty ? nil : circles
    }
  }

  private func circle(of naming: Naming) -> Circle? {
    // NB: longer chains connect nearly all types.
    namings.chain(from: naming.used, to: naming.user, length: 4).map {
      Circle(upward: naming, back: $0)
    }
  }

  private func counts(_ naming: Naming) -> Bool {
    guard parts.confidence(inCore: naming.user) != nil, isOwn(naming),
      !makesViews(at: naming.node)
    else { return false }
    guard naming.user.declaration.file != naming.used.declaration.file else { return false }
    return !(isOfOneFeature(naming) && naming.nested(in: namings.codebase) != nil)
  }

  /// Returns a Boolean value that indicates whether the code returns a view to its caller, so that
  /// it assembles views.
  private func makesViews(at node: NodeID) -> Bool {
    let codebase = namings.codebase
    guard let member = codebase.enclosingMember(of: node) else { return false }
    if codebase.hasAttribute(Self.viewBuilder, member.node) { return true }
    let use =
      member.isVariable ? codebase.writtenType(of: member.node) : codebase.returnType(of: member)
    return use.map { Self.views.contains($0.name) } ?? false
  }

  private static let viewBuilder: Name = "ViewBuilder"
  private static let views: Set<Name> = ["View", "AnyView"]

  /// Returns a Boolean value that indicates whether a reference is in the file of the type: an
  /// extension beside a screen belongs to the screen.
  private func isOwn(_ naming: Naming) -> Bool {
    let home = naming.user.declaration
    return naming.node.file == home.file || folder(of: naming.node) == folder(of: home)
  }

  /// Returns a Boolean value that indicates whether a screen and its own service share values.
  private func isOfOneFeature(_ naming: Naming) -> Bool {
    let codebase = namings.codebase
    let (one, other) = (naming.user.declaration, naming.used.declaration)
    if let feature = Feature(ofFile: codebase.path(of: one)),
      feature == Feature(ofFile: codebase.path(of: other))
    {
      return true
    }
    return folder(of: one) == folder(of: other)
  }

  private func folder(of node: NodeID) -> Substring {
    let path = namings.codebase.path(of: node)
    return path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
