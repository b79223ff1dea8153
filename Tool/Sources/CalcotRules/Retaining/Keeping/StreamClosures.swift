internal import CalcotCode

/// Finds closures in the chain of a subscription, by its syntax.
enum StreamClosures {
  static func contains(_ closure: NodeID, in codebase: Codebase) -> Bool {
    guard let argument = codebase.parent(of: closure), codebase[argument].kind == .argument,
      let call = codebase.parent(of: argument), codebase[call].kind == .call
    else { return false }
    let flow = ValueFlow(codebase, isClosure: true)
    return flow.isStream(call) || flow.bag(among: call, beside: argument) != nil
  }
}
