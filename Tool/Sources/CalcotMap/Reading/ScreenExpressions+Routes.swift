internal import CalcotCode

/// The screens made for the case of a route.
extension ScreenExpressions {
  /// Returns the answer of the case for which a call makes a screen, also behind a local, a cast,
  /// and the container around the screen.
  func routed(_ expression: NodeID) -> RouteCases.Answer? {
    var current: NodeID? = expression
    for _ in 0..<5 {
      guard let place = current else { return nil }
      let node = codebase[place]
      switch node.kind {
      case .call:
        if let answer = routeCases.answer(to: place) { return answer }
        current = resolver.argument(ReadingNames.rootViewController, of: place)
          .flatMap(resolver.value(of:))
      case .cast: current = codebase.children(of: place).first { codebase[$0].kind.isExpression }
      case .identifier:
        current = resolver.localDeclaration(of: node.name, at: place)
          .flatMap { codebase.child(of: $0, .initialValue) }.flatMap(resolver.value(of:))
      default: return nil
      }
    }
    return nil
  }
}
