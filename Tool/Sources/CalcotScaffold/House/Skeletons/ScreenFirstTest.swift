import SwiftSyntax

/// The first tests of a new screen, in the style of the house: that its subject can be made, and one
/// that fails for what is left to be written.
struct ScreenFirstTest {
  /// The test as it was, with the tests of its screen.
  let old: SourceFileSyntax
  let names: KnownNames
  /// What is left to be written, as the code says it.
  let unwritten: [String]

  /// What a test says for which no subject could be made.
  static let remark = "is still to be tested"

  /// Returns a Boolean value that indicates whether a file has tests.
  static func isSuite(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.compactMap { $0.item.as(DeclSyntax.self)?.members }.contains { group in
      group.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.isTest == true }
    }
  }

  /// Returns a reduced file of tests with a first test if it has none, and one for what is left.
  func added(to tree: SourceFileSyntax) -> SourceFileSyntax {
    var tree = tree
    var unwritten = unwritten
    for index in tree.statements.indices {
      guard let item = tree.statements[index].item.as(DeclSyntax.self),
        var group = item.asProtocol((any DeclGroupSyntax).self),
        let name = item.asProtocol((any NamedDeclSyntax).self)?.name.text,
        case let examples = Self.tests(ofTypeNamed: name, in: old), let example = examples.first
      else { continue }
      group.memberBlock.members = group.memberBlock.members.filter { member in
        member.decl.as(FunctionDeclSyntax.self).map { !Self.isEmptied($0, examples) } ?? true
      }
      let isTested = group.memberBlock.members.contains {
        $0.decl.as(FunctionDeclSyntax.self)?.isTest == true
      }
      if !isTested {
        let untested = ["\(ScreenStem.neutral.upper) \(Self.remark)"]
        Self.add(
          test(like: example, in: group) ?? failingTest(like: example, "isTested", untested),
          like: example, to: &group)
      }
      if !unwritten.isEmpty {
        Self.add(failingTest(like: example, "isWritten", unwritten), like: example, to: &group)
        unwritten = []
      }
      if let changed = Syntax(group).as(DeclSyntax.self) {
        tree.statements[index].item = .decl(changed)
      }
    }
    return tree
  }

  /// Returns a Boolean value that indicates whether all is gone of a test that could make it fail.
  private static func isEmptied(
    _ test: FunctionDeclSyntax, _ examples: [FunctionDeclSyntax]
  ) -> Bool {
    let old = examples.first { $0.name.text == test.name.text }
    return old.map { asserts($0) && !asserts(test) } ?? false
  }

  private static func asserts(_ test: FunctionDeclSyntax) -> Bool {
    let words = ["XCTAssert", "XCTUnwrap", "XCTFail", "#expect", "#require", "Issue.", "expect("]
    return words.contains(where: test.trimmedDescription.contains)
  }

  private static func add(
    _ test: FunctionDeclSyntax, like example: FunctionDeclSyntax,
    to group: inout any DeclGroupSyntax
  ) {
    let isFirst = group.memberBlock.members.isEmpty
    let margin = example.leadingTrivia.oneLine
    let member = MemberBlockItemSyntax(
      leadingTrivia: isFirst ? margin : .newline + margin,
      decl: DeclSyntax(test.with(\.leadingTrivia, []).with(\.trailingTrivia, [])))
    if isFirst { group.memberBlock.rightBrace.leadingTrivia = .newline }
    group.memberBlock.members.append(member)
  }

  /// Returns a test that fails with each of the remarks.
  private func failingTest(
    like example: FunctionDeclSyntax, _ word: String, _ remarks: [String]
  ) -> FunctionDeclSyntax {
    let style = TestStyle(example, word: word)
    let margin = example.body?.statements.first?.leadingTrivia.oneLine ?? .newline
    var test = example
    test.name = .identifier(style.name(of: "screen"), trailingTrivia: [])
    test.attributes = style.attributes(of: "screen")
    test.signature.effectSpecifiers = nil
    test.body?.statements = CodeBlockItemListSyntax(
      remarks.map {
        CodeBlockItemSyntax(leadingTrivia: margin, item: .expr(style.failure($0)))
      })
    return test
  }

  private static func tests(
    ofTypeNamed name: String, in tree: SourceFileSyntax
  ) -> [FunctionDeclSyntax] {
    tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
      .filter { $0.asProtocol((any NamedDeclSyntax).self)?.name.text == name }
      .flatMap { $0.members?.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) } ?? [] }
      .filter(\.isTest)
  }

  private func test(
    like example: FunctionDeclSyntax, in group: any DeclGroupSyntax
  ) -> FunctionDeclSyntax? {
    guard let subject = subject(of: example, in: group) else { return nil }
    let style = TestStyle(example, word: "isMade")
    var test = example
    test.name = .identifier(style.name(of: subject.name), trailingTrivia: [])
    test.attributes = style.attributes(of: subject.name)
    test.signature.effectSpecifiers = nil
    let margin = example.body?.statements.first?.leadingTrivia.oneLine ?? .newline
    let statements =
      subject.making.map { $0.with(\.leadingTrivia, margin).with(\.trailingTrivia, []) }
      + [CodeBlockItemSyntax(leadingTrivia: margin, item: .expr(style.assertion(on: subject)))]
    test.body?.statements = CodeBlockItemListSyntax(statements)
    return test
  }

  struct Subject {
    let name: String
    let type: String
    /// The statements that make it.
    let making: [CodeBlockItemSyntax]
  }

  /// Returns what the test is about: a property, the result of a function, or a local of the example.
  private func subject(
    of example: FunctionDeclSyntax, in group: any DeclGroupSyntax
  ) -> Subject? {
    let prefix = ScreenStem.neutral.upper
    if let property = property(of: group) { return property }
    for member in group.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self),
        let result = function.signature.returnClause?.type,
        result.trimmedDescription.contains(prefix),
        function.signature.parameterClause.parameters.allSatisfy({ $0.defaultValue != nil })
      {
        let isPlain = result.is(IdentifierTypeSyntax.self)
        let call = "\(isPlain ? "" : "(")\(function.name.text)()\(isPlain ? "" : ").sut")"
        return Subject(
          name: "sut", type: isPlain ? result.nominalName : "",
          making: [CodeBlockItemSyntax(parsing: "let sut = \(call)")])
      }
    }
    return local(of: example)
  }

  /// Returns the property of the type that the tests are named after, or the last one of a part.
  private func property(of group: any DeclGroupSyntax) -> Subject? {
    let name = Syntax(group).asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    var last: Subject?
    for member in group.memberBlock.members {
      guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
        let type = binding.typeAnnotation?.type.nominalName ?? Self.called(binding), isPart(type)
      else { continue }
      last = Subject(name: binding.pattern.trimmedDescription, type: type, making: [])
      if name.hasPrefix(type) { return last }
    }
    return last
  }

  private func isPart(_ type: String) -> Bool {
    type.hasPrefix(ScreenStem.neutral.upper) && names.ownTypes.contains(type)
  }

  private static func called(_ binding: PatternBindingSyntax) -> String? {
    binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
  }

  /// Returns the first local that is a part of the screen, with the statements before that it needs.
  private func local(of example: FunctionDeclSyntax) -> Subject? {
    let calls = CallReducer(names)
    let items = (example.body?.statements ?? []).map {
      calls.rewrite($0).cast(CodeBlockItemSyntax.self)
    }
    let found = items.lastIndex { item in
      guard let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first,
        let type = Self.called(binding)
      else { return false }
      return isPart(type)
    }
    guard let found, let binding = items[found].item.as(VariableDeclSyntax.self)?.bindings.first,
      let type = Self.called(binding)
    else { return nil }
    var making: [CodeBlockItemSyntax] = []
    var needed = DeclaredNames(in: [items[found]]).locals
    for item in items[...found].reversed() {
      guard !DeclaredNames(in: [item]).locals.isDisjoint(with: needed) else { continue }
      needed.formUnion(UsedNames(in: item).bare)
      making.insert(item, at: 0)
    }
    let locals = DeclaredNames(in: making).locals
    guard making.allSatisfy({ names.hold($0, in: .init(locals: locals)) }) else { return nil }
    return Subject(name: binding.pattern.trimmedDescription, type: type, making: making)
  }
}
