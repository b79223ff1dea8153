import SwiftParser
import SwiftSyntax

/// The parts of a manifest's syntax: calls such as `.target(name: "Core")`, and names as texts.
extension ExprSyntax {
  /// The name of what an element of a manifest's array declares or refers to: that of a target, a
  /// product or a package, which may be the last part of its path.
  var manifestName: String? {
    if let text = self.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    return call.nameText ?? call.packageName
  }
}

extension FunctionCallExprSyntax {
  /// The name behind the dot, such as `target`.
  var memberName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// The text of the argument called `name`.
  var nameText: String? { text(of: "name") }

  /// The name of a package by which products refer to it: the last part of its path or address.
  var packageName: String? {
    guard memberName == "package", let place = text(of: "path") ?? text(of: "url") else {
      return nil
    }
    let last = place.split(separator: "/").last.map(String.init)
    return last.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 }
  }

  /// Returns the text of an argument.
  func text(of label: String) -> String? {
    arguments.first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
  }

  /// Returns the elements of an argument that is an array.
  func elements(of label: String) -> [ExprSyntax] {
    let list = arguments.first { $0.label?.text == label }?.expression.as(ArrayExprSyntax.self)
    return list?.elements.map(\.expression) ?? []
  }
}
