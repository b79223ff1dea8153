internal import CalcotCode

/// The screens that code makes from storyboards and nibs.
extension ScreenExpressions {
  private static let makers: Set<Name> = ["instantiateViewController", "instantiateController"]
  private static let initialMakers: Set<Name> = [
    "instantiateInitialViewController", "instantiateInitialController",
  ]
  private static let identifiers: [Name] = ["withIdentifier", "identifier"]
  private static let storyboard: Set<Name> = ["UIStoryboard", "NSStoryboard"]
  private static let nibLoader: Name = "loadNibNamed"
  private static let nibMaker: Name = "instantiate"
  private static let nib: Set<Name> = ["UINib", "NSNib"]
  private static let nibNames: Set<Name> = ["nibName", "nibNamed"]
  private static let name: Name = "name"
  private static let rawValue: Name = "rawValue"
  private static let string: Name = "String"
  private static let describing: Name = "describing"

  /// Returns the screens of `storyboard.instantiateViewController(withIdentifier: "Detail")`, and
  /// of a function or initializer that calls it with its arguments.
  func storyboardScreens(madeBy call: NodeID) -> [Int] {
    let found = storyboardScreens(madeBy: call, given: nil)
    guard found.isEmpty, let target = resolver.target(of: call),
      let body = codebase.child(of: target.node, .body), !codebase.contains(body, call)
    else { return found }
    for inner in codebase.descendants(of: body)
    where codebase[inner].kind == .call && !isInClosure(inner, of: body) {
      let units = storyboardScreens(madeBy: inner, given: call)
      if !units.isEmpty { return units }
    }
    return []
  }

  private func isInClosure(_ node: NodeID, of body: NodeID) -> Bool {
    codebase.enclosingClosure(of: node).map { codebase.contains(body, $0) } ?? false
  }

  /// - Parameter outer: The call of the enclosing function, which has that function's arguments.
  private func storyboardScreens(madeBy call: NodeID, given outer: NodeID?) -> [Int] {
    let made = codebase[call].name
    if Self.initialMakers.contains(made) {
      guard let name = storyboardName(of: call, given: outer) else { return [] }
      return storyboards.initialScreens(of: name).map(\.unit)
    }
    if made == Self.nibLoader || made == Self.nibMaker {
      guard let name = nibName(of: call) else { return [] }
      return storyboards.initialScreens(of: name).map(\.unit)
    }
    guard Self.makers.contains(made),
      let argument = Self.identifiers.lazy.compactMap({ resolver.argument($0, of: call) }).first,
      let identifier = resolver.value(of: argument).flatMap({ text(of: $0, given: outer) })
    else { return [] }
    return storyboards.screens(named: identifier, in: storyboardName(of: call, given: outer))
  }

  /// Returns the name of the storyboard that is a call's receiver, if the code has the name.
  private func storyboardName(of call: NodeID, given outer: NodeID?) -> String? {
    var current = resolver.base(of: call)
    for _ in 0..<4 {
      guard let expression = current else { return nil }
      if codebase[expression].kind == .call, Self.storyboard.contains(codebase[expression].name) {
        return resolver.argument(Self.name, of: expression).flatMap(resolver.value(of:))
          .flatMap { text(of: $0, given: outer) }
      }
      current = returnedValue(of: expression) ?? initialValue(of: expression)
    }
    return nil
  }

  /// Returns the name of the nib in `Bundle.main.loadNibNamed("Tabs", owner: self)` and
  /// `UINib(nibName: "Tabs", bundle: nil).instantiate(withOwner: self)`.
  private func nibName(of call: NodeID) -> String? {
    var maker = call
    if codebase[call].name == Self.nibMaker {
      guard let base = resolver.base(of: call) else { return nil }
      let made = codebase[base].kind == .call ? base : initialValue(of: base)
      guard let made, codebase[made].kind == .call, Self.nib.contains(codebase[made].name) else {
        return nil
      }
      maker = made
    }
    let argument = resolver.arguments(of: maker).first {
      codebase[$0].label.isNone || Self.nibNames.contains(codebase[$0].label)
    }
    return argument.flatMap(resolver.value(of:)).flatMap { text(of: $0) }
  }

