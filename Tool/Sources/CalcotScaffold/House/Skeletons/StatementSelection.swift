import SwiftSyntax

/// The choice of statements that are left of a piece of code.
struct StatementSelection {
  /// The habits of reduced screens; nil while they are being reduced.
  let habits: HouseHabits?
  /// The habits of whole screens, for the modifiers of Views; nil for none.
  var modifiers: HouseHabits?
  let names: KnownNames
  /// The path of the declaration that the code belongs to.
  let path: String
  /// A Boolean value that indicates whether the code gives stored properties their first values.
  let isMaking: Bool
  let isTest: Bool

  /// Returns what is left of a piece of code, with a placeholder for its result if that is gone.
  ///
  /// - Parameters:
  ///   - parameters: The names that the code gets from outside.
  ///   - lost: The names that it no longer gets.
  ///   - result: The type that it returns; nil for none.
  ///   - name: The name of what the code is of.
  func reduced(
    _ items: CodeBlockItemListSyntax, parameters: Set<String>, lost: Set<String>,
    result: TypeSyntax?, in name: String
  ) -> CodeBlockItemListSyntax {
    let calls = CallReducer(names)
    let old = items.map { calls.rewrite($0).cast(CodeBlockItemSyntax.self) }
    let kept = selected(from: old, parameters: parameters, lost: lost)
    guard let result, result.trimmedDescription != "Void", let last = old.last,
      kept.last?.id != last.id
    else { return CodeBlockItemListSyntax(kept) }
    let placeholder = Placeholder(type: result, name: name, isAlone: kept.isEmpty)
    return CodeBlockItemListSyntax(kept + [placeholder.statement(instead: last, self)])
  }

  private func selected(
    from items: [CodeBlockItemSyntax], parameters: Set<String>, lost: Set<String>
  ) -> [CodeBlockItemSyntax] {
    let all = DeclaredNames(in: items).locals
    var kept = sound(items, parameters: parameters, lost: lost, of: all)
    guard habits != nil else { return kept }
    kept = sound(wanted(kept), parameters: parameters, lost: lost, of: all)
    return kept
  }

  /// Returns the statements that hold without those that are gone.
  private func sound(
    _ items: [CodeBlockItemSyntax], parameters: Set<String>, lost: Set<String>, of all: Set<String>
  ) -> [CodeBlockItemSyntax] {
    var items = items
    while true {
      let own = DeclaredNames(in: items)
      let locals = own.locals.union(parameters)
      let scope = KnownNames.Scope(
        locals: locals, lost: lost.union(all.subtracting(locals)), types: own.types)
      let kept = items.filter {
        names.hold($0, in: scope) && (!isMaking || assigns($0, locals) != false)
      }
      if kept.count == items.count { return kept }
      items = kept
    }
  }

  /// Returns the typical statements, and those that declare what they need.
  private func wanted(_ items: [CodeBlockItemSyntax]) -> [CodeBlockItemSyntax] {
    var kept: [CodeBlockItemSyntax] = []
    var needed: Set<String> = []
    for item in items.reversed() {
      let declares = DeclaredNames(in: [item]).locals
      let isNeeded = item.item.is(VariableDeclSyntax.self) && !declares.isDisjoint(with: needed)
      guard isNeeded || isTypical(item) || makesPart(item) || isFirstValue(item) else { continue }
      needed.formUnion(UsedNames(in: item).bare)
      kept.append(item)
    }
    return kept.reversed()
  }

  /// Returns a Boolean value that indicates whether most screens have a modifier of a view.
  func isTypical(modifier call: FunctionCallExprSyntax) -> Bool {
    guard let modifiers, let key = StatementKey.key(ofModifier: call) else { return false }
    let arguments = call.arguments.allSatisfy { names.hold($0) }
    let closure = call.trailingClosure.map { names.hold($0) } ?? true
    return arguments && closure && modifiers.isTypical(key, in: path, isTest: isTest)
  }

  private func isTypical(_ item: CodeBlockItemSyntax) -> Bool {
    let text = StatementKey.key(of: item)
    return text.hasPrefix("super .")
      || habits?.isTypical(text, in: path, isTest: isTest) == true
  }

  /// Returns a Boolean value that indicates whether a statement makes or returns a part of the
  /// screen.
  private func makesPart(_ item: CodeBlockItemSyntax) -> Bool {
    guard item.item.is(VariableDeclSyntax.self) || item.item.is(ReturnStmtSyntax.self) else {
      return isMaking && !UsedNames(in: item).bare.isDisjoint(with: names.ownTypes)
    }
    return !UsedNames(in: item).bare.isDisjoint(with: names.ownTypes)
  }

  private func isFirstValue(_ item: CodeBlockItemSyntax) -> Bool {
    isMaking && assigns(item, []) == true
  }

  /// Returns a Boolean value that indicates whether a statement gives a property its value that is
  /// still there; nil if it is another statement.
  private func assigns(_ item: CodeBlockItemSyntax, _ locals: Set<String>) -> Bool? {
    guard let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count >= 3,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let target = sequence.elements.first
    else { return nil }
    if let access = target.as(MemberAccessExprSyntax.self) {
      guard access.base?.trimmedDescription == "self" else { return nil }
      return names.isProperty(access.declName.baseName.text)
    }
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text,
      !locals.contains(name)
    else { return nil }
    return names.isProperty(name)
  }
}
