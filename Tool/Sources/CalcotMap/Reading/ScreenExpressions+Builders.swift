internal import CalcotCode

/// The screens that callers pass to builders.
extension ScreenExpressions {
  /// Returns the screens that callers pass to the enclosing builder function for an expression: one
  /// of its parameters, or a list with some.
  ///
  /// Only for screens that the function shows itself: its result depends on the one call.
  func screensGiven(as expression: NodeID, depth: Int = 0) -> [Int] {
    guard depth < 4 else { return [] }
    let node = codebase[expression]
    if node.kind == .collection {
      return codebase.children(of: expression).flatMap { screensGiven(as: $0, depth: depth + 1) }
    }
    guard node.kind == .identifier,
      let local = resolver.localDeclaration(of: node.name, at: expression)
    else { return [] }
    if codebase[local].kind == .parameter, isOfBuilder(local) {
      return arguments(for: local).flatMap(screens(of:))
    }
    return codebase.child(of: local, .initialValue).flatMap(resolver.value(of:))
      .map { screensGiven(as: $0, depth: depth + 1) } ?? []
  }

  /// Returns a Boolean value that indicates whether a parameter belongs to a function of a builder
  /// or container, which only assembles or shows its callers' arguments.
  private func isOfBuilder(_ parameter: NodeID) -> Bool {
    guard let function = codebase.parent(of: parameter), codebase[function].kind == .function,
      let type = codebase.enclosingType(of: function)
    else { return false }
    return codebase.role(of: type) == .builder
      || Self.containers.contains { codebase.isSubtype(type, of: $0) }
  }

  private static let containers: [Name] = [
    "UITabBarController", "UISplitViewController", "UINavigationController", "UIPageViewController",
  ]

  /// Returns the arguments that callers give for a function's parameter.
  private func arguments(for parameter: NodeID) -> [NodeID] {
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
