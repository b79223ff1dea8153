internal import CalcotCode

/// The screens for the routes of a coordinator, which its `calcot(for:at:)` creates for each case.
struct RouteTable {
  private struct Key: Hashable {
    var owner: TypeID
    var name: Name
  }

  private let expressions: ScreenExpressions
  private let codebase: Codebase
  private var screens: [Key: [Int]] = [:]
  private var owners: [Name: [TypeID]] = [:]
  /// The way in which the code of a route shows its screen: `.present(detail)`.
  private var ways: [Key: Arrow.How] = [:]
  /// The names of the coordinators' routes.
  private var routes: [TypeID: Name] = [:]
  /// The first screens of coordinators, and their tabs.
  private(set) var acts: [NavigationAct] = []

  init(_ expressions: ScreenExpressions) {
    self.expressions = expressions
    codebase = expressions.codebase
    for type in codebase.types where !type.isProtocol && codebase.isProduct(type.declaration) {
      for member in codebase.members(of: type)
      where member.isFunction && Self.makers.contains(member.name) {
        read(member, of: type)
      }
      if codebase.isSubtype(type, of: Self.tabs) { readTabs(of: type) }
    }
  }

  /// Reads the flows that a coordinator of tabs makes in its initializer, as with XCoordinator:
  /// `super.init(tabs: [home, search])`.
  private mutating func readTabs(of type: CodeType) {
    for member in codebase.members(of: type) where codebase[member.node].kind == .initializer {
      guard let body = codebase.child(of: member.node, .body) else { continue }
      var found: [Int] = []
      collect(body, depth: SearchDepth(), into: &found)
      found.removeAll { $0 == expressions.table.cores[type.id] }
      guard !found.isEmpty else { continue }
      acts.append(NavigationAct(node: member.node, how: .tab, targets: found, confidence: 0.9))
    }
  }

  /// Returns the screens of a route at a place, and of each in a list or a choice of routes:
  /// `[isOpen ? .desk : .door]`. Returns none if the expression is no route.
  func screens(of route: NodeID) -> [Int] {
    guard codebase[route].kind == .collection || isChoice(route) else {
      let keys = keys(of: route)
      return keys.isEmpty ? listed(by: route) : shown(for: keys)
    }
    return codebase.children(of: route).reduce(into: []) { found, part in
      for screen in screens(of: part) where !found.contains(screen) { found.append(screen) }
    }
  }

  private func isChoice(_ node: NodeID) -> Bool {
    codebase[node].kind == .operation && codebase[node].name == Self.ternary
  }

  /// Returns the screens of the routes in the value of a property, such as `places = [(.cart,
  /// "Cart")]`.
  private func listed(by value: NodeID) -> [Int] {
    guard codebase[value].kind == .member, let base = expressions.resolver.base(of: value),
      codebase[base].name == ReadingNames.firstParameter,
      let closure = codebase.ancestor(of: value, where: { $0.kind == .closure }),
      let call = codebase.parent(of: closure).flatMap(codebase.parent(of:)),
      codebase[call].kind == .call, ReadingNames.sequences.contains(codebase[call].name),
      let list = expressions.resolver.base(of: call), codebase[list].kind == .identifier,
      let owner = codebase.outermostType(of: value),
      let property = codebase.members(named: codebase[list].name, of: owner).first,
      let routes = codebase.child(of: property.node, .initialValue)
    else { return [] }
    return shown(for: codebase.descendants(of: routes).flatMap(keys(of:)))
  }

  private func shown(for keys: [Key]) -> [Int] {
    keys.reduce(into: []) { found, key in
      found += (screens[key] ?? []).filter { !found.contains($0) }
    }
  }

  /// Returns the way in which the code of a route shows its screen, if it says so.
  func way(of route: NodeID) -> Arrow.How? { keys(of: route).first.flatMap { ways[$0] } }

  /// Returns what shows a route: the enclosing coordinator's own case, or those of all coordinators
  /// for such routes, which may show it one instead of the other.
  private func keys(of route: NodeID) -> [Key] {
    let node = codebase[route]
    let isCase =
      node.kind == .member && expressions.resolver.base(of: route) == nil
      || node.kind == .call
        && expressions.resolver.callee(of: route).map {
          codebase[$0].kind == .member && expressions.resolver.base(of: $0) == nil
        } ?? false
    guard isCase else { return [] }
    if let type = codebase.outermostType(of: route) {
      let key = Key(owner: type.id, name: node.name)
      if screens[key] != nil { return [key] }
    }
    let others = owners[node.name] ?? []
    if others.count == 1 { return [Key(owner: others[0], name: node.name)] }
    let told = others.filter { routes[$0].map { isNamed($0, around: route) } ?? false }
    guard Set(told.map { routes[$0] }).count == 1 else { return [] }
    return told.map { Key(owner: $0, name: node.name) }
  }

