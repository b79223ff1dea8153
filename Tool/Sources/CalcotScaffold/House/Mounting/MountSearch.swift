import SwiftSyntax

/// Finds the places of other files that know a screen by its name: what shows it, makes it or lists it.
final class MountSearch: SyntaxVisitor {
  /// A declaration that is named after the screen, or a conformance to a protocol of it.
  private(set) var declarations: [DeclSyntax] = []
  private(set) var conformances: [InheritedTypeSyntax] = []
  private(set) var cases: [EnumCaseElementSyntax] = []
  private(set) var choices: [SwitchCaseSyntax] = []
  /// The statements that register a type of the screen, such as with a container.
  private(set) var registrations: [CodeBlockItemSyntax] = []
  private let types: Set<String>
  private let protocols: Set<String>

  /// - Parameters:
  ///   - types: The types of the screen that are left.
  ///   - protocols: Those of them that are protocols.
  init(in tree: SourceFileSyntax, types: Set<String>, protocols: Set<String>) {
    self.types = types
    self.protocols = protocols
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if ScreenStem.isNamed(in: node.name.text), node.isMember {
      declarations.append(DeclSyntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindings.contains(where: { ScreenStem.isNamed(in: $0.pattern.trimmedDescription) }),
      node.isMember
    {
      declarations.append(DeclSyntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard inherited.contains(where: protocols.contains) else { return .visitChildren }
    declarations.append(DeclSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if protocols.contains(node.type.trimmedDescription) { conformances.append(node) }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.item.as(FunctionCallExprSyntax.self),
      call.arguments.contains(where: { argument in
        guard let access = argument.expression.as(MemberAccessExprSyntax.self) else { return false }
        return access.declName.baseName.text == "self"
          && access.base.map { types.contains($0.trimmedDescription) } == true
      })
    else { return .visitChildren }
    registrations.append(node)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if ScreenStem.isNamed(in: node.name.text) { cases.append(node) }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if node.caseNames.contains(where: ScreenStem.isNamed) { choices.append(node) }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

extension SwitchCaseSyntax {
  /// The names of the enum's cases that it is for.
  var caseNames: [String] { items.compactMap(\.caseName) }

  var items: [SwitchCaseItemSyntax] {
    guard case .case(let label) = label else { return [] }
    return Array(label.caseItems)
  }

  /// The names of all cases of the switch around it.
  var siblingNames: Set<String> {
    guard let list = parent?.as(SwitchCaseListSyntax.self) else { return Set(caseNames) }
    return Set(list.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap(\.caseNames))
  }
}

extension SwitchCaseItemSyntax {
  /// The name in `.name` or `.name(let value)`.
  var caseName: String? {
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
      return pattern.as(ValueBindingPatternSyntax.self)?.pattern
        .as(ExpressionPatternSyntax.self).flatMap { Self.name(of: $0.expression) }
    }
    return Self.name(of: expression)
  }

  private static func name(of expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return name(of: call.calledExpression)
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension EnumCaseElementSyntax {
  /// The names of all cases of its enum.
  var siblingNames: Set<String> {
    var node = Syntax(self)
    while let parent = node.parent {
      node = parent
      guard let type = node.as(EnumDeclSyntax.self) else { continue }
      return Set(
        type.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
          .flatMap { $0.elements.map(\.name.text) })
    }
    return []
  }
}
