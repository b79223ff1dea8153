import SwiftSyntax

/// How the tests of a house are named and what they assert with.
struct TestStyle {
  private let example: FunctionDeclSyntax
  private let isXCTest: Bool

  init(_ example: FunctionDeclSyntax) {
    self.example = example
    isXCTest = !example.attributes.contains { $0.trimmedDescription.hasPrefix("@Test") }
  }

  private var word: String { "isMade" }

  func name(of subject: String) -> String {
    let old = example.name.text
    if old.hasPrefix("`") { return "`\(subject) is made`" }
    if old.dropFirst(4).contains("_") {
      let words = old.hasPrefix("test_") ? "test_" : isXCTest ? "test" : ""
      return "\(words)\(words == "test" ? "Init" : "init")_is_made"
    }
    let capital = subject.prefix(1).uppercased() + subject.dropFirst()
    return isXCTest ? "test\(capital)IsMade" : "\(subject)IsMade"
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
          LabeledExprSyntax(expression: ExprSyntax(parsing: "\"\(subject) is made\""))
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
}
