import SwiftSyntax

/// The names in a screen's files that are changed in a copy of the screen.
///
/// These are the names with the screen's stem that the files declare. A name stays as it is if
/// another file declares it, too, or if code outside the screen calls it, as with an override: a
/// copy uses it as the screen does.
struct ScreenNames {
  /// The types, functions and values that other files see or implement. Declared twice, most of them would
  /// not compile.
  let global: Set<String>
  let all: Set<String>
  private let stem: ScreenStem

  /// - Parameter others: The trees of the codebase's other files.
  init(of stem: ScreenStem, in files: [SourceFileSyntax], besides others: [SourceFileSyntax]) {
    self.stem = stem
    let own = DeclaredNames(in: files)
    let foreign = DeclaredNames(in: others)
    global = own.global.filter(stem.stands)
    let calledByOthers = own.givenByOthers.filter { !stem.stands(in: $0.type) }.map(\.name)
    all =
      own.inner.filter(stem.stands)
      .subtracting(calledByOthers).subtracting(foreign.inner).subtracting(foreign.global)
      .union(global)
  }

  /// Returns the text of a file with the neutral stem in its names, its comments, and in texts that are
  /// such a name or the stem.
  ///
  /// What the file declares for others without the stem is left out: a copy uses it where it is.
  func neutralText(of file: SourceFileSyntax) -> String {
    var text = ""
    for statement in file.statements where !isLeftOut(statement.item) {
      let isImport = statement.item.is(ImportDeclSyntax.self)
      for token in statement.tokens(viewMode: .sourceAccurate) {
        text += token.leadingTrivia.map(neutral).joined()
        text += isImport ? token.text : neutral(token)
        text += token.trailingTrivia.map(neutral).joined()
      }
    }
    return text + file.endOfFileToken.leadingTrivia.map(neutral).joined()
  }

  private func neutral(_ piece: TriviaPiece) -> String {
    let text = Trivia(pieces: [piece]).description
    return piece.isComment ? stem.neutralized(text) : text
  }

  private func neutral(_ token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .stringSegment(let text) where [stem.upper, stem.lower].contains(text):
      return stem.neutralized(text)
    case .identifier, .stringSegment:
      // NB: a property with a wrapper has `_` and `$` before its name.
      let name = token.text.filter { $0 != "`" }
      let isOwn = all.contains(name) || all.contains(String(name.drop { "$_".contains($0) }))
      return isOwn ? stem.neutralized(token.text) : token.text
    default: return token.text
    }
  }

  private func isLeftOut(_ item: CodeBlockItemSyntax.Item) -> Bool {
    if let type = item.asProtocol((any NamedDeclSyntax).self) {
      let modifiers = item.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      let isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      return !isPrivate && !stem.stands(in: type.name.text)
    }
    if let value = item.as(VariableDeclSyntax.self) {
      return !value.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        && !value.bindings.contains { stem.stands(in: $0.pattern.trimmedDescription) }
    }
    guard let part = item.as(ExtensionDeclSyntax.self) else { return false }
    return part.tokens(viewMode: .sourceAccurate).allSatisfy { !all.contains($0.text) }
  }
}

/// The names that files declare.
private final class DeclaredNames: SyntaxVisitor {
  private(set) var global: Set<String> = []
  private(set) var inner: Set<String> = []
  /// The names of overrides, and those of functions that are called as their first argument is, like those
  /// of a delegate, with the type of that argument.
  private(set) var givenByOthers: [(name: String, type: String)] = []
  private var types: Set<String> = []

  init(in files: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for file in files {
      types.formUnion(
        file.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
    }
    for file in files { walk(file) }
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let text) = token.tokenKind, let parent = token.parent else {
      return .skipChildren
    }
    let name = text.filter { $0 != "`" }
    if let named = parent.asProtocol((any NamedDeclSyntax).self) {
      if named.name == token { add(name, at: parent) }
    } else if parent.is(IdentifierPatternSyntax.self) {
      add(name, at: parent)
    } else if parent.is(EnumCaseElementSyntax.self) || parent.is(FunctionParameterSyntax.self)
      || parent.is(ClosureParameterSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
    {
      inner.insert(name)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let first = node.signature.parameterClause.parameters.first
    let name = node.name.text
    if node.modifiers.contains(where: { $0.name.text == "override" }) {
      givenByOthers.append((name, ""))
    } else if let first, (first.secondName ?? first.firstName).text == name {
      givenByOthers.append((name, first.type.trimmedDescription))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "override" }) {
      for binding in node.bindings {
        givenByOthers.append((binding.pattern.trimmedDescription, ""))
      }
    }
    return .visitChildren
  }

  private func add(_ name: String, at node: Syntax) {
    if isGlobal(node) { global.insert(name) } else { inner.insert(name) }
  }

  /// Returns a Boolean value that indicates whether a declaration is at the top level, or in an
  /// extension of a type that these files do not declare, or is a function that a protocol
  /// requires.
  private func isGlobal(_ node: Syntax) -> Bool {
    var next = node.parent
    while let parent = next {
      if let members = parent.as(MemberBlockSyntax.self) {
        if members.parent?.is(ProtocolDeclSyntax.self) == true {
          return node.is(FunctionDeclSyntax.self)
        }
        guard let part = members.parent?.as(ExtensionDeclSyntax.self) else { return false }
        return !types.contains(part.extendedType.trimmedDescription)
      }
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
        || parent.is(AccessorBlockSyntax.self)
      {
        return false
      }
      next = parent.parent
    }
    return true
  }
}
