internal import CalcotCode

/// Finds the places that show screens, whatever the names of an architecture's functions.
struct NavigationActs: CodeSearch {
  let expressions: ScreenExpressions
  let resolver: Resolver
  private let table: ScreenTable
  private let routes: RouteTable
  var verbs = ShowingVerbs()
  private let known: Set<NodeID>
  private let roots: RootSetters
  private(set) var acts: [NavigationAct] = []

  /// - Parameters:
  ///   - known: The places that other readers have found.
  ///   - made: The views that types make for modifiers to show.
  init(
    _ expressions: ScreenExpressions, known: [NavigationAct], made: [TypeID: Set<TypeID>] = [:]
  ) {
    self.expressions = expressions
    resolver = expressions.resolver
    table = expressions.table
    routes = RouteTable(expressions)
    roots = RootSetters(resolver)
    acts = routes.acts + known
    self.known = Set(known.map(\.node))
    for file in codebase.files.indices where codebase.codeFiles[file].isProduct {
      for node in codebase.nodes(inFile: file) {
        switch codebase[node].kind {
        case .call: call(node)
        case .assignment: assignment(node)
        default: break
        }
      }
    }
    addCreations(besides: made)
    let tabs = TabFlows(resolver)
    for index in acts.indices where tabs.startsTab(acts[index]) { acts[index].how = .tab }
    acts += BuilderActs(table, beside: acts).acts
    removeContributions()
  }

  private mutating func call(_ node: NodeID) {
    let answer = verbs.answer(for: codebase[node].name)
    if contents(node) || isBuilt(node) || root(node) || tellsOwnView(node) { return }
    var targets: [Int] = []
    var how = answer.how ?? (addsChild(node) ? .embed : nil)
    if how != nil, let answer = expressions.routeCases.answer(to: node),
      expressions.routeCases.handsOn(node)
    {
      guard case .screens(let shown) = answer, !shown.isEmpty else { return }
      targets = shown
      how = wayOfRoute(node) ?? wayInside(node) ?? how
    } else if let verb = how {
      for argument in resolver.arguments(of: node).prefix(3)
      where !ReadingNames.originLabels.contains(codebase[argument].label) {
        guard let value = resolver.value(of: argument), canBeScreen(value) else { continue }
        targets += routes.screens(of: value)
        if !targets.isEmpty { how = wayOfRoute(node) ?? routes.way(of: value) ?? how }
        guard !targets.isEmpty || expressions.mayBeScreen(value) else { continue }
        targets += expressions.screens(of: value).filter { !targets.contains($0) }
        if !targets.isEmpty { how = wayOfRoute(node) ?? how }
        if how == .embed, isFlow(value) { how = .flow }
        if !targets.isEmpty { break }
      }
      if !targets.isEmpty, verb != .modal, verb != .push, isTabs(node) { how = .tab }
      if verb == .root, let outer = wayOfContainer(node) { how = outer }
      if verb == .embed, targets.allSatisfy(table.isFlow) { how = .flow }
      if verb == .flow, !targets.contains(where: table.isFlow) { how = wayOfGiven(node) ?? how }
    }
    if Self.presenting.contains(codebase[node].name), let base = resolver.base(of: node),
      isFrame(base)
    {
      // NB: a frame presents itself: `sheet.present(from: home)`.
      targets = expressions.screens(of: base)
    }
    if targets.isEmpty, answer.starts, !known.contains(node), !isRequest(node),
      let base = resolver.base(of: node)
    {
      targets = started(base)
      how = .flow
    }
    guard let how, !targets.isEmpty, !isShownByFlows(node, targets) else { return }
    let sure = targets.count > 1 && how != .tab ? 0.9 : 1
    acts.append(
      NavigationAct(node: node, how: how, targets: targets, confidence: answer.confidence * sure))
  }

  /// Adds `pages.setViewControllers([home, search])` where the receiver is a container of the code:
  /// the pages belong to it, whichever type sets them. Returns false for another call.
  private mutating func contents(_ call: NodeID) -> Bool {
    guard codebase[call].name == ReadingNames.setViewControllers,
      let base = resolver.base(of: call), let type = resolver.type(of: base)?.type,
      let container = table.cores[type], !table.navigates(codebase[type]),
      !codebase.isSubtype(codebase[type], of: ReadingNames.navigationController),
      let value = resolver.arguments(of: call).first.flatMap(resolver.value(of:))
    else { return false }
    let targets = expressions.screens(of: value).filter { $0 != container }
    guard !targets.isEmpty else { return false }
    acts.append(
      NavigationAct(
        node: call, how: targets.count > 1 ? .tab : .root, targets: targets, confidence: 0.95,
        source: container))
    return true
  }

