/// Finds the type of an expression, and the declaration behind a name or call.
///
/// It knows the declarations of the code, the best-known members of Apple's frameworks, `guard let
/// self`, optional chaining, casts and closures' parameters. It does not infer as the compiler
/// does: where overloads or generics decide, it returns nil, or a low confidence.
///
/// ```swift
/// let resolver = Resolver(codebase)
/// // self.navigationController?.pushViewController(detail, animated: true)
/// resolver.receiver(of: call)          // UINavigationController
/// resolver.type(of: firstArgument)     // DetailViewController
/// ```
///
/// An answer takes about a microsecond for each step of the expression; nothing is cached.
public struct Resolver: Sendable {
  public let codebase: Codebase
  /// The maximum number of steps of one question, which stops it in code that refers to itself.
  static let maximumDepth = 24

  /// The names of a collection's members that return one of its elements, of any type.
  public static var elements: Set<Name> { KnownNames.elements }

  public init(_ codebase: Codebase) {
    self.codebase = codebase
  }

  /// Returns the type of an expression; nil if the syntax does not tell it.
  public func type(of expression: NodeID) -> ResolvedType? {
    type(of: expression, depth: 0)
  }

  /// Returns the type of the receiver of a call or member: of `a` in `a.b` and `a?.b(…)`,
  /// unwrapped.
  ///
  /// For a call or name without a base it is the enclosing type, if that has such a member.
  public func receiver(of expression: NodeID) -> ResolvedType? {
    receiver(of: expression, depth: 0)
  }

  /// Returns the expression before the dot: `a.b` of `a.b.c(…)`; nil if there is none.
  public func base(of expression: NodeID) -> NodeID? {
    let node = codebase[expression]
    switch node.kind {
    case .member: return codebase.children(of: expression).first { codebase[$0].kind.isExpression }
    case .call, .subscriptCall: return callee(of: expression).flatMap(base(of:))
    default: return nil
    }
  }

  /// Returns the first expression of a chain of members and calls: `a` of `a.b.c(…)`; the
  /// expression itself if it has no base.
  public func root(of expression: NodeID) -> NodeID {
    var current = expression
    while let base = base(of: current) { current = base }
    return current
  }

  /// Returns the callee of a call, its first child.
  public func callee(of call: NodeID) -> NodeID? {
    codebase.children(of: call).first { _ in true }
  }

  /// Returns the `argument` nodes of a call.
  public func arguments(of call: NodeID) -> [NodeID] { codebase.children(of: call, .argument) }

  /// Returns the argument with a label; for "" (`.none`) the first without one.
  public func argument(_ label: Name, of call: NodeID) -> NodeID? {
    codebase.children(of: call).first {
      codebase[$0].kind == .argument && codebase[$0].label == label
    }
  }

  /// Returns the expression in an `argument`, `initialValue`, or `capture`.
  public func value(of holder: NodeID) -> NodeID? {
    codebase.children(of: holder).first { codebase[$0].kind.isExpression }
  }

  func type(of expression: NodeID, depth: Int) -> ResolvedType? {
    guard depth < Self.maximumDepth else { return nil }
    let node = codebase[expression]
    switch node.kind {
    case .identifier: return identifierType(expression, node, depth: depth + 1)
    case .member: return memberType(expression, node, depth: depth + 1)
    case .call: return callType(expression, node, depth: depth + 1)
    case .subscriptCall: return subscriptType(expression, depth: depth + 1)
    case .cast: return castType(expression, node)
    case .operation: return operationType(expression, node, depth: depth + 1)
    case .string: return ResolvedType(name: KnownNames.string)
    case .argument, .initialValue, .capture:
      return value(of: expression).flatMap { type(of: $0, depth: depth + 1) }
    case .literal:
      return node.name == KnownNames.nil ? nil : ResolvedType(name: KnownNames.bool)
    default: return nil
    }
  }

  private func castType(_ expression: NodeID, _ node: Node) -> ResolvedType? {
    if node.name == KnownNames.is { return ResolvedType(name: KnownNames.bool) }
    guard let use = codebase.writtenType(of: expression), var found = resolve(use) else {
      return nil
    }
    if node.name == KnownNames.castOrNil { found.isOptional = true }
    return found
  }

  private func operationType(_ expression: NodeID, _ node: Node, depth: Int) -> ResolvedType? {
    let operands = Array(codebase.children(of: expression))
    if node.name == KnownNames.orElse, operands.count == 2 {
      return (type(of: operands[0], depth: depth) ?? type(of: operands[1], depth: depth))?
        .unwrapped()
    }
    if node.name == KnownNames.ternary, operands.count == 3 {
      return type(of: operands[1], depth: depth) ?? type(of: operands[2], depth: depth)
    }
    if KnownNames.comparisons.contains(node.name) { return ResolvedType(name: KnownNames.bool) }
    return nil
  }

  /// Returns the meaning of a written type.
  public func resolve(_ use: TypeUse) -> ResolvedType? {
    if use.isFunction {
      return ResolvedType(name: .none, use: use, isOptional: use.isOptional)
    }
    let scope = codebase.scope(of: use.node)
    let meanings = codebase.linked.names.meanings(of: use.node, scope: scope)
    guard let meaning = meanings.first(where: { $0.type != nil }) ?? meanings.first else {
      return nil
    }
    if meaning.type == nil, let function = functionType(use) {
      return ResolvedType(name: .none, use: function, isOptional: use.isOptional)
    }
    if use.name == KnownNames.optional, let wrapped = codebase.parts(of: use).first {
      var found = resolve(wrapped)
      found?.isOptional = true
      return found
    }
    return ResolvedType(
      name: meaning.name, type: meaning.type.map(TypeID.init(number:)), use: use,
      isOptional: use.isOptional, isMetatype: use.isMetatype,
      confidence: meaning.isAmbiguous ? 0.6 : 1)
  }
}
