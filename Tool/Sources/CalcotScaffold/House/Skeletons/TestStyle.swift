import SwiftSyntax

/// How the tests of a house are named and what they assert with.
struct TestStyle {
  private let example: FunctionDeclSyntax
  private let isXCTest: Bool
  /// What the test says of its subject, such as `isMade`.
  private let word: String

  init(_ example: FunctionDeclSyntax, word: String) {
    self.example = example
    self.word = word
    isXCTest = !example.attributes.contains { $0.trimmedDescription.hasPrefix("@Test") }
  }

  /// The second word, such as `made`.
  private var participle: String { word.dropFirst(2).lowercased() }

  func name(of subject: String) -> String {
    let old = example.name.text
    if old.hasPrefix("`") { return "`\(subject) is \(participle)`" }
    if old.dropFirst(4).contains("_") {
      let words = old.hasPrefix("test_") ? "test_" : isXCTest ? "test" : ""
      let name = word == "isMade" ? "init" : subject
      let first = words == "test" ? name.prefix(1).uppercased() : String(name.prefix(1))
      return "\(words)\(first)\(name.dropFirst())_is_\(participle)"
    }
    let capital = subject.prefix(1).uppercased() + subject.dropFirst()
    let ending = word.prefix(1).uppercased() + word.dropFirst()
    return isXCTest ? "test\(capital)\(ending)" : "\(subject)\(ending)"
  }

  /// Returns the attributes of the test, with a name in words if the house gives one.
  func attributes(of subject: String) -> AttributeListSyntax {
    var list = example.attributes
    for index in list.indices {
      guard var attribute = list[index].as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "Test"
      else { continue }
      if case .argumentList(let arguments) = attribute.arguments,
        let first = arguments.first, first.label == nil,
        first.expression.is(StringLiteralExprSyntax.self)
      {
        attribute.arguments = .argumentList([
          LabeledExprSyntax(expression: ExprSyntax(parsing: "\"\(subject) is \(participle)\""))
        ])
      } else {
        attribute.arguments = nil
        attribute.leftParen = nil
        attribute.rightParen = nil
        attribute.attributeName.trailingTrivia = .space
      }
      list[index] = .attribute(attribute)
    }
    return list
  }

  func assertion(on subject: ScreenFirstTest.Subject) -> ExprSyntax {
    let name = subject.name
    if isXCTest || subject.type.isEmpty { return ExprSyntax(parsing: "XCTAssertNotNil(\(name))") }
    return ExprSyntax(parsing: "#expect(type(of: \(name)) == \(subject.type).self)")
  }

  /// Returns a call that fails the test.
  func failure(_ remark: String) -> ExprSyntax {
    ExprSyntax(parsing: "\(isXCTest ? "XCTFail" : "Issue.record")(\"\(remark)\")")
  }
}