  /// Returns a Boolean value that indicates whether the enclosing type of a place has a router for
  /// routes of a type: `let router: WeakRouter<HomeRoute>`.
  private func isNamed(_ routes: Name, around place: NodeID) -> Bool {
    guard let type = codebase.outermostType(of: place) else { return false }
    return codebase.members(of: type).contains { member in
      member.isStored
        && codebase.descendants(of: member.node).contains {
          codebase[$0].kind == .type && codebase[$0].name == routes
        }
    }
  }

  private mutating func read(_ maker: Member, of type: CodeType) {
    guard let own = codebase.child(of: maker.node, .body) else { return }
    let parameter = codebase.parameters(of: maker.node).first.flatMap(codebase.writtenType(of:))
    let tabs = listedTabs(of: type)
    let isTabs = tabs != nil || parameter?.name.text.contains("Tab") ?? false
    if let parameter { routes[type.id] = parameter.name }
    let body = parameter.flatMap { choice(of: $0.name, from: own) } ?? own
    var first: Name?
    for node in codebase.descendants(of: body) where isCase(node) {
      let names = CasePatterns(codebase).names(of: node)
      guard let name = names.first else { continue }
      var found: [Int] = []
      collect(node, depth: SearchDepth(), into: &found)
      if let own = expressions.table.cores[type.id] { found.removeAll { $0 == own && isTabs } }
      guard !found.isEmpty else { continue }
      first = first ?? name
      for name in names {
        screens[Key(owner: type.id, name: name), default: []] += found
        if maker.name == Self.transition { ways[Key(owner: type.id, name: name)] = way(in: node) }
        if owners[name]?.contains(type.id) != true { owners[name, default: []].append(type.id) }
      }
      if isTabs, tabs?.isDisjoint(with: names) != true {
        acts.append(NavigationAct(node: node, how: .tab, targets: found, confidence: 0.95))
      }
    }
    if first == nil, maker.name == Self.calcot {
      // NB: a coordinator with one route needs no switch.
      var found: [Int] = []
      collect(body, depth: SearchDepth(), into: &found)
      found.removeAll { $0 == expressions.table.cores[type.id] }
      if !found.isEmpty {
        acts.append(NavigationAct(node: maker.node, how: .root, targets: found, confidence: 0.9))
      }
      return
    }
    let fallback = maker.name == Self.transition ? nil : first
    guard !isTabs else { return }
    let roots = roots(of: type)
    let shown = (roots.isEmpty ? [fallback].compactMap(\.self) : roots)
      .flatMap { screens[Key(owner: type.id, name: $0)] ?? [] }
    guard !shown.isEmpty else { return }
    acts.append(NavigationAct(node: maker.node, how: .root, targets: shown, confidence: 0.9))
  }

  /// Returns the routes that `TabNavigation([(.home, "Home")])` of a coordinator lists; nil if there is
  /// none, or if other code lists them.
  private func listedTabs(of type: CodeType) -> Set<Name>? {
    for declaration in type.declarations {
      for call in codebase.descendants(of: declaration)
      where codebase[call].kind == .call && codebase[call].name == Self.tabNavigation {
        guard let list = expressions.resolver.arguments(of: call).first else { continue }
        let names = codebase.descendants(of: list).filter {
          codebase[$0].kind == .member && expressions.resolver.base(of: $0) == nil
        }.map { codebase[$0].name }
        if !names.isEmpty { return Set(names) }
      }
    }
    return nil
  }

  private func isCase(_ node: NodeID) -> Bool {
    codebase[node].kind == .statement && codebase[node].name == ReadingNames.case
  }

