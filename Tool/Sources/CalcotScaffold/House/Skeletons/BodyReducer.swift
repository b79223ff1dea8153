import SwiftSyntax

/// Reduces the code of one function, initialiser or property.
struct BodyReducer {
  let reducer: SkeletonReducer
  let path: String

  private var names: KnownNames { reducer.names }

  func reduced(_ function: FunctionDeclSyntax) -> DeclSyntax? {
    guard names.hold(function.signature, in: .init(locals: Self.generics(of: function))),
      names.hold(function.attributes)
    else { return nil }
    var function = function
    if let body = function.body {
      let setsUp = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]
      function.body = reduced(
        body, parameters: function.signature.parameterClause.parameters, lost: [],
        isMaking: setsUp.contains(function.name.text),
        result: function.signature.returnClause?.type, in: function.name.text)
    }
    return DeclSyntax(function)
  }

  func reduced(_ made: InitializerDeclSyntax) -> DeclSyntax? {
    var made = made
    let old = made.signature.parameterClause.parameters
    var parameters = old
    if DeclarationKey.key(of: made) == "init" {
      parameters =
        old.filter { parameter in
          names.hold(parameter)
            && reducer.habits.isTypical(
              DeclarationKey.key(of: parameter), in: path, isTest: reducer.isTest)
        }
        .withoutLastComma
      made.signature.parameterClause.parameters = parameters
    }
    let lost = Set(old.map(\.innerName)).subtracting(parameters.map(\.innerName))
    if let body = made.body {
      made.body = reduced(
        body, parameters: parameters, lost: lost, isMaking: true, result: nil, in: "init")
    }
    return DeclSyntax(made)
  }

  func reduced(_ variable: VariableDeclSyntax) -> DeclSyntax? {
    var variable = variable
    guard variable.bindings.count == 1, var binding = variable.bindings.first else {
      return names.hold(variable) ? DeclSyntax(variable) : nil
    }
    if let type = binding.typeAnnotation, !names.hold(type) { return nil }
    if let value = binding.initializer {
      let value = CallReducer(names).rewrite(value).cast(InitializerClauseSyntax.self)
      guard names.hold(value) else { return nil }
      binding.initializer = value
    }
    if let block = binding.accessorBlock {
      binding.accessorBlock = reduced(
        block, of: binding.typeAnnotation?.type, in: binding.pattern.trimmedDescription)
    }
    variable.bindings = [binding]
    return DeclSyntax(variable)
  }

  /// Returns what is left of accessors; nil if they were observers that have nothing to do.
  private func reduced(
    _ block: AccessorBlockSyntax, of type: TypeSyntax?, in name: String
  ) -> AccessorBlockSyntax? {
    var block = block
    switch block.accessors {
    case .getter(let items):
      block.accessors = .getter(reduced(items, result: type, in: name))
    case .accessors(let list):
      let kept = list.compactMap { reduced($0, of: type, in: name) }
      if kept.isEmpty { return nil }
      block.accessors = .accessors(AccessorDeclListSyntax(kept))
    }
    return block
  }

  private func reduced(
    _ accessor: AccessorDeclSyntax, of type: TypeSyntax?, in name: String
  ) -> AccessorDeclSyntax? {
    guard let body = accessor.body else { return accessor }
    let word = accessor.accessorSpecifier.text
    let left = reduced(
      body.statements, parameters: ["newValue", "oldValue"], result: word == "get" ? type : nil,
      in: name)
    if left.isEmpty, ["didSet", "willSet"].contains(word) { return nil }
    return accessor.with(\.body, body.with(\.statements, left))
  }

  private func reduced(
    _ body: CodeBlockSyntax, parameters: FunctionParameterListSyntax, lost: Set<String>,
    isMaking: Bool, result: TypeSyntax?, in name: String
  ) -> CodeBlockSyntax {
    let statements = reduced(
      body.statements, parameters: Set(parameters.map(\.innerName)), lost: lost,
      isMaking: isMaking, result: result, in: name)
    var body = body.with(\.statements, statements)
    if statements.isEmpty {
      body.leftBrace.trailingTrivia = []
      body.rightBrace.leadingTrivia = []
    }
    return body
  }

  private func reduced(
    _ items: CodeBlockItemListSyntax, parameters: Set<String> = [], lost: Set<String> = [],
    isMaking: Bool = false, result: TypeSyntax?, in name: String
  ) -> CodeBlockItemListSyntax {
    let selection = StatementSelection(
      habits: reducer.statements, modifiers: reducer.habits, names: names, path: path,
      isMaking: isMaking, isTest: reducer.isTest)
    return selection.reduced(
      items, parameters: parameters, lost: lost, result: result, in: name)
  }

  private static func generics(of function: FunctionDeclSyntax) -> Set<String> {
    Set(function.genericParameterClause?.parameters.map(\.name.text) ?? [])
  }
}
