import SwiftSyntax

/// What most screens of a codebase have in common: files, declarations, injected values, statements.
struct HouseHabits {
  /// The number of screens that have something, by its key.
  private var counts: [String: Int] = [:]
  private var screenCount = 0
  private var testedCount = 0

  init(of screens: [NeutralScreen]) {
    screenCount = screens.count
    for screen in screens {
      var keys: Set<String> = []
      for (name, source) in screen.sources {
        keys.insert("file " + name)
        keys.formUnion(
          source.tree.statements.compactMap(\.importedModule).map { "file \(name) imports \($0)" })
        KeyCollector.collect(from: source.tree, into: &keys)
      }
      if screen.sources.values.contains(where: \.file.isTest) { testedCount += 1 }
      for key in keys { counts[key, default: 0] += 1 }
    }
  }

  /// Returns a Boolean value that indicates whether most screens have a file of this neutral name;
  /// of tests, most of those that are tested.
  func isTypical(file name: String, isTest: Bool) -> Bool {
    isMost(counts["file " + name] ?? 0, of: isTest ? testedCount : screenCount, isTest: isTest)
  }

  /// Returns a Boolean value that indicates whether the files of this neutral name import a module.
  func isTypical(module: String, ofFile name: String, isTest: Bool) -> Bool {
    isMost(
      counts["file \(name) imports \(module)"] ?? 0, of: counts["file " + name] ?? 0,
      isTest: isTest)
  }

  /// Returns a Boolean value that indicates whether most screens that have `parent` have `key` in
  /// it.
  func isTypical(_ key: String, in parent: String, isTest: Bool) -> Bool {
    let all =
      parent.isEmpty ? (isTest ? testedCount : screenCount) : counts[parent] ?? 0
    return isMost(
      counts[DeclarationKey.joined(parent, key)] ?? 0, of: all, isTest: isTest)
  }

  /// Returns a Boolean value that indicates whether more than one screen has `key` in `parent`.
  func isShared(_ key: String, in parent: String = "") -> Bool {
    counts[DeclarationKey.joined(parent, key)] ?? 0 > 1
  }

  // NB: one screen is no habit; but one test is all there is to go by.
  private func isMost(_ count: Int, of all: Int, isTest: Bool) -> Bool {
    count * 2 >= all && count >= (isTest ? min(all, 2) : 2)
  }
}

/// The keys of everything that a source declares, and of the statements in it.
private final class KeyCollector: SyntaxVisitor {
  private var keys: Set<String>
  private var path: [String] = [""]

  static func collect(from tree: SourceFileSyntax, into keys: inout Set<String>) {
    let collector = KeyCollector(keys)
    for statement in tree.statements {
      if let declaration = statement.item.as(DeclSyntax.self) { collector.add(declaration) }
    }
    keys = collector.keys
  }

  private init(_ keys: Set<String>) {
    self.keys = keys
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: DeclSyntax) {
    let own = DeclarationKey.keys(of: node).map { DeclarationKey.joined(path.last ?? "", $0) }
    keys.formUnion(own)
    guard let first = own.first else { return }
    path.append(first)
    defer { path.removeLast() }
    for inherited in node.inherited {
      keys.insert(DeclarationKey.joined(first, ": \(inherited.type.trimmedDescription)"))
    }
    if let made = node.as(InitializerDeclSyntax.self) {
      for parameter in made.signature.parameterClause.parameters {
        keys.insert(DeclarationKey.joined(first, DeclarationKey.key(of: parameter)))
      }
    }
    if let members = node.members {
      for member in members.members { add(member.decl) }
    } else {
      walk(node)
    }
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let parent = path.last ?? ""
    keys.insert(DeclarationKey.joined(parent, StatementKey.key(of: node)))
    let shown = node.item.as(ExprSyntax.self) ?? node.item.as(ReturnStmtSyntax.self)?.expression
    for call in shown?.modifiers ?? [] {
      StatementKey.key(ofModifier: call).map {
        _ = keys.insert(DeclarationKey.joined(parent, $0))
      }
    }
    return .skipChildren
  }
}

/// The identity of a statement: its tokens.
enum StatementKey {
  static func key(of node: CodeBlockItemSyntax) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }

  /// The identity of a modifier in a chain, such as `. padding ( )`, without what it modifies.
  static func key(ofModifier call: FunctionCallExprSyntax) -> String? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let bare = ExprSyntax(access.with(\.base, nil))
    return call.with(\.calledExpression, bare).tokens(viewMode: .sourceAccurate).map(\.text)
      .joined(separator: " ")
  }
}

extension ExprSyntax {
  /// The calls of a chain of modifiers, the last one first.
  var modifiers: [FunctionCallExprSyntax] {
    var calls: [FunctionCallExprSyntax] = []
    var current = self
    while let call = current.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      calls.append(call)
      current = base
    }
    return calls
  }
}

extension DeclSyntax {
  /// The types that a declaration inherits from and conforms to.
  var inherited: [InheritedTypeSyntax] {
    guard let type = asProtocol((any DeclGroupSyntax).self) else { return [] }
    return type.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
  }
}
