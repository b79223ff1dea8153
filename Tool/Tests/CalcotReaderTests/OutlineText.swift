import CalcotCode
import CalcotReader

/// Returns an outline as text, a line for each node, for comparing in tests.
func outline(_ source: String) -> String {
  var reader = SourceReader()
  let facts = reader.facts(of: source)
  var lines: [String] = []
  var ends: [UInt32] = []
  for (index, node) in facts.nodes.enumerated().dropFirst() {
    while let end = ends.last, Int(end) <= index { ends.removeLast() }
    lines.append(String(repeating: "  ", count: ends.count) + text(of: node))
    ends.append(node.end)
  }
  return lines.joined(separator: "\n")
}

private func text(of node: Node) -> String {
  var words = ["\(node.kind)"]
  if !node.name.isNone { words.append(node.name.text) }
  if !node.label.isNone { words.append("(\(node.label.text))") }
  if node.access != .unspecified { words.append("\(node.access)") }
  words += flagNames.filter { node.flags.contains($0.0) }.map(\.1)
  return words.joined(separator: " ")
}

private let flagNames: [(Node.Flags, String)] = [
  (.isStatic, "static"), (.isLet, "let"), (.isWeak, "weak"), (.isUnowned, "unowned"),
  (.isLazy, "lazy"), (.isOverride, "override"), (.isFinal, "final"), (.isComputed, "computed"),
  (.hasSetter, "settable"), (.hasObservers, "observed"), (.isAsync, "async"),
  (.isThrowing, "throws"), (.isSetterPrivate, "private(set)"), (.isOptional, "?"),
  (.isForced, "!"), (.isAny, "any"), (.isSome, "some"), (.isEscaping, "escaping"),
  (.isMetatype, "Type"), (.isInout, "inout"), (.qualifier, "qualifier"), (.result, "result"),
  (.trailing, "trailing"), (.shorthand, "shorthand"), (.isTestable, "testable"),
  (.isExported, "exported"), (.isMutating, "mutating"), (.isBroken, "broken"),
  (.isChained, "chained"), (.isAwaited, "awaited"),
]
