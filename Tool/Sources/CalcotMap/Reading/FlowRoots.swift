internal import CalcotCode

/// The roots of RxFlow's flows.
extension ScreenExpressions {
  /// Collects the flow behind a root of RxFlow: `root` of `Flows.use(flow, when: .ready) { root in
  /// … }`.
  func rootOfFlow(_ parameter: NodeID, into found: inout [Int], depth: SearchDepth) -> Bool {
    guard let closure = codebase.parent(of: parameter), codebase[closure].kind == .closure,
      let argument = codebase.parent(of: closure), codebase[argument].kind == .argument,
      let call = codebase.parent(of: argument), codebase[call].kind == .call,
      ReadingNames.usesOfFlows.contains(codebase[call].name),
      let base = resolver.base(of: call), codebase[base].name == ReadingNames.flows,
      let index = codebase.parameters(of: closure).firstIndex(of: parameter)
    else { return false }
    let flows = resolver.arguments(of: call)
    guard index < flows.count, let flow = resolver.value(of: flows[index]), flow != closure else {
      return true
    }
    collect(flow, into: &found, depth: depth + 1)
    return true
  }
}
