import SwiftSyntax

/// Reduces the twins of functions and cases to what holds for a new screen.
struct TwinReducer {
  let names: KnownNames
  /// The labels of parameters that no twin needs, by the name of the function.
  let dropped: [String: Set<String>]

  /// Returns the twin of a function; nil if its types are gone.
  func reduced(_ function: FunctionDeclSyntax) -> FunctionDeclSyntax? {
    var function = function
    let gone = dropped[function.name.text] ?? []
    let old = function.signature.parameterClause.parameters
    let kept = old.filter { !gone.contains($0.firstName.text) && names.hold($0.type) }
    function.signature.parameterClause.parameters = kept.withoutLastComma
    guard names.hold(function.signature) else { return nil }
    guard let body = function.body else { return function }
    let lost = Set(old.map(\.innerName)).subtracting(kept.map(\.innerName))
    let statements = selection.reduced(
      body.statements, parameters: Set(kept.map(\.innerName)), lost: lost,
      result: function.signature.returnClause?.type, in: function.name.text)
    function.body?.statements = statements
    return function
  }

  /// Returns the labels of parameters that a twin's code does not use, though the old one does.
  func unused(in function: FunctionDeclSyntax) -> Set<String> {
    guard let body = function.body, let new = reduced(function)?.body else { return [] }
    let used = UsedNames(in: new).bare
    let before = UsedNames(in: body).bare
    return Set(
      function.signature.parameterClause.parameters
        .filter { before.contains($0.innerName) && !used.contains($0.innerName) }
        .map(\.firstName.text))
  }

  /// Returns the twin of a case of a switch; nil if nothing of it is left.
  func reduced(_ choice: SwitchCaseSyntax, isPlain: Bool) -> SwitchCaseSyntax? {
    guard case .case(var label) = choice.label, var item = label.caseItems.first,
      let name = item.caseName
    else { return nil }
    var choice = choice
    let bound = DeclaredNames(in: [item.pattern]).locals
    if isPlain {
      item.pattern = PatternSyntax(
        ExpressionPatternSyntax(expression: ExprSyntax(parsing: ".\(name)")))
      label.caseItems = [item]
      choice.label = .case(label)
    }
    let statements = selection.reduced(
      choice.statements, parameters: isPlain ? [] : bound, lost: isPlain ? bound : [],
      result: nil, in: name)
    choice.statements = statements
    if statements.isEmpty { choice.statements = [CodeBlockItemSyntax(parsing: "break")] }
    return choice
  }

  /// Returns a Boolean value that indicates whether a twin of a case needs the values of the old one.
  func usesValues(_ choice: SwitchCaseSyntax) -> Bool {
    guard let item = choice.items.first else { return false }
    let bound = DeclaredNames(in: [item.pattern]).locals
    guard let new = reduced(choice, isPlain: false) else { return false }
    return !UsedNames(in: new.statements).bare.isDisjoint(with: bound)
  }

  private var selection: StatementSelection {
    StatementSelection(habits: nil, names: names, path: "", isMaking: false, isTest: false)
  }
}
