/// Source text that is written line by line, at most 100 columns wide where it can be broken.
struct SourceLines {
  private(set) var text = ""
  private static let width = 100

  mutating func add(_ line: String = "") { text += line + "\n" }

  /// Adds a declaration, and breaks it before its type if it is too long.
  mutating func addVariable(_ start: String, type: String, value: String? = nil) {
    let end = type + (value.map { " = " + $0 } ?? "")
    let line = "  \(start): \(end)"
    add(line.count <= Self.width ? line : "  \(start):\n    \(end)")
  }

  /// Adds the first line of a function, and breaks it around its parameters if it is too long.
  mutating func addHead(_ start: String, parameters: [String], end: String) {
    let list = parameters.joined(separator: ", ")
    let line = "  \(start)(\(list))\(end) {"
    guard line.count > Self.width, !parameters.isEmpty else { return add(line) }
    add("  \(start)(")
    add(
      list.count + 4 <= Self.width
        ? "    \(list)" : parameters.map { "    \($0)" }.joined(separator: ",\n"))
    add("  )\(end) {")
  }

  /// Adds the first line of a type, and breaks it before its conditions if it is too long.
  mutating func addType(_ start: String, conditions: String) {
    let line = conditions.isEmpty ? start : "\(start) \(conditions)"
    add(line.count + 2 <= Self.width ? line + " {" : "\(start)\n\(conditions) {")
  }

  /// Adds a call with one argument, and breaks it before the argument if it is too long.
  mutating func addCall(_ start: String, argument: String, indent: String) {
    let line = "\(indent)\(start)(\(argument))"
    add(line.count <= Self.width ? line : "\(indent)\(start)(\n\(indent)  \(argument))")
  }
}
