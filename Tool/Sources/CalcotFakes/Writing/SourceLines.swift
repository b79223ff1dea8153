/// Source text in lines of at most 100 columns, where they can be broken.
struct SourceLines {
  private(set) var text = ""
  /// The spaces before each line.
  var indentation = ""
  private var width: Int { 100 - indentation.count }

  /// Returns a Boolean value that indicates whether a line is short enough. Counting columns is
  /// slow, and most lines already have few enough bytes.
  private func fits(_ line: String) -> Bool { line.utf8.count <= width || line.count <= width }

  mutating func add(_ line: String = "") {
    guard line.utf8.contains(10) else {
      if !line.isEmpty { text += indentation }
      text += line
      text += "\n"
      return
    }
    for one in line.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      if !one.isEmpty { text += indentation }
      text += Substring(one) + "\n"
    }
  }

  /// Adds a declaration, and breaks it before its type if it is too long.
  mutating func addVariable(_ start: String, type: String, value: String? = nil) {
    let end = type + (value.map { " = " + $0 } ?? "")
    let line = "  \(start): \(end)"
    add(fits(line) ? line : "  \(start):\n    \(end)")
  }

  /// Adds the first line of a function, and breaks it around its parameters if it is too long.
  mutating func addHead(_ start: String, parameters: [String], end: String) {
    let list = parameters.joined(separator: ", ")
    let line = "  \(start)(\(list))\(end) {"
    guard !fits(line), !parameters.isEmpty else { return add(line) }
    add("  \(start)(")
    add(
      fits("    \(list)")
        ? "    \(list)" : parameters.map { "    \($0)" }.joined(separator: ",\n"))
    add("  )\(end) {")
  }

  /// Adds the first line of a type, and breaks it before its conditions if it is too long.
  mutating func addType(_ start: String, conditions: String) {
    let line = conditions.isEmpty ? start : "\(start) \(conditions)"
    add(fits(line + " {") ? line + " {" : "\(start)\n\(conditions) {")
  }

  /// Adds a call with one argument, and breaks it before the argument if it is too long.
  mutating func addCall(_ start: String, argument: String, indent: String) {
    let line = "\(indent)\(start)(\(argument))"
    add(fits(line) ? line : "\(indent)\(start)(\n\(indent)  \(argument))")
  }
}
