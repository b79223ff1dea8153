import SwiftSyntax

/// Gives a file that knows one screen the same places for a new one.
struct MountEdit {
  let names: KnownNames
  /// The labels of parameters that no twin needs, by the name of the function.
  let dropped: [String: Set<String>]
  /// The routes whose twins carry no values.
  let plainRoutes: Set<String>
  let stem: ScreenStem

  /// Returns the changed text of a place's file.
  func applied(to place: MountPoints.Place) -> String {
    var edit = SourceEdit(place.twin.file.text)
    for node in place.declarations {
      guard let twin = twin(of: node) else { continue }
      edit.insert(named(twin), at: place.twin.end(of: node))
    }
    for node in place.conformances where names.hold(node.type) {
      edit.insert(
        ", " + stem.named(node.type.trimmedDescription), at: place.twin.textEnd(of: node.type))
    }
    for element in place.cases { insert(element, of: place.twin, into: &edit) }
    for choice in place.choices { insert(choice, of: place.twin, into: &edit) }
    for statement in place.registrations {
      let twin = CallReducer(names).rewrite(statement)
      if names.hold(twin) { edit.insert(named(twin), at: place.twin.end(of: statement)) }
    }
    return edit.result
  }

  private func named(_ node: some SyntaxProtocol) -> String {
    stem.named(RemarkRemover().rewrite(node).description)
  }

  /// Returns the twin of a declaration; nil if nothing of it is left.
  func twin(of node: DeclSyntax) -> DeclSyntax? {
    if let function = node.as(FunctionDeclSyntax.self) {
      return TwinReducer(names: names, dropped: dropped).reduced(function).map(DeclSyntax.init)
    }
    if var part = node.as(ExtensionDeclSyntax.self) {
      part.memberBlock.members = part.memberBlock.members.filter { member in
        let own = DeclarationKey.names(of: member.decl)
        return own.isEmpty || own.contains(where: names.requires)
      }
      var members: [MemberBlockItemSyntax] = []
      for var member in part.memberBlock.members {
        guard let left = twin(of: member.decl) else { continue }
        member.decl = left
        members.append(member)
      }
      part.memberBlock.members = MemberBlockItemListSyntax(members)
      if members.isEmpty {
        part.memberBlock.rightBrace.leadingTrivia = []
        part.memberBlock.leftBrace.trailingTrivia = []
      }
      return DeclSyntax(part)
    }
    let reduced = CallReducer(names).rewrite(node)
    return names.hold(reduced) ? reduced.as(DeclSyntax.self) : nil
  }

  private func insert(
    _ element: EnumCaseElementSyntax, of twin: NormalizedFile, into edit: inout SourceEdit
  ) {
    var new = element.with(\.trailingComma, nil)
    if plainRoutes.contains(new.name.text) { new.parameterClause = nil }
    guard names.hold(new), let node = element.parent?.parent?.as(EnumCaseDeclSyntax.self) else {
      return
    }
    let text = stem.named(new.trimmedDescription)
    if node.elements.count == 1 {
      let margin = node.leadingTrivia.oneLine.description
      edit.insert("\(margin)case \(text)", at: twin.end(of: node))
    } else {
      edit.insert(", \(text)", at: twin.textEnd(of: element.lastPart))
    }
  }

  private func insert(
    _ choice: SwitchCaseSyntax, of twin: NormalizedFile, into edit: inout SourceEdit
  ) {
    if choice.items.count > 1 {
      for item in choice.items where item.caseName.map(ScreenStem.isNamed) == true {
        let isPlain = item.caseName.map(plainRoutes.contains) == true
        let text = isPlain ? ".\(item.caseName ?? "")" : item.pattern.trimmedDescription
        edit.insert(", " + stem.named(text), at: twin.textEnd(of: item.pattern))
      }
      return
    }
    let reducer = TwinReducer(names: names, dropped: dropped)
    let isPlain =
      plainRoutes.isSuperset(of: choice.caseNames) || !reducer.usesValues(choice)
    guard let new = reducer.reduced(choice, isPlain: isPlain) else { return }
    edit.insert(named(new), at: twin.end(of: choice))
  }
}

extension EnumCaseElementSyntax {
  /// What stands before its comma.
  fileprivate var lastPart: Syntax {
    rawValue.map(Syntax.init) ?? parameterClause.map(Syntax.init) ?? Syntax(name)
  }
}
