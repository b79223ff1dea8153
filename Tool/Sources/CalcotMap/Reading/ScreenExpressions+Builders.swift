internal import CalcotCode

/// The screens that builders are given.
extension ScreenExpressions {
  /// Returns a Boolean value that indicates whether a parameter is that of a builder's function,
  /// which only puts together what its callers give it.
  func isOfBuilder(_ parameter: NodeID) -> Bool {
    guard let function = codebase.parent(of: parameter), codebase[function].kind == .function,
      let type = codebase.enclosingType(of: function)
    else { return false }
    return codebase.role(of: type) == .builder
  }

  /// Returns the arguments that callers give for a function's parameter.
  func arguments(for parameter: NodeID) -> [NodeID] {
    guard let function = codebase.parent(of: parameter) else { return [] }
    return codebase.mentions(of: codebase[function].name).flatMap { call -> [NodeID] in
      guard codebase[call].kind == .call, codebase.isProduct(call),
        resolver.target(of: call)?.node == function
      else { return [] }
      return resolver.arguments(of: call).filter { resolver.parameter(for: $0) == parameter }
        .compactMap(resolver.value(of:))
    }
  }
}
