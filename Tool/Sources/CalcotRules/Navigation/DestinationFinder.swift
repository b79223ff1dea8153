internal import CalcotCode

/// Follows an expression to the screen that it stands for: through locals, properties, factories,
/// and the containers and hosts a screen is wrapped in.
struct DestinationFinder {
  let codebase: Codebase
  let resolver: Resolver
  private static let maximumDepth = 8

  init(_ resolver: Resolver) {
    self.resolver = resolver
    codebase = resolver.codebase
  }

  func destination(of expression: NodeID) -> Destination { follow(expression, depth: 0) }

  private func follow(_ expression: NodeID, depth: Int) -> Destination {
    guard depth < Self.maximumDepth else { return .unknown }
    let node = codebase[expression]
    switch node.kind {
    case .identifier: return identifier(expression, node, depth: depth + 1)
    case .member: return member(expression, node, depth: depth + 1)
    case .call: return call(expression, node, depth: depth + 1)
    case .operation: return operation(expression, depth: depth + 1)
    case .cast: return cast(expression, depth: depth + 1)
    case .argument, .initialValue:
      return resolver.value(of: expression).map { follow($0, depth: depth + 1) } ?? .unknown
    default: return byType(of: expression)
    }
  }

  // MARK: Names

  private func identifier(_ expression: NodeID, _ node: Node, depth: Int) -> Destination {
    if node.name == .self { return itself(expression) }
    if node.name.text.hasPrefix("$") { return Destination(kind: .handedIn) }
    if let local = resolver.localDeclaration(of: node.name, at: expression) {
      return declared(local, from: expression, depth: depth)
    }
    if let type = codebase.enclosingType(of: expression),
      let found = codebase.members(named: node.name, of: type).first(where: \.isVariable)
    {
      return property(found, depth: depth)
    }
    return byType(of: expression)
  }

  private func itself(_ expression: NodeID) -> Destination {
    guard let type = codebase.enclosingType(of: expression) else { return .unknown }
    if SystemScreens.isSystem(type.name, type.id, in: codebase) {
      return Destination(kind: .system, name: type.name.text)
    }
    return Destination(kind: .itself, name: type.name.text)
  }

  private func declared(_ declaration: NodeID, from expression: NodeID, depth: Int) -> Destination {
    let node = codebase[declaration]
    if node.kind == .capture {
      return resolver.value(of: declaration).map { follow($0, depth: depth) }
        ?? outer(declaration, node, depth: depth)
    }
    if node.kind == .parameter { return parameter(declaration, node) }
    let written = byWrittenType(of: declaration)
    if let written, written.kind != .unknown, !written.isContainer {
      return written.made(at: declaration)
    }
    if let value = codebase.child(of: declaration, .initialValue) {
      let found = follow(value, depth: depth).made(at: declaration)
      return found.kind == .unknown ? written ?? found : found
    }
    if node.flags.contains(.shorthand) { return outer(declaration, node, depth: depth) }
    if let assigned = assignedValue(of: node.name, after: declaration, before: expression) {
      return follow(assigned, depth: depth).made(at: assigned)
    }
    var found = byDeclaredType(of: declaration, named: node.name)
    if found.kind == .unknown, isPayload(declaration) { found.kind = .handedIn }
    return found
  }

  /// Whether a local is bound by a pattern, as in `case .screen(let controller)`.
  private func isPayload(_ declaration: NodeID) -> Bool {
    codebase.parent(of: declaration).map { codebase[$0].kind == .argument } ?? false
  }

  /// What the same name means outside: of `if let name` and `[weak name]`.
  private func outer(_ declaration: NodeID, _ node: Node, depth: Int) -> Destination {
    if let local = resolver.localDeclaration(of: node.name, at: declaration), local != declaration {
      return declared(local, from: declaration, depth: depth + 1)
    }
    if let type = codebase.enclosingType(of: declaration),
      let found = codebase.members(named: node.name, of: type).first(where: \.isVariable)
    {
      return property(found, depth: depth)
    }
    return byDeclaredType(of: declaration, named: node.name)
  }

  private func parameter(_ declaration: NodeID, _ node: Node) -> Destination {
    var found = byDeclaredType(of: declaration, named: node.name)
    if found.kind != .system {
      found.kind = .handedIn
      found.parameter = declaration
    }
    return found
  }

  private func property(_ member: Member, depth: Int) -> Destination {
    if let written = byWrittenType(of: member.node), written.kind != .unknown,
      !written.isContainer
    {
      return written
    }
    if let value = codebase.child(of: member.node, .initialValue) {
      let found = follow(value, depth: depth)
      if found.kind != .unknown { return found.made(at: member.node) }
    }
    if let getter = codebase.child(of: member.node, .accessor) {
      let found = returned(from: getter, depth: depth)
      if found.kind != .unknown { return found.made(at: member.node) }
    }
    return byDeclaredType(of: member.node, named: member.name)
  }

  private func member(_ expression: NodeID, _ node: Node, depth: Int) -> Destination {
    guard let base = resolver.base(of: expression), let owner = resolver.type(of: base)?.type,
      let found = codebase.members(named: node.name, of: codebase[owner]).first(where: \.isVariable)
    else { return byType(of: expression) }
    return property(found, depth: depth)
  }

  // MARK: Calls

