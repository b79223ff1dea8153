/// The path of a field of a community file, formatted only when it is reported.
struct FieldPath: CustomStringConvertible {
  static let file = FieldPath()

  var list: String?
  var index: Int?
  var field: String?
  var element: Int?

  /// Returns the path of a field in this object.
  func appending(_ field: String) -> FieldPath {
    FieldPath(list: list, index: index, field: field)
  }

  var description: String {
    var text = list ?? ""
    if let index { text += "[\(index)]" }
    if let field { text += text.isEmpty ? field : ".\(field)" }
    if let element { text += "[\(element)]" }
    return text
  }
}
