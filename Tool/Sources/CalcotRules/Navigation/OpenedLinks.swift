internal import CalcotCode
internal import CalcotFindings

/// Finds views and view controllers that open links outside the app. This leaves the screen, as
/// navigation does.
struct OpenedLinks: CodeSearch {
  let resolver: Resolver

  private static let application: Name = "UIApplication"
  private static let settings: Name = "openSettingsURLString"

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  func findings(in context: RuleContext) -> [Finding] {
    var places: [TypeID: [NodeID]] = [:]
    for node in codebase.mentions(of: NavigationNames.open) where opensLink(node) {
      guard let type = codebase.enclosingType(of: node),
        codebase.role(of: type, atLeast: 0.65).isUI
          || type.isExternal && SystemScreens.isController(type.name, type.id, in: codebase)
      else { continue }
      places[type.id, default: []].append(node)
    }
    return places.map { type, nodes in
      context.finding(
        of: ViewNavigates.self, at: nodes[0], severity: .info, confidence: 0.5,
        symbol: "open",
        message: "'\(codebase.qualifiedName(of: codebase[type]))' opens a link outside the app "
          + "itself; leaving the app is navigation, too",
        facts: nodes.dropFirst().map { Fact("and here", at: $0) })
    }
  }

  private func opensLink(_ call: NodeID) -> Bool {
    guard codebase[call].kind == .call, codebase.isProduct(call),
      let base = resolver.base(of: call), let type = resolver.type(of: base),
      type.name == Self.application
    else { return false }
    // NB: the app does not choose the system's settings.
    guard let member = codebase.enclosingMember(of: call) else { return true }
    return !codebase.descendants(of: member.node).contains { codebase[$0].name == Self.settings }
  }
}