  /// Returns the text of a string, also behind a constant, and the name in `String(describing:
  /// DetailViewController.self)`.
  ///
  /// - Parameter call: The call with the arguments for the enclosing function's parameters.
  private func text(of expression: NodeID, given call: NodeID? = nil, depth: Int = 0) -> String? {
    guard depth < 4 else { return nil }
    if let call, let given = argument(for: expression, in: call) {
      return text(of: given, depth: depth + 1)
    }
    let node = codebase[expression]
    switch node.kind {
    case .string: return node.name.isNone ? nil : node.name.text
    case .member where node.name == Self.rawValue: return rawValue(of: expression)
    case .call where node.name == Self.string:
      return resolver.argument(Self.describing, of: expression).flatMap(resolver.value(of:))
        .flatMap(resolver.base(of:)).map { codebase[$0].name.text }
    default: return initialValue(of: expression).flatMap { text(of: $0, depth: depth + 1) }
    }
  }

  /// Returns the argument of a call, or its default, for the parameter that an expression names.
  private func argument(for expression: NodeID, in call: NodeID) -> NodeID? {
    let node = codebase[expression]
    guard node.kind == .identifier,
      let parameter = resolver.localDeclaration(of: node.name, at: expression),
      codebase[parameter].kind == .parameter
    else { return nil }
    let given = resolver.arguments(of: call).first { resolver.parameter(for: $0) == parameter }
    return (given ?? codebase.child(of: parameter, .initialValue)).flatMap(resolver.value(of:))
  }

  /// Returns the result of the called function or of a variable's getter: the `UIStoryboard(…)`
  /// behind `UIStoryboard.shop()`.
  private func returnedValue(of expression: NodeID) -> NodeID? {
    let node = codebase[expression]
    var body: NodeID?
    if node.kind == .call {
      body = resolver.target(of: expression).flatMap { codebase.child(of: $0.node, .body) }
    } else if node.kind == .member, let base = resolver.base(of: expression),
      let owner = resolver.type(of: base)?.type
    {
      body = codebase.members(named: node.name, of: codebase[owner]).first(where: \.isVariable)
        .flatMap { codebase.child(of: $0.node, .accessor) }
    }
    return body.flatMap { resolver.returnedExpressions(in: $0).first }
  }

  /// Returns the raw value of an enum's case: `"Show Detail"` of `Scenes.detail.rawValue`.
  private func rawValue(of expression: NodeID) -> String? {
    guard codebase[expression].name == Self.rawValue, let named = resolver.base(of: expression),
      let owner = resolver.base(of: named).flatMap(resolver.type(of:))?.type,
      let found = codebase.members(named: codebase[named].name, of: codebase[owner])
        .first(where: { $0.kind == .enumCase })
    else { return nil }
    let value = codebase.descendants(of: found.node).first { codebase[$0].kind == .string }
    return codebase[value ?? found.node].name.text
  }

  /// Returns the initial value of a variable or constant.
  private func initialValue(of expression: NodeID) -> NodeID? {
    let node = codebase[expression]
    var declaration: NodeID?
    switch node.kind {
    case .identifier:
      declaration =
        resolver.localDeclaration(of: node.name, at: expression)
        ?? resolver.implicitMember(node.name, at: expression)?.node
    case .member:
      let owner = resolver.base(of: expression).flatMap(resolver.type(of:))?.type
      declaration = owner.flatMap {
        codebase.members(named: node.name, of: codebase[$0]).first(where: \.isVariable)?.node
      }
    default: return nil
    }
    return declaration.flatMap { codebase.child(of: $0, .initialValue) }
      .flatMap(resolver.value(of:))
  }
}
