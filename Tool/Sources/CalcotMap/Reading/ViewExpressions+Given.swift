internal import CalcotCode

/// The views that callers pass to functions.
extension ViewExpressions {
  /// Returns the views that a value may be, by its type. A frame around any view is none of them.
  func types(of value: NodeID) -> [TypeID] {
    resolver.concreteTypes(of: value).compactMap(\.type).filter {
      codebase.isSubtype(codebase[$0], of: ReadingNames.view) && !codebase[$0].isExternal
        && !codebase[$0].isProtocol && !isContainer(codebase[$0])
    }
  }

  /// Returns the views that callers pass for the parameter of a function, as for
  /// `func host<Content: View>(_ view: Content) -> UIViewController`.
  func viewsGiven(as value: NodeID) -> [TypeID] {
    guard codebase[value].kind == .identifier,
      let parameter = resolver.localDeclaration(of: codebase[value].name, at: value),
      codebase[parameter].kind == .parameter, let function = codebase.parent(of: parameter),
      codebase[function].kind == .function
    else { return [] }
    return codebase.mentions(of: codebase[function].name).flatMap { call -> [TypeID] in
      guard codebase[call].kind == .call, codebase.isProduct(call),
        resolver.target(of: call)?.node == function
      else { return [] }
      return resolver.arguments(of: call).filter { resolver.parameter(for: $0) == parameter }
        .flatMap { argument in
          let made = views(in: argument)
          return made.isEmpty ? resolver.value(of: argument).map(types(of:)) ?? [] : made
        }
    }
  }
}
