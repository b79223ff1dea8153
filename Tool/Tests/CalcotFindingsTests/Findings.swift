import CalcotCode
import CalcotFindings
import CalcotReader

extension Finding {
  /// Returns a finding about a type's use of a symbol.
  static func example(
    _ rule: String = "viewmodel-ui-import", type: String = "LoginViewModel", member: String = "",
    symbol: String = "UIKit", path: String = "Login.swift", line: Int = 1, column: Int = 1
  ) -> Finding {
    Finding(
      rule: rule, severity: .warning, confidence: 1, message: "\(type) uses \(symbol)", path: path,
      line: line, column: column,
      subject: Subject(type: type, member: member, symbol: symbol))
  }
}

extension SourceFile {
  static func read(_ text: String, path: String = "Login.swift") -> SourceFile {
    var reader = SourceReader()
    return SourceFile(path: path, facts: reader.facts(of: text))
  }
}