  /// Adds the screen that a call makes the root of a window by a function of the code's own, or of
  /// a new window: `NSWindow(contentViewController: home)`. Returns false for another call.
  private mutating func root(_ call: NodeID) -> Bool {
    let isWindow = ReadingNames.windows.contains(codebase[call].name)
    let content = isWindow ? resolver.argument(ReadingNames.contentViewController, of: call) : nil
    guard let value = content.flatMap(resolver.value(of:)) ?? roots.root(of: call) else {
      return false
    }
    let targets = expressions.screens(of: value)
    if !targets.isEmpty {
      let how = wayOfContainer(call) ?? .root
      acts.append(NavigationAct(node: call, how: how, targets: targets, confidence: 0.95))
    }
    return true
  }

  /// Returns a Boolean value that indicates whether a call only passes a flow to RxFlow, and the
  /// same function shows the flow's root in `Flows.use(…) { root in … }`.
  private func isShownByFlows(_ call: NodeID, _ targets: [Int]) -> Bool {
    guard ReadingNames.contributions.contains(codebase[call].name),
      targets.allSatisfy(table.isFlow),
      let member = codebase.enclosingMember(of: call)
    else { return false }
    return codebase.mentions(of: ReadingNames.flows).contains { codebase.contains(member.node, $0) }
  }

  /// Returns a Boolean value that indicates whether a call adds a child: `container.add(child:
  /// detail)`.
  private func addsChild(_ call: NodeID) -> Bool {
    codebase[call].name.text == "add"
      && resolver.arguments(of: call).contains {
        codebase[$0].label.text.lowercased().contains("child")
      }
  }

  /// Returns a Boolean value that indicates whether a ViewModel or presenter tells its View what to
  /// show on the same screen: `view?.showRows(rows)`.
  private func tellsOwnView(_ call: NodeID) -> Bool {
    guard let base = resolver.base(of: call), let view = resolver.type(of: base)?.type,
      codebase[view].isProtocol, let type = codebase.enclosingType(of: call),
      [.viewModel, .presenter].contains(codebase.role(of: type)),
      let own = table.related(to: type), table.related(to: codebase[view]) == own
    else { return false }
    let name = codebase[view].name.text
    return name.contains("View") && !name.contains("ViewModel")
  }

  /// Returns a Boolean value that indicates whether code is in a builder for all screens, which
  /// acts for its caller. The code of a builder for one screen belongs to that screen.
  private func isBuilt(_ node: NodeID) -> Bool {
    guard let type = codebase.outermostType(of: node), codebase.role(of: type) == .builder else {
      return false
    }
    return table.related(to: type) == nil && !isPresenting(node)
  }

  /// Returns a Boolean value that indicates whether a call shows a screen on a controller in a
  /// function without a result, or in a closure as of a menu's item, and so acts for its caller.
  private func isPresenting(_ call: NodeID) -> Bool {
    guard Self.presenting.contains(codebase[call].name),
      let member = codebase.enclosingMember(of: call), member.kind == .function
    else { return false }
    return codebase.returnType(of: member) == nil || codebase.enclosingClosure(of: call) != nil
  }

  private static let presenting: Set<Name> = ["present", "pushViewController"]

  /// Returns a Boolean value that indicates whether a screen asks its coordinator for something, as
  /// in `coordinator.presentEditor(of: note)` and `coordinator.present(url: link)`. Only a plain
  /// `start()` or `present()` starts a flow there.
  private func isRequest(_ call: NodeID) -> Bool {
    guard let type = codebase.outermostType(of: call), !table.navigates(type) else { return false }
    let name = codebase[call].name
    let isPlain =
      !name.text.contains(where: \.isUppercase)
      && (resolver.arguments(of: call).isEmpty || !Self.presenting.contains(name))
    return !isPlain && resolver.target(of: call) != nil
  }

  /// Returns the screens of a flow that starts: `detailFlow.start()`.
  private func started(_ base: NodeID) -> [Int] {
    let node = codebase[base]
    if node.kind == .identifier, node.name == .self || node.name == .super { return [] }
    return expressions.screens(of: base).filter { number in
      table.units[number].cores.contains { table.navigates(codebase[$0]) }
    }
  }

  /// Returns a Boolean value that indicates whether an expression is a coordinator. Its name may be
  /// that of its first screen.
  private func isFlow(_ value: NodeID) -> Bool {
    let types = resolver.concreteTypes(of: value).compactMap(\.type)
    return !types.isEmpty && types.allSatisfy { table.navigates(codebase[$0]) }
  }

  private func isFrame(_ value: NodeID) -> Bool {
    resolver.type(of: value)?.type.map(table.frames.contains) ?? false
  }

  private func canBeScreen(_ value: NodeID) -> Bool {
    switch codebase[value].kind {
    case .identifier, .call, .member, .collection, .operation, .cast, .subscriptCall: true
    default: false
    }
  }

