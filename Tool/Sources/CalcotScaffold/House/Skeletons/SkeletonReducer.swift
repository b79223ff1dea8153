import SwiftSyntax

/// Reduces a source of a screen to what is typical, and to what holds without the rest.
struct SkeletonReducer {
  let habits: HouseHabits
  /// The habits of statements, once the screens are reduced; nil before.
  let statements: HouseHabits?
  let names: KnownNames
  let isTest: Bool
  /// The neutral name of the source's file.
  let file: String
  /// The names of the house's modules.
  let modules: Set<String>

  func reduced(_ tree: SourceFileSyntax) -> SourceFileSyntax {
    var tree = tree
    var items: [CodeBlockItemSyntax] = []
    for var item in tree.statements where isKept(import: item) {
      guard let node = item.item.as(DeclSyntax.self), !node.is(ImportDeclSyntax.self) else {
        items.append(item)
        continue
      }
      guard let left = reduced(node, in: "") else { continue }
      item.item = .decl(left)
      items.append(item)
    }
    tree.statements = CodeBlockItemListSyntax(items)
    return tree
  }

  /// Returns a Boolean value that indicates whether a statement is no import of a module of the house
  /// that one screen needs.
  private func isKept(import item: CodeBlockItemSyntax) -> Bool {
    // NB: what comes with an import of Apple's is not known.
    guard let module = item.importedModule, modules.contains(module) else { return true }
    return habits.isTypical(module: module, ofFile: file, isTest: isTest)
  }

  /// Returns what is left of a declaration; nil for nothing.
  private func reduced(_ node: DeclSyntax, in parent: String) -> DeclSyntax? {
    if let cases = node.as(EnumCaseDeclSyntax.self) { return reduced(cases, in: parent) }
    guard let key = DeclarationKey.keys(of: node).first, isKept(node, key, in: parent) else {
      return nil
    }
    let path = DeclarationKey.joined(parent, key)
    if let group = node.asProtocol((any DeclGroupSyntax).self) {
      return reduced(group, at: path)
    }
    let body = BodyReducer(reducer: self, path: path)
    if let function = node.as(FunctionDeclSyntax.self) { return body.reduced(function) }
    if let made = node.as(InitializerDeclSyntax.self) { return body.reduced(made) }
    if let variable = node.as(VariableDeclSyntax.self) { return body.reduced(variable) }
    if let alias = node.as(TypeAliasDeclSyntax.self) { return reduced(alias) }
    return names.hold(node) ? node : nil
  }

  private func isKept(_ node: DeclSyntax, _ key: String, in parent: String) -> Bool {
    guard habits.isTypical(key, in: parent, isTest: isTest) else { return false }
    if isTest, let function = node.as(FunctionDeclSyntax.self), function.isTest {
      return statements == nil || function.isTypicalTest(habits, parent)
    }
    // NB: of one double nobody knows what is typical; it has what the protocols are left with.
    if isTest, !parent.isEmpty, !parent.hasSuffix("Tests"), !parent.hasSuffix("Spec"),
      !habits.isShared(parent), !node.is(InitializerDeclSyntax.self)
    {
      return DeclarationKey.names(of: node).contains(where: names.isInProduct)
    }
    return true
  }

  private func reduced(_ node: EnumCaseDeclSyntax, in parent: String) -> DeclSyntax? {
    var node = node
    let kept = node.elements.filter { element in
      habits.isTypical("case \(element.name.text)", in: parent, isTest: isTest)
        && names.hold(element)
    }
    guard !kept.isEmpty else { return nil }
    node.elements = kept.withoutLastComma
    return DeclSyntax(node)
  }

  private func reduced(_ group: any DeclGroupSyntax, at path: String) -> DeclSyntax? {
    var group = group
    if let part = group as? ExtensionDeclSyntax, !names.hold(part.extendedType) { return nil }
    if let clause = group.inheritanceClause {
      let isClass = group is ClassDeclSyntax
      let kept = clause.inheritedTypes.enumerated().filter { number, inherited in
        guard names.hold(inherited.type) else { return false }
        // NB: the first one of a class is its superclass, or as good as that.
        return isClass && number == 0
          || habits.isTypical(": \(inherited.type.trimmedDescription)", in: path, isTest: isTest)
      }
      .map(\.element)
      if kept.isEmpty, group is ExtensionDeclSyntax { return nil }
      let list = InheritedTypeListSyntax(kept).withoutLastComma
        .with(\.trailingTrivia, clause.trailingTrivia)
      group.inheritanceClause = kept.isEmpty ? nil : clause.with(\.inheritedTypes, list)
      if kept.isEmpty { group.memberBlock.leftBrace.leadingTrivia = .space }
    }
    var members: [MemberBlockItemSyntax] = []
    var mark: Trivia?
    for var member in group.memberBlock.members {
      // NB: a heading goes to the first member that is left below it.
      mark = member.leadingTrivia.heading ?? mark
      guard let left = reduced(member.decl, in: path) else { continue }
      member.decl = left
      member.leadingTrivia = member.leadingTrivia.withHeading(mark)
      mark = nil
      members.append(member)
    }
    if let first = group.memberBlock.members.first, !members.isEmpty {
      members[0].leadingTrivia = members[0].leadingTrivia.beginning(like: first.leadingTrivia)
    }
    group.memberBlock.members = MemberBlockItemListSyntax(FirstValues.checked(members, of: group))
    if group.memberBlock.members.isEmpty {
      group.memberBlock.leftBrace.trailingTrivia = []
      group.memberBlock.rightBrace.leadingTrivia = []
    }
    return Syntax(group).as(DeclSyntax.self)
  }

  /// Returns a type alias without what is gone, as of `typealias Dependencies = HasA & HasB`.
  private func reduced(_ alias: TypeAliasDeclSyntax) -> DeclSyntax? {
    guard !names.hold(alias) else { return DeclSyntax(alias) }
    guard var composition = alias.initializer.value.as(CompositionTypeSyntax.self) else {
      return nil
    }
    var kept = composition.elements.filter { names.hold($0.type) }
    guard let last = kept.indices.last, !kept.isEmpty else { return nil }
    kept[last].ampersand = nil
    composition.elements = kept
    return DeclSyntax(alias.with(\.initializer.value, TypeSyntax(composition)))
  }
}

extension SyntaxCollection where Element: WithTrailingCommaSyntax {
  /// The elements, without a comma behind the last one.
  var withoutLastComma: Self {
    guard let last = indices.last else { return self }
    var list = self
    list[last].trailingComma = nil
    return list
  }
}

extension FunctionDeclSyntax {
  /// A Boolean value that indicates whether it is a test.
  var isTest: Bool {
    attributes.contains { $0.trimmedDescription.hasPrefix("@Test") }
      || name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
  }

  /// Returns a Boolean value that indicates whether several screens have the test.
  fileprivate func isTypicalTest(_ habits: HouseHabits, _ parent: String) -> Bool {
    habits.isShared("\(name.text)()", in: parent)
  }
}
