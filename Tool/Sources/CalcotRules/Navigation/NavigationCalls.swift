internal import CalcotCode

/// All calls in the app's own code that change the visible screen.
struct NavigationCalls: CodeSearch {
  let resolver: Resolver
  private let containers: FreshContainers

  init(_ resolver: Resolver) {
    self.resolver = resolver
    containers = FreshContainers(resolver)
  }

  /// The calls that show a screen.
  var showing: [NavigationCall] {
    calls(NavigationNames.push, .push) + calls(NavigationNames.present, .present)
      + calls(NavigationNames.show, .show) + calls(NavigationNames.showDetail, .show)
      + NavigationNames.presentingOfLibraries.flatMap { calls($0, .present) }
      + calls(NavigationNames.segue, .segue) + calls(NavigationNames.setViewControllers, .push)
      + NavigationNames.showingTemplate.flatMap { templates($0, .show) } + roots
      + ShowingValues(resolver).calls
  }

  /// The calls that close a screen.
  var closing: [NavigationCall] {
    calls(NavigationNames.dismiss, .close) + calls(NavigationNames.pop, .close)
      + calls(NavigationNames.popToRoot, .close) + calls(NavigationNames.popTo, .close)
      + NavigationNames.closingTemplate.flatMap { templates($0, .close) }
  }

  /// Returns the calls of `pushTemplate(_:animated:completion:)` and other functions of CarPlay.
  private func templates(_ name: Name, _ act: NavigationCall.Act) -> [NavigationCall] {
    codebase.mentions(of: name).compactMap { node in
      guard codebase[node].kind == .call, codebase.isProduct(node),
        let base = resolver.base(of: node), codebase[base].name != .super,
        resolver.type(of: base)?.type.map({ codebase[$0].isExternal }) ?? true
      else { return nil }
      let arguments = resolver.arguments(of: node)
      guard arguments.contains(where: { codebase[$0].label == NavigationNames.animated }) else {
        return nil
      }
      let shown = act == .close ? nil : arguments.first.flatMap(resolver.value(of:))
      return NavigationCall(
        node: node, act: act, receiver: .other, shown: shown, confidence: 0.9)
    }
  }

  private func calls(_ name: Name, _ act: NavigationCall.Act) -> [NavigationCall] {
    codebase.mentions(of: name).compactMap { node in
      guard codebase[node].kind == .call, codebase.isProduct(node) else { return nil }
      return navigation(node, name, act)
    }
  }

  private func navigation(
    _ call: NodeID, _ name: Name, _ act: NavigationCall.Act
  ) -> NavigationCall? {
    let arguments = resolver.arguments(of: call)
    let labels = arguments.map { codebase[$0].label }
    switch name {
    case NavigationNames.segue:
      guard labels.first == NavigationNames.withIdentifier else { return nil }
    case NavigationNames.show, NavigationNames.showDetail:
      guard labels.count >= 2, labels[0].isNone, labels[1] == NavigationNames.sender else {
        return nil
      }
    case NavigationNames.dismiss, NavigationNames.pop, NavigationNames.popToRoot:
      guard labels.first == NavigationNames.animated else { return nil }
    case _ where NavigationNames.presentingOfLibraries.contains(name):
      guard labels.first?.isNone ?? false else { return nil }
    default:
      guard labels.count >= 2, labels[0].isNone, labels[1] == NavigationNames.animated else {
        return nil
      }
    }
    guard let (receiver, confidence) = receiver(of: call) else { return nil }
    if name == NavigationNames.setViewControllers, !isNavigationController(call) { return nil }
    if calls(another: call, labels: labels) { return nil }
    if act == .push, resolver.base(of: call).map(containers.isFresh) ?? false { return nil }
    var shown = act == .close ? nil : arguments.first.flatMap(resolver.value(of:))
    if name == NavigationNames.setViewControllers {
      guard let given = shown, codebase[given].kind != .identifier,
        let last = containers.last(of: given)
      else { return nil }
      shown = last
    }
    return NavigationCall(
      node: call, act: act, receiver: receiver, shown: shown, confidence: confidence)
  }

  /// The assignments such as `view.window?.rootViewController = screen`, except those to a window
  /// that the code has created.
  private var roots: [NavigationCall] {
    codebase.mentions(of: NavigationNames.rootViewController).compactMap { node in
      guard codebase[node].kind == .member, codebase.isProduct(node),
        let assignment = codebase.parent(of: node), codebase[assignment].kind == .assignment,
        let base = resolver.base(of: node), isSharedWindow(base)
      else { return nil }
      let parts = Array(codebase.children(of: assignment))
      guard parts.count == 2, parts[0] == node else { return nil }
      return NavigationCall(
        node: node, act: .root, receiver: .other, shown: parts[1], confidence: 0.9)
    }
  }

