internal import CalcotCode

/// Finds destinations by type.
extension DestinationFinder {
  func byWrittenType(of declaration: NodeID) -> Destination? {
    codebase.writtenType(of: declaration).flatMap(resolver.resolve).map(classify)
  }

  func byDeclaredType(of declaration: NodeID, named name: Name) -> Destination {
    guard let type = resolver.type(ofDeclaration: declaration) else {
      return Destination(kind: .unknown, name: "", confidence: 0.5)
    }
    return classify(type)
  }

  func byType(of expression: NodeID) -> Destination {
    resolver.type(of: expression).map(classify) ?? .unknown
  }

  func classify(_ found: ResolvedType) -> Destination {
    if SystemScreens.isSystem(found.name, found.type, in: codebase) {
      return Destination(kind: .system, name: found.name.text)
    }
    if SystemScreens.unspecific.contains(found.name) || found.isFunction { return .unknown }
    let text = found.name.text
    if let type = found.type, isReusable(codebase[type]) {
      return Destination(kind: .system, name: text)
    }
    if SystemScreens.soundsLikeNotice(type: text) {
      return Destination(kind: .system, name: text)
    }
    if SystemScreens.soundsLikeOverlay(type: text) {
      return Destination(kind: .overlay, name: text, confidence: found.confidence)
    }
    if let type = found.type, !codebase[type].isExternal {
      let own = codebase[type]
      let isScreen =
        !own.isProtocol
        && (codebase.isSubtype(own, of: SystemScreens.viewController)
          || codebase.isSubtype(own, of: SystemScreens.view)
          || codebase.role(of: own).isUI)
      guard isScreen else { return .unknown }
      var screen = Destination(kind: .screen, name: text, confidence: 0.97 * found.confidence)
      screen.isContainer =
        SystemScreens.isContainer(own, in: codebase)
        || codebase.isSubtype(own, of: SystemScreens.hostingController)
      return screen
    }
    guard text.hasSuffix("Controller") else { return .unknown }
    return Destination(kind: .foreign, name: text, confidence: found.confidence)
  }

  /// Returns a Boolean value that indicates whether a type is a generic list for selecting
  /// elements.
  private func isReusable(_ type: CodeType) -> Bool {
    codebase.child(of: type.declaration, .genericParameter) != nil
      && (type.name.text.holds("Selector") || type.name.text.holds("Selection"))
  }
}
