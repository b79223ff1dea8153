internal import CalcotCode

/// Finds the screens that a call creates.
extension DestinationFinder {
  func call(_ expression: NodeID, _ node: Node, depth: Int) -> Destination {
    if let callee = resolver.callee(of: expression), codebase[callee].kind == .closure {
      return returned(from: callee, depth: depth)
    }
    let type = resolver.type(of: expression)
    if let type, SystemScreens.isSystem(type.name, type.type, in: codebase) {
      return Destination(kind: .system, name: type.name.text)
    }
    if let wrapped = wrapped(in: expression, of: type, depth: depth) { return wrapped }
    if let type, !SystemScreens.unspecific.contains(type.name) {
      let found = classify(type)
      if found.kind != .unknown, !found.isContainer { return found }
    }
    if let scene = storyboardScene(expression, node, depth: depth) { return scene }
    if let target = resolver.target(of: expression), target.isFunction {
      for body in bodies(of: target) {
        let found = returned(from: body, depth: depth)
        if found.kind == .handedIn || found.kind == .itself {
          return converted(expression, depth: depth) ?? .unknown
        }
        if found.kind != .unknown { return found }
      }
    }
    return converted(expression, depth: depth) ?? named(in: expression)
      ?? made(byBuilder: expression, type)
  }

  /// Returns the body of a function, or those of its implementations if a protocol requires it: a
  /// screen of another module is often made behind a protocol.
  private func bodies(of function: Member) -> [NodeID] {
    if let body = codebase.child(of: function.node, .body) { return [body] }
    guard let owner = function.owner, codebase[owner].isProtocol else { return [] }
    return codebase.conformers(of: codebase[owner]).filter { !codebase.role(of: $0).isSupport }
      .flatMap { codebase.members(named: function.name, of: $0) }
      .filter { $0.isFunction && codebase.isProduct($0.node) }
      .compactMap { codebase.child(of: $0.node, .body) }
  }

  /// Returns the screen in `UINavigationController(rootViewController: x)` or
  /// `UIHostingController(rootView: X())`.
  private func wrapped(in call: NodeID, of type: ResolvedType?, depth: Int) -> Destination? {
    guard let callee = resolver.callee(of: call) else { return nil }
    let name = type?.name ?? codebase[callee].name
    let isWrapper =
      SystemScreens.unspecific.contains(name) || Self.isWrapper(name.text)
      || codebase.isSubtype(name, type?.type, of: SystemScreens.navigationController)
      || codebase.isSubtype(name, type?.type, of: SystemScreens.hostingController)
    guard isWrapper else { return nil }
    for argument in resolver.arguments(of: call) {
      let label = codebase[argument].label
      guard Self.wrappingLabels.contains(label) || label.isNone else { continue }
      guard let value = resolver.value(of: argument) else { continue }
      let isChild = Self.wrappingLabels.contains(label)
      let found =
        codebase[value].kind == .closure
        ? returned(from: value, depth: depth) : follow(value, depth: depth)
      if found.kind != .unknown || isChild && found.name != "" { return found }
      if isChild {
        return Destination(
          kind: .screen, name: madeName(value) ?? "", confidence: 0.8, origin: value)
      }
    }
    return nil
  }

  private func madeName(_ expression: NodeID) -> String? {
    let node = codebase[expression]
    guard node.kind == .call, node.name.text.first?.isUppercase == true else { return nil }
    return node.name.text
  }

  private static let wrappingLabels: Set<Name> = [
    "rootViewController", "rootView", "child", "childViewController", "contentViewController",
    "content", "root", "viewController", "wrapping", "embedded",
  ]

  private static let wrapperParts: [StaticString] = [
    "Navigation", "Hosting", "ControllerHost", "Sheet", "Container", "Wrapper",
  ]

  private static func isWrapper(_ name: String) -> Bool {
    wrapperParts.contains { name.holds($0) }
  }

  /// Returns the screen of `storyboard.instantiateViewController(withIdentifier: "Detail")` or a
  /// generated scene.
  private func storyboardScene(_ call: NodeID, _ node: Node, depth: Int) -> Destination? {
    guard Self.instantiating.contains(node.name) else { return nil }
    var found = Destination(kind: .screen, confidence: 0.9)
    for value in resolver.arguments(of: call).compactMap(resolver.value(of:)) {
      let argument = codebase[value]
      switch argument.kind {
      case .string: found.name = argument.name.text
      case .closure:
        let created = returned(from: value, depth: depth)
        if created.kind == .screen { return created }
      case .member where argument.name == .self:
        // NB: for `ofClass: DetailViewController.self`.
        found.name = resolver.base(of: value).map { codebase[$0].name.text } ?? ""
      default: break
      }
      if !found.name.isEmpty { break }
    }
    return found
  }

  private static let instantiating: Set<Name> = [
    "instantiateViewController", "instantiateInitialViewController", "instantiate",
    "instantiateInitial", "initialViewController",
  ]

  /// Returns the screen of `DetailView().toViewController()` or
  /// `DetailViewController().embeddedInNavigation()`.
  private func converted(_ call: NodeID, depth: Int) -> Destination? {
    guard let base = resolver.base(of: call), codebase[base].kind == .call else { return nil }
    let found = follow(base, depth: depth)
    return found.kind == .unknown ? nil : found
  }

  /// Returns the screen of `container.resolve(DetailViewController.self)`.
  private func named(in call: NodeID) -> Destination? {
    for value in resolver.arguments(of: call).compactMap(resolver.value(of:)) {
      guard codebase[value].kind == .member, codebase[value].name == .self,
        let base = resolver.base(of: value), let type = resolver.type(of: base), type.isMetatype
      else { continue }
      let found = classify(type)
      if found.kind == .screen || found.kind == .system { return found }
    }
    return nil
  }

  /// Returns a destination without a type for `DetailBuilder.build()` or `factory.makeDetail()`,
  /// since their code does not tell which screen they make.
  private func made(byBuilder call: NodeID, _ type: ResolvedType?) -> Destination {
    guard let base = resolver.base(of: call), let maker = resolver.type(of: base) else {
      return type.map { classify($0) } ?? .unknown
    }
    let role =
      maker.type.map { codebase.role(of: codebase[$0]) } ?? Codebase.role(claimedBy: maker.name)
    let found = type.map { classify($0) } ?? .unknown
    guard found.kind == .unknown, role == .builder || role.navigates else { return found }
    let text = maker.name.text + codebase[call].name.text
    return Destination(
      kind: SystemScreens.soundsLikeOverlay(variable: text) ? .overlay : .screen, confidence: 0.75)
  }
}
