/// A value of JSON, written with its keys in the given order.
enum JSONText {
  case string(String)
  case number(Double)
  case bool(Bool)
  case null
  case array([JSONText])
  case object([(String, JSONText)])

  static func integer(_ value: Int) -> JSONText { .number(Double(value)) }

  /// With a line for each element of the outer arrays, so that two maps can be compared as text.
  func text(depth: Int = 2) -> String {
    var result = ""
    write(to: &result, depth: depth, indent: "")
    return result
  }

  private func write(to result: inout String, depth: Int, indent: String) {
    switch self {
    case .string(let text): result += Escape.json(text)
    case .number(let value):
      let rounded = (value * 1000).rounded() / 1000
      result += rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    case .bool(let value): result += value ? "true" : "false"
    case .null: result += "null"
    case .array(let elements):
      Self.list(elements, "[", "]", to: &result, depth: depth, indent: indent) {
        $0.write(to: &$1, depth: depth - 1, indent: indent + "  ")
      }
    case .object(let pairs):
      Self.list(pairs, "{", "}", to: &result, depth: depth, indent: indent) {
        $1 += Escape.json($0.0) + (depth > 0 ? ": " : ":")
        $0.1.write(to: &$1, depth: depth - 1, indent: indent + "  ")
      }
    }
  }

  private static func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, to result: inout String, depth: Int,
    indent: String, write: (Element, inout String) -> Void
  ) {
    result += open
    for (index, element) in elements.enumerated() {
      if index > 0 { result += "," }
      if depth > 0 { result += "\n\(indent)  " }
      write(element, &result)
    }
    if depth > 0, !elements.isEmpty { result += "\n\(indent)" }
    result += close
  }
}