  private func call(_ expression: NodeID, _ node: Node, depth: Int) -> Destination {
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
    if let scene = storyboardScene(expression, node) { return scene }
    if let target = resolver.target(of: expression), target.isFunction,
      let body = codebase.child(of: target.node, .body)
    {
      let found = returned(from: body, depth: depth)
      if found.kind == .handedIn || found.kind == .itself {
        return converted(expression, depth: depth) ?? .unknown
      }
      if found.kind != .unknown { return found }
    }
    return converted(expression, depth: depth) ?? made(byBuilder: expression, type)
  }

  /// `UINavigationController(rootViewController: x)`, `UIHostingController(rootView: X())`.
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

  private static func isWrapper(_ name: String) -> Bool {
    name.contains("Navigation") || name.contains("Hosting") || name.contains("ControllerHost")
      || name.contains("Sheet") || name.contains("Container") || name.contains("Wrapper")
  }

  /// `storyboard.instantiateViewController(withIdentifier: "Detail")`, generated scenes.
  private func storyboardScene(_ call: NodeID, _ node: Node) -> Destination? {
    guard Self.instantiating.contains(node.name) else { return nil }
    let argument = resolver.arguments(of: call).first.flatMap(resolver.value(of:))
    let text = argument.map { codebase[$0] }
    let name = text?.kind == .string ? text?.name.text ?? "" : ""
    return Destination(kind: .screen, name: name, confidence: 0.9)
  }

  private static let instantiating: Set<Name> = [
    "instantiateViewController", "instantiateInitialViewController", "instantiate",
    "instantiateInitial", "initialViewController",
  ]

  /// `DetailView().toViewController()`, `DetailViewController().embeddedInNavigation()`.
  private func converted(_ call: NodeID, depth: Int) -> Destination? {
    guard let base = resolver.base(of: call), codebase[base].kind == .call else { return nil }
    let found = follow(base, depth: depth)
    return found.kind == .unknown ? nil : found
  }

  /// `DetailBuilder.build()`, `factory.makeDetail()`: a screen, though the code does not say which.
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

  private func operation(_ expression: NodeID, depth: Int) -> Destination {
    var best = Destination.unknown
    for operand in codebase.children(of: expression) {
      let found = follow(operand, depth: depth)
      if found.kind == .screen { return found }
      if best.kind == .unknown { best = found }
    }
    return best
  }

  private func cast(_ expression: NodeID, depth: Int) -> Destination {
    let found = byType(of: expression)
    if found.kind != .unknown { return found }
    return codebase.children(of: expression).first { codebase[$0].kind.isExpression }
      .map { follow($0, depth: depth) } ?? found
  }

  /// What a body, closure or getter returns: all returns together.
  private func returned(from body: NodeID, depth: Int) -> Destination {
    guard depth < Self.maximumDepth else { return .unknown }
    var best = Destination.unknown
    var index = Int(body.index) + 1
    let end = Int(codebase[body].end)
    var statements: [NodeID] = []
    while index < end {
      let id = NodeID(file: Int(body.file), index: index)
      let node = codebase[id]
      if node.kind == .closure || node.kind == .function {
        index = Int(node.end)
        continue
      }
      if node.kind == .statement, node.name == NavigationNames.return,
        let value = codebase.children(of: id).first(where: { codebase[$0].kind.isExpression })
      {
        statements.append(value)
      }
      index += 1
    }
    if statements.isEmpty {
      let only = codebase.children(of: body).filter { codebase[$0].kind.isExpression }
      if only.count == 1 { statements = only }
    }
    for value in statements.prefix(6) {
      let found = follow(value, depth: depth + 1)
      if found.kind == .screen { return found }
      if best.kind == .unknown { best = found }
    }
    return best
  }

  /// The last value given to a local that is declared without one.
  private func assignedValue(of name: Name, after start: NodeID, before end: NodeID) -> NodeID? {
    var found: NodeID?
    for index in (Int(start.index) + 1)..<max(Int(start.index) + 1, Int(end.index)) {
      let id = NodeID(file: Int(start.file), index: index)
      guard codebase[id].kind == .assignment else { continue }
      let parts = Array(codebase.children(of: id))
      guard parts.count == 2, codebase[parts[0]].kind == .identifier,
        codebase[parts[0]].name == name
      else { continue }
      found = found ?? parts[1]
    }
    return found
  }

  // MARK: Types

  private func byWrittenType(of declaration: NodeID) -> Destination? {
    codebase.writtenType(of: declaration).flatMap(resolver.resolve).map(classify)
  }

  private func byDeclaredType(of declaration: NodeID, named name: Name) -> Destination {
    guard let type = resolver.type(ofDeclaration: declaration) else {
      return Destination(kind: .unknown, name: "", confidence: 0.5)
    }
    return classify(type)
  }

  private func byType(of expression: NodeID) -> Destination {
    resolver.type(of: expression).map(classify) ?? .unknown
  }

  private func classify(_ found: ResolvedType) -> Destination {
    if SystemScreens.isSystem(found.name, found.type, in: codebase) {
      return Destination(kind: .system, name: found.name.text)
    }
    if SystemScreens.unspecific.contains(found.name) || found.isFunction { return .unknown }
    let text = found.name.text
    if let type = found.type, isReusable(codebase[type]) {
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

  /// A list that anything can be picked from, whatever it is.
  private func isReusable(_ type: CodeType) -> Bool {
    codebase.child(of: type.declaration, .genericParameter) != nil
      && (type.name.text.contains("Selector") || type.name.text.contains("Selection"))
  }
}