  private func isSharedWindow(_ expression: NodeID) -> Bool {
    let node = codebase[expression]
    if node.kind == .identifier {
      guard let local = resolver.localDeclaration(of: node.name, at: expression),
        codebase[local].kind == .local,
        let value = codebase.child(of: local, .initialValue).flatMap(resolver.value(of:))
      else { return false }
      return isSharedWindow(value)
    }
    guard node.kind == .member || node.kind == .call else { return false }
    guard let type = resolver.type(of: expression) else {
      return NavigationNames.windows.contains(node.name)
        || resolver.base(of: expression).map { NavigationNames.windows.contains(codebase[$0].name) }
          ?? false
    }
    return codebase[expression].kind == .member && type.name == SystemScreens.window
      && resolver.base(of: expression).map { codebase[$0].name != .self } ?? false
  }

  /// Returns a Boolean value that indicates whether the callee is a function of the code with
  /// exactly these labels.
  private func calls(another call: NodeID, labels: [Name]) -> Bool {
    guard let target = resolver.target(of: call), !target.flags.contains(.isOverride),
      let owner = target.owner, !codebase[owner].isExternal
    else { return false }
    let parameters = codebase.parameters(of: target.node).map { codebase[$0].label }
    return labels.allSatisfy { $0.isNone || parameters.contains($0) }
      && codebase.role(of: codebase[owner]).navigates
  }

  private func isNavigationController(_ call: NodeID) -> Bool {
    guard let base = resolver.base(of: call) else {
      return codebase.enclosingType(of: call).map {
        codebase.isSubtype($0, of: SystemScreens.navigationController)
      } ?? false
    }
    guard let type = controllerType(of: base) else { return false }
    return codebase.isSubtype(type.name, type.type, of: SystemScreens.navigationController)
  }

  /// Returns the receiver and the confidence, if it is a view controller.
  func receiver(of call: NodeID) -> (NavigationCall.Receiver, Double)? {
    guard let base = resolver.base(of: call) else { return ownReceiver(call) }
    let node = codebase[base]
    if node.kind == .identifier, node.name == .super { return nil }
    if node.kind == .identifier, node.name == .self { return ownReceiver(call) }
    let kind: NavigationCall.Receiver
    if let parameter = handedIn(base) { kind = .handedIn(parameter) } else { kind = .other }
    guard let type = controllerType(of: base) else {
      return soundsLikeController(node) ? (kind, 0.85) : nil
    }
    if type.isMetatype { return nil }
    if SystemScreens.isSystem(type.name, type.type, in: codebase) { return nil }
    guard SystemScreens.isController(type.name, type.type, in: codebase) else { return nil }
    return (isSelf(base) ? .own : kind, type.confidence)
  }

  private func isSelf(_ base: NodeID) -> Bool {
    let node = codebase[base]
    guard node.kind == .identifier else { return false }
    return node.name == .self || node.name.text == "strongSelf"
  }

  private func ownReceiver(_ call: NodeID) -> (NavigationCall.Receiver, Double)? {
    guard let type = codebase.enclosingType(of: call),
      SystemScreens.isController(type.name, type.id, in: codebase)
        || codebase.role(of: type) == .viewController
    else { return nil }
    return (.own, 1)
  }

  /// Returns the parameter at the root of `viewController.navigationController`.
  private func handedIn(_ base: NodeID) -> NodeID? {
    var current = base
    while codebase[current].kind != .identifier {
      guard let next = resolver.base(of: current) else { return nil }
      current = next
    }
    guard let local = resolver.localDeclaration(of: codebase[current].name, at: current) else {
      return nil
    }
    return codebase[local].kind == .parameter ? local : nil
  }

  /// Returns the type of a receiver; for a lone `navigationController` that of UIKit's property.
  private func controllerType(of base: NodeID, depth: Int = 0) -> ResolvedType? {
    if let type = resolver.type(of: base) { return controller(in: type) ?? type }
    let node = codebase[base]
    guard node.kind == .identifier, depth < 4 else { return nil }
    if let local = resolver.localDeclaration(of: node.name, at: base) {
      return codebase.child(of: local, .initialValue).flatMap(resolver.value(of:))
        .flatMap { controllerType(of: $0, depth: depth + 1) }
    }
    guard let type = codebase.enclosingType(of: base),
      SystemScreens.isController(type.name, type.id, in: codebase)
    else { return nil }
    return SystemScreens.properties[node.name].map { ResolvedType(name: $0, confidence: 0.95) }
  }

  /// Returns `UIViewController` for `UIViewController & ProfileView`.
  private func controller(in type: ResolvedType) -> ResolvedType? {
    guard let use = type.use, use.kind == .compositeType else { return nil }
    let part = codebase.parts(of: use).first {
      codebase.isSubtype($0.name, nil, of: SystemScreens.viewController)
    }
    return part.map { ResolvedType(name: $0.name, use: $0) }
  }

  private func soundsLikeController(_ node: Node) -> Bool {
    guard node.kind == .identifier || node.kind == .member || node.kind == .call else {
      return false
    }
    let name = node.name.text.lowercased()
    return name.hasSuffix("viewcontroller") || name.hasSuffix("navigationcontroller")
  }
}
