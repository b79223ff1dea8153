import SwiftSyntax

extension FunctionParameterSyntax {
  /// The name of the parameter in the function's code.
  var innerName: String { (secondName ?? firstName).text }
}