  /// Returns the body of the function to which a coordinator leaves the making of its screens:
  /// `screens.screen(at: route)`. Returns nil if the coordinator makes them itself.
  private func choice(of routes: Name, from body: NodeID) -> NodeID? {
    guard !codebase.descendants(of: body).contains(where: isCase) else { return nil }
    for call in codebase.descendants(of: body) where codebase[call].kind == .call {
      guard let target = expressions.resolver.target(of: call), target.isFunction,
        codebase.parameters(of: target.node).contains(where: {
          codebase.writtenType(of: $0)?.name == routes
        }), let made = codebase.child(of: target.node, .body),
        codebase.descendants(of: made).contains(where: isCase)
      else { continue }
      return made
    }
    return nil
  }

  /// Returns the root routes: `.list` of `root: Route = .list`, or of `StackNavigation(root:
  /// .list)`, and both of `root: isOpen ? .desk : .door`.
  private func roots(of type: CodeType) -> [Name] {
    for declaration in type.declarations {
      for node in codebase.descendants(of: declaration) {
        let found = codebase[node]
        let isRoot =
          found.kind == .parameter && found.name == Self.root
          || found.kind == .argument
            && (found.label == Self.root || found.label == Self.initialRoute)
        guard isRoot else { continue }
        let holder = codebase.child(of: node, .initialValue) ?? node
        let names = expressions.resolver.value(of: holder).map(choices(of:)) ?? []
        if !names.isEmpty { return names }
      }
    }
    return triggered(of: type).map { [$0] } ?? []
  }

  private func choices(of value: NodeID) -> [Name] {
    if isChoice(value) { return codebase.children(of: value).dropFirst().flatMap(choices(of:)) }
    let isRoute = codebase[value].kind == .member || codebase[value].kind == .call
    return isRoute ? [codebase[value].name] : []
  }

  /// Returns the route that a coordinator triggers in its initializer: `trigger(.list)`.
  private func triggered(of type: CodeType) -> Name? {
    for member in codebase.members(of: type) where codebase[member.node].kind == .initializer {
      for call in codebase.descendants(of: member.node)
      where codebase[call].kind == .call && codebase[call].name == Self.trigger {
        guard let argument = expressions.resolver.arguments(of: call).first,
          codebase[argument].label.isNone, let value = expressions.resolver.value(of: argument),
          codebase[value].kind == .member || codebase[value].kind == .call
        else { continue }
        return codebase[value].name
      }
    }
    return nil
  }

  /// Returns the way of the first transition in a case: `return .present(detail)`. A case without a
  /// transition shows its screen by hand: a child flow that it adds, or the root of a window.
  private func way(in node: NodeID) -> Arrow.How? {
    var verbs = ShowingVerbs()
    var byHand: Arrow.How?
    for place in codebase.descendants(of: node) {
      switch codebase[place].kind {
      case .call:
        guard let callee = expressions.resolver.callee(of: place),
          expressions.resolver.base(of: callee) == nil
        else { continue }
        if codebase[callee].kind == .member {
          if let how = verbs.answer(for: codebase[place].name).how { return how }
        } else if codebase[place].name == Self.addChild {
          byHand = byHand ?? .flow
        }
      case .assignment:
        let target = codebase.children(of: place).first { _ in true }
        if target.map({ codebase[$0].name }) == ReadingNames.rootViewController {
          byHand = byHand ?? .root
        }
      default: break
      }
    }
    return byHand
  }

  private func collect(_ node: NodeID, depth: SearchDepth, into found: inout [Int]) {
    guard depth.follows(node, below: 5) else { return }
    for call in codebase.descendants(of: node) {
      guard let name = codebase.nameOfMade(at: call) else { continue }
      if let type = codebase.type(named: name, at: call),
        let core = expressions.table.cores[type.id]
      {
        if !found.contains(core) { found.append(core) }
        continue
      }
      guard let target = expressions.resolver.target(of: call), target.isFunction else { continue }
      for body in codebase.bodies(of: target) where !codebase.contains(body, node) {
        collect(body, depth: depth + 1, into: &found)
      }
    }
  }

  /// The methods that return the screen or child flow of a route.
  private static let makers: Set<Name> = [calcot, transition]
  private static let calcot: Name = "calcot"
  /// The method of XCoordinator.
  private static let transition: Name = "prepareTransition"
  private static let trigger: Name = "trigger"
  private static let addChild: Name = "addChild"
  private static let tabs: Name = "TabBarCoordinator"
  private static let tabNavigation: Name = "TabNavigation"
  private static let initialRoute: Name = "initialRoute"
  private static let root: Name = "root"
  private static let ternary: Name = "?:"
}
