import SwiftSyntax

/// Finds the calls of closures, `cancel()` and `resume(…)` in closures of `withLock` and in mutating
/// functions and setters: they can run others' code, which uses the same value again.
final class ForeignCalls: SyntaxFinder {
  private enum Access { case free, lock, mutation }

  /// The names of stored properties that are functions.
  private let stored: Set<String>
  private var accesses = [Access.free]
  /// The parameters that are functions, of the functions around.
  private var parameters: [Set<String>] = []

  override init(in tree: SourceFileSyntax) {
    stored = Set(StoredFunctions(in: tree).found.map(\.trimmedDescription))
    super.init(in: tree)
  }

  /// The functions by which the framework calls what it was given, on any thread.
  private static let handingOver: Set = [
    "watch", "send", "close", "yield", "room", "report", "released",
  ]

  /// The functions that call their closure before they return.
  private static let immediate: Set = [
    "map", "compactMap", "flatMap", "forEach", "filter", "contains", "allSatisfy", "first",
    "reduce", "removeAll", "withExtendedLifetime",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = Set(node.modifiers.map(\.name.text))
    accesses.append(modifiers.contains("mutating") ? .mutation : .free)
    // NB: of one that does not escape, the compiler sees to it that it leaves a mutated value alone,
    // and the file to it that it is harmless under a lock if nobody else calls the function.
    let isOwn = !modifiers.isDisjoint(with: ["mutating", "private", "fileprivate"])
    let functions = node.signature.parameterClause.parameters.filter {
      $0.type.isFunction && (!isOwn || $0.type.trimmedDescription.contains("@escaping"))
    }
    parameters.append(Set(functions.map { ($0.secondName ?? $0.firstName).text }))
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    accesses.removeLast()
    parameters.removeLast()
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let isSetter = ["set", "didSet", "willSet", "_modify"].contains(node.accessorSpecifier.text)
    let type = sequence(first: Syntax(node), next: \.parent).first { $0.is(MemberBlockSyntax.self) }
    accesses.append(isSetter && type?.parent?.is(StructDeclSyntax.self) == true ? .mutation : .free)
    return .visitChildren
  }

  override func visitPost(_ node: AccessorDeclSyntax) { accesses.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.call?.calledExpression.lastName ?? ""
    let isImmediate = Self.immediate.contains(name)
    accesses.append(
      name.hasPrefix("withLock") ? .lock : isImmediate ? accesses.last ?? .free : .free)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { accesses.removeLast() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.lastName, accesses.last != .free,
      isForeign(name, node)
    {
      places.append(Syntax(node))
    }
    return .visitChildren
  }

  private func isForeign(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    if stored.contains(name) || accesses.last == .lock && Self.handingOver.contains(name) {
      return true
    }
    return call.calledExpression.unwrapped.is(MemberAccessExprSyntax.self)
      ? ["resume", "notify"].contains(name) || name == "cancel" && call.arguments.isEmpty
      : parameters.contains { $0.contains(name) }
  }
}

/// Finds the stored properties that are functions.
private final class StoredFunctions: SyntaxFinder {
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type, type.isFunction, node.accessorBlock == nil,
      node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false
    {
      places.append(Syntax(node.pattern))
    }
    return .visitChildren
  }
}

extension TypeSyntax {
  fileprivate var isFunction: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow }
  }
}

extension ExprSyntax {
  /// The expression without `?` and `!` behind it.
  var unwrapped: ExprSyntax {
    if let chained = self.as(OptionalChainingExprSyntax.self) {
      return chained.expression.unwrapped
    }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.unwrapped ?? self
  }

  /// The name of a callee.
  var lastName: String? {
    unwrapped.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension ClosureExprSyntax {
  /// The call that is given the closure.
  var call: FunctionCallExprSyntax? {
    let holder = parent?.is(FunctionCallExprSyntax.self) ?? false ? parent : parent?.parent?.parent
    return holder?.as(FunctionCallExprSyntax.self)
  }
}
