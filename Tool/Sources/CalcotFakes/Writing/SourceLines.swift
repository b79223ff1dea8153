/// Source text that is written line by line, at most 100 columns wide where it can be broken.
struct SourceLines {
  private(set) var text = ""
  /// The spaces before each line.
  var indentation = ""
  private var width: Int { 100 - indentation.count }

  mutating func add(_ line: String = "") {
    for one in line.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      if !one.isEmpty { text += indentation }
      text += Substring(one) + "\n"
    }
  }

  /// Adds a declaration, and breaks it before its type if it is too long.
  mutating func addVariable(_ start: String, type: String, value: String? = nil) {
    let end = type + (value.map { " = " + $0 } ?? "")
    let line = "  \(start): \(end)"
    add(line.count <= width ? line : "  \(start):\n    \(end)")
  }

  /// Adds the first line of a function, and breaks it around its parameters if it is too long.
  mutating func addHead(_ start: String, parameters: [String], end: String) {
    let list = parameters.joined(separator: ", ")
    let line = "  \(start)(\(list))\(end) {"
    guard line.count > width, !parameters.isEmpty else { return add(line) }
    add("  \(start)(")
    add(
      list.count + 4 <= width
        ? "    \(list)" : parameters.map { "    \($0)" }.joined(separator: ",\n"))
    add("  )\(end) {")
  }

  /// Adds the first line of a type, and breaks it before its conditions if it is too long.
  mutating func addType(_ start: String, conditions: String) {
    let line = conditions.isEmpty ? start : "\(start) \(conditions)"
    add(line.count + 2 <= width ? line + " {" : "\(start)\n\(conditions) {")
  }

  /// Adds a call with one argument, and breaks it before the argument if it is too long.
  mutating func addCall(_ start: String, argument: String, indent: String) {
    let line = "\(indent)\(start)(\(argument))"
    add(line.count <= width ? line : "\(indent)\(start)(\n\(indent)  \(argument))")
  }
}
