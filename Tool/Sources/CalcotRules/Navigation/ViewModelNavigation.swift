internal import CalcotCode

/// Finds the places where ViewModels navigate.
struct ViewModelNavigation: CodeSearch {
  struct Place {
    var type: CodeType
    var node: NodeID
    /// The words for messages: "pushes 'DetailViewController'".
    var what: String
    var confidence: Double
    /// The priority for choosing the reported place of a type: 0 before 1.
    var weight = 0
  }

  let resolver: Resolver
  private let calls: NavigationCalls
  private let finder: DestinationFinder

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
    calls = NavigationCalls(resolver)
    finder = DestinationFinder(resolver)
  }

  var places: [Place] {
    let showing = calls.showing
    let helpers = PresentingHelpers(showing, finder)
    var found = (showing + calls.closing + helpers.calls(calls)).compactMap(controllerCall)
    found += launches(helpers) + builtScreens + paths + fedHelpers
    found += heldControllers(besides: Set(found.map(\.type.id)))
    var seen: Set<NodeID> = []
    return found.filter { seen.insert($0.node).inserted }
  }

  private func viewModel(around node: NodeID) -> (CodeType, Double)? {
    guard codebase.isProduct(node), let type = codebase.enclosingType(of: node) else { return nil }
    let guess = codebase.guess(type)
    switch guess.role {
    case .viewModel:
      let isNamed = type.name.text.holds("ViewModel")
      guard guess.confidence >= (isNamed ? 0.6 : 0.8) else { return nil }
    // NB: other presenters exist to present for a screen.
    case .presenter: guard hasInteractor(type) else { return nil }
    default: return nil
    }
    return (type, guess.confidence)
  }

  private func hasInteractor(_ type: CodeType) -> Bool {
    codebase.members(of: type).contains { member in
      member.isStored
        && codebase.writtenType(of: member.node)?.name.text.holds("Interactor") ?? false
    }
  }

  /// Returns the place of `viewController.present(…)`.
  private func controllerCall(_ call: NavigationCall) -> Place? {
    guard let (type, confidence) = viewModel(around: call.node) else { return nil }
    let name = call.shown.map(finder.destination(of:))?.name ?? ""
    let what: String
    switch call.act {
    case .close: what = "calls '\(codebase[call.node].name)' on a view controller"
    case .segue: what = "performs a segue"
    default: what = "\(call.act.verb) \(name.isEmpty ? "a view controller" : "'\(name)'") itself"
    }
    return Place(
      type: type, node: call.node, what: what, confidence: confidence * call.confidence,
      weight: call.act == .close ? 1 : 0)
  }

  /// Returns the calls of functions that present on their argument, such as
  /// `WebLauncher.open(url, on: viewController)`.
  private func launches(_ helpers: PresentingHelpers) -> [Place] {
    var found: [Place] = []
    for name in Set(helpers.launching.values.map(\.name)) {
      for node in codebase.mentions(of: name) where codebase[node].kind == .call {
        guard let (type, confidence) = viewModel(around: node),
          let target = resolver.target(of: node), helpers.launching[target.node] != nil,
          let argument = controllerArgument(of: node)
        else { continue }
        let owner = target.owner.map { codebase[$0].name.text + "." } ?? ""
        found.append(
          Place(
            type: type, node: node,
            what: "navigates on the controller '\(codebase[argument].name)' through "
              + "'\(owner)\(name)'", confidence: 0.9 * confidence, weight: 1))
      }
    }
    return found
  }

  private func controllerArgument(of call: NodeID) -> NodeID? {
    for argument in resolver.arguments(of: call) {
      guard let value = resolver.value(of: argument), let type = resolver.type(of: value),
        SystemScreens.isController(type.name, type.type, in: codebase)
      else { continue }
      return value
    }
    return nil
  }

  /// The calls whose screen the ViewModel creates, such as `coordinator.present { DetailView() }`.
  private var builtScreens: [Place] {
    Self.asking.flatMap { name in
      codebase.mentions(of: name).compactMap { node -> Place? in
        guard codebase[node].kind == .call, let (type, confidence) = viewModel(around: node),
          isNavigator(node), let made = builtScreen(in: node)
        else { return nil }
        return Place(
          type: type, node: node, what: "builds '\(made)' and has it shown",
          confidence: 0.9 * confidence)
      }
    }
  }

  private func isNavigator(_ call: NodeID) -> Bool {
    guard let base = resolver.base(of: call) else { return false }
    if let type = resolver.type(of: base) {
      return type.type.map { codebase.role(of: codebase[$0]).navigates }
        ?? Codebase.role(claimedBy: type.name).navigates
    }
    return Codebase.role(claimedBy: codebase[base].name).navigates
  }

  private func builtScreen(in call: NodeID) -> String? {
    for argument in resolver.arguments(of: call) {
      for node in codebase.descendants(of: argument) where codebase[node].kind == .call {
        guard codebase[node].name.text.first?.isUppercase == true,
          let type = codebase.type(named: codebase[node].name, at: node),
          codebase.role(of: type).isUI
        else { continue }
        return type.name.text
      }
    }
    return nil
  }

  /// The calls that pass a controller to a ViewModel's own function such as
  /// `pushViewController(x)`, of the same ViewModel or another.
  private var fedHelpers: [Place] {
    [NavigationNames.push, NavigationNames.present].flatMap { name in
      codebase.mentions(of: name).compactMap { node -> Place? in
        guard codebase[node].kind == .call, let (type, confidence) = viewModel(around: node),
          resolver.base(of: node).map(isViewModel) ?? true,
          controllerArgument(of: node) != nil
        else { return nil }
        return Place(
          type: type, node: node, what: "hands view controllers on to be shown",
          confidence: 0.85 * confidence)
      }
    }
  }

  /// Returns a Boolean value that indicates whether an expression is the ViewModel itself or
  /// another ViewModel.
  private func isViewModel(_ expression: NodeID) -> Bool {
    if codebase[expression].name == .self { return true }
    return resolver.type(of: expression)?.type.map {
      codebase.role(of: codebase[$0]) == .viewModel
    } ?? false
  }

  /// Returns the stored navigation controllers of ViewModels that navigate at no known place.
  private func heldControllers(besides known: Set<TypeID>) -> [Place] {
    codebase.mentions(of: SystemScreens.navigationController).compactMap { node in
      guard codebase[node].kind == .type, let (type, confidence) = viewModel(around: node),
        !known.contains(type.id), let member = codebase.enclosingMember(of: node), member.isStored,
        codebase.parent(of: node) == member.node
      else { return nil }
      return Place(
        type: type, node: member.node, what: "holds the navigation controller '\(member.name)'",
        confidence: 0.9 * confidence)
    }
  }

  /// The changes of a navigation path that is a binding, and so belongs to another object.
  private var paths: [Place] {
    codebase.mentions(of: Self.navigationPath).compactMap { node -> Place? in
      guard let (type, confidence) = viewModel(around: node),
        let member = codebase.enclosingMember(of: node), member.isVariable,
        codebase.hasAttribute(Self.binding, member.node)
          || codebase.writtenType(of: member.node)?.name == Self.binding,
        let change = change(of: member, in: type)
      else { return nil }
      return Place(
        type: type, node: change,
        what: "changes '\(member.name)', a navigation path that it does not own",
        confidence: 0.9 * confidence)
    }
  }

  private func change(of path: Member, in type: CodeType) -> NodeID? {
    for name in Self.changing {
      for node in codebase.mentions(of: name) where codebase[node].kind == .call {
        guard codebase.enclosingType(of: node)?.id == type.id, let base = resolver.base(of: node),
          codebase[base].name == path.name || codebase[base].name == Self.wrappedValue
        else { continue }
        return node
      }
    }
    return nil
  }

  private static let asking: [Name] = [
    "present", "push", "show", "presentSheet", "fullScreenCover", "sheet", "presentFullScreen",
  ]
  private static let navigationPath: Name = "NavigationPath"
  private static let binding: Name = "Binding"
  private static let wrappedValue: Name = "wrappedValue"
  private static let changing: [Name] = ["append", "removeLast", "removeAll"]
}