  private func isTabs(_ call: NodeID) -> Bool {
    guard let base = resolver.base(of: call) else {
      return codebase[call].name.text == "setViewControllers"
        && (codebase.enclosingType(of: call).map {
          codebase.isSubtype($0, of: ReadingNames.tabBarController)
        } ?? false)
    }
    if codebase[base].name.text.lowercased().contains("tab") { return true }
    guard let type = resolver.type(of: base) else { return false }
    return codebase.isSubtype(type.name, type.type, of: ReadingNames.tabBarController)
  }

  /// Reads assignments: `window.rootViewController = x`, `tabBarController.viewControllers = [x,
  /// y]`, `popover.contentViewController = x`.
  private mutating func assignment(_ node: NodeID) {
    let parts = Array(codebase.children(of: node))
    guard parts.count == 2 else { return }
    let name = codebase[parts[0]].name
    guard ReadingNames.contents.contains(name), !roots.hasCallers(parts[1]) else { return }
    var targets = expressions.screens(of: parts[1])
    targets += Set(expressions.screensGiven(as: parts[1])).subtracting(targets).sorted()
    guard !targets.isEmpty else { return }
    var how = Arrow.How.root
    let owner = resolver.base(of: parts[0]).flatMap(resolver.type(of:))
    if name == ReadingNames.viewControllers {
      let enclosing = codebase.enclosingType(of: node)
      let isTabs =
        owner.map { codebase.isSubtype($0.name, $0.type, of: ReadingNames.tabBarController) }
        ?? enclosing.map { codebase.isSubtype($0, of: ReadingNames.tabBarController) } ?? false
      how = isTabs || targets.count > 1 ? .tab : .root
    } else if let owner, codebase.isSubtype(owner.name, owner.type, of: ReadingNames.popover) {
      how = .popover
    }
    // NB: `tabs.viewControllers = pages` in a factory belongs to the tabs, whichever type calls it.
    acts.append(
      NavigationAct(
        node: node, how: how, targets: targets, confidence: 0.95,
        source: owner?.type.flatMap { table.cores[$0] }))
  }

  /// Removes the screens that a flow of RxFlow passes on for its steps, if the flow itself shows
  /// them.
  private mutating func removeContributions() {
    var shown: Set<[Int32]> = []
    for act in acts where !isContribution(act) {
      guard let type = codebase.outermostType(of: act.node) else { continue }
      for target in act.targets { shown.insert([type.id.number, Int32(target)]) }
    }
    acts = acts.filter { act in
      guard isContribution(act), let type = codebase.outermostType(of: act.node) else {
        return true
      }
      return !act.targets.allSatisfy { shown.contains([type.id.number, Int32($0)]) }
    }
  }

  private func isContribution(_ act: NavigationAct) -> Bool {
    codebase[act.node].kind == .call
      && ReadingNames.contributions.contains(codebase[act.node].name)
  }

  /// Returns a Boolean value that indicates whether a place is an argument of a modifier that shows
  /// screens, so that the screen's user is already known.
  private func isInModifier(_ node: NodeID) -> Bool {
    codebase.ancestors(of: node).contains { argument in
      codebase[argument].kind == .argument
        && codebase.parent(of: argument).map {
          SwiftUIModifiers.way(of: codebase[$0].name) != nil
        } ?? false
    }
  }

  /// Adds the screens that a coordinator creates without a visible way to show them.
  private mutating func addCreations(besides made: [TypeID: Set<TypeID>]) {
    var shown: Set<[Int32]> = []
    let all = Set(acts.flatMap(\.targets))
    for act in acts {
      guard let type = codebase.outermostType(of: act.node) else { continue }
      for target in act.targets { shown.insert([type.id.number, Int32(target)]) }
    }
    for (id, number) in table.cores.sorted(by: { $0.key < $1.key }) {
      for node in codebase.mentions(of: codebase[id].name) where codebase[node].kind == .call {
        guard codebase.isProduct(node), let type = codebase.outermostType(of: node),
          let own = table.cores[type.id], own != number, codebase.role(of: type) != .builder,
          codebase.type(named: codebase[id].name, at: node)?.id == id,
          !all.contains(number) || !expressions.routeCases.isMaker(around: node),
          !isInModifier(node), !(made[type.id]?.contains(id) ?? false),
          shown.insert([type.id.number, Int32(number)]).inserted
        else { continue }
        if table.navigates(type) {
          acts.append(
            NavigationAct(
              node: node, how: table.isFlow(number) ? .flow : .push, targets: [number],
              confidence: 0.6))
        } else if !table.navigates(codebase[id]), codebase.role(of: type).isUI {
          acts.append(NavigationAct(node: node, how: .embed, targets: [number], confidence: 0.7))
        }
      }
    }
  }
}
