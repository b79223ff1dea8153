internal import CalcotCode
internal import CalcotFindings

/// Finds views and view controllers that create a Coordinator and start it. They decide about
/// navigation, though the Coordinator shows the screen.
struct FlowStarts: CodeSearch {
  let resolver: Resolver

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  func findings(in context: RuleContext) -> [Finding] {
    var seen: Set<[TypeID]> = []
    let calls =
      codebase.mentions(of: NavigationNames.start) + codebase.mentions(of: NavigationNames.present)
    return calls.compactMap { node in
      guard let (type, flow) = flow(startedBy: node), seen.insert([type.id, flow.id]).inserted
      else { return nil }
      return context.finding(
        of: ViewNavigates.self, at: node, severity: .info, confidence: 0.6,
        symbol: flow.name.text,
        message: "'\(codebase.qualifiedName(of: type))' makes the flow '\(flow.name)' and starts "
          + "it; that is for the Coordinator above to do")
    }
  }

  private func flow(startedBy call: NodeID) -> (type: CodeType, flow: CodeType)? {
    guard codebase[call].kind == .call, codebase.isProduct(call),
      let type = codebase.enclosingType(of: call), codebase.role(of: type, atLeast: 0.65).isUI,
      !type.isExternal, isStart(call), let base = resolver.base(of: call),
      let found = resolver.type(of: base)?.type, !codebase[found].isProtocol,
      isFlow(codebase[found])
    else { return nil }
    let flow = codebase[found]
    return isMade(flow, in: type) && !isHost(type, at: call) ? (type, flow) : nil
  }

  private func isFlow(_ type: CodeType) -> Bool {
    let role = codebase.role(of: type, atLeast: 0.6)
    return role == .coordinator || role == .router && type.name.text.holds("Coordinator")
  }

  private func isStart(_ call: NodeID) -> Bool {
    guard codebase[call].name == NavigationNames.present else { return true }
    return resolver.argument(NavigationNames.from, of: call) != nil
  }

  /// Returns a Boolean value that indicates whether the controller hosts the flow: it is a
  /// container, or starts the flow as soon as it is loaded.
  private func isHost(_ type: CodeType, at call: NodeID) -> Bool {
    if SystemScreens.isContainer(type, in: codebase) { return true }
    guard let member = codebase.enclosingMember(of: call),
      codebase.enclosingClosure(of: call) == nil
    else { return false }
    return member.isInitializer || member.name == NavigationNames.viewDidLoad
  }

  private func isMade(_ flow: CodeType, in type: CodeType) -> Bool {
    codebase.mentions(of: flow.name).contains { node in
      codebase[node].kind == .call && codebase.enclosingType(of: node)?.id == type.id
    }
  }
}
