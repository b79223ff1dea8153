import SwiftSyntax

/// The empty values of types that Swift and Apple's frameworks declare.
enum PlainValue {
  /// Returns an expression for the empty value of a type; nil if it has none that is known.
  ///
  /// - Parameter inner: Returns the value of a part of the type.
  static func text(of type: TypeSyntax, inner: (TypeSyntax) -> String?) -> String? {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return text(of: attributed.baseType, inner: inner)
    }
    if let tuple = type.as(TupleTypeSyntax.self) { return text(of: tuple, inner: inner) }
    if let function = type.as(FunctionTypeSyntax.self) {
      return text(of: function, inner: inner)
    }
    let name = type.as(IdentifierTypeSyntax.self)?.name.text
    return name.flatMap { generic[$0] } ?? plain[type.trimmedDescription]
  }

  private static func text(
    of tuple: TupleTypeSyntax, inner: (TypeSyntax) -> String?
  ) -> String? {
    var parts: [String] = []
    for element in tuple.elements {
      guard let value = inner(element.type) else { return nil }
      parts.append((element.firstName.map { "\($0.text): " } ?? "") + value)
    }
    return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
  }

  private static func text(
    of function: FunctionTypeSyntax, inner: (TypeSyntax) -> String?
  ) -> String? {
    let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
    let result = function.returnClause.type
    if ["Void", "()"].contains(result.trimmedDescription) {
      return names.isEmpty ? "{}" : "{ \(names) in }"
    }
    guard let value = inner(result) else { return nil }
    return names.isEmpty ? "{ \(value) }" : "{ \(names) in \(value) }"
  }

  /// Those of types that have parameters.
  private static let generic = [
    "Optional": "nil", "Array": "[]", "Set": "[]", "Dictionary": "[:]", "IndexSet": "[]",
    "AnyPublisher": "Empty().eraseToAnyPublisher()", "AsyncStream": "AsyncStream { $0.finish() }",
    "Observable": ".empty()", "Driver": ".empty()", "Signal": ".empty()", "Single": ".never()",
  ]

  private static let plain = [
    "some View": "EmptyView()", "AnyView": "AnyView(EmptyView())",
    "String": "\"\"", "Substring": "\"\"", "Bool": "false",
    "Int": "0", "Int32": "0", "Int64": "0", "UInt": "0", "UInt8": "0", "UInt64": "0",
    "Double": "0", "Float": "0", "CGFloat": "0", "Decimal": "0", "TimeInterval": "0",
    "Duration": ".zero", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
    "UIEdgeInsets": ".zero", "Data": "Data()", "Date": "Date(timeIntervalSince1970: 0)",
    "UUID": "UUID()", "IndexPath": "IndexPath()", "AttributedString": "AttributedString()",
    "NSAttributedString": "NSAttributedString()", "UIColor": ".clear", "Color": ".clear",
    "UIImage": "UIImage()", "UIView": "UIView()", "UILabel": "UILabel()",
    "UIViewController": "UIViewController()", "UITableViewCell": "UITableViewCell()",
    "UICollectionViewCell": "UICollectionViewCell()",
  ]
}
