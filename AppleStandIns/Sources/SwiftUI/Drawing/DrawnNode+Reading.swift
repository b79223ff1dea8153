extension DrawnNode {
  /// The node and all in it, in the order of reading: bars first, then what stands in it.
  public var all: [DrawnNode] {
    let bars = page?.toolbar.flatMap(\.nodes) ?? []
    return [self] + (bars + children).flatMap(\.all)
  }

  /// The same, without what the user does not see.
  public var seen: [DrawnNode] {
    guard isVisible else { return [] }
    let bars = page?.hidesBar == true ? [] : page?.toolbar.flatMap(\.nodes) ?? []
    return [self] + (bars + children).flatMap(\.seen)
  }

  /// The texts that the user sees, from above and as VoiceOver reads them, without those of controls.
  public var texts: [String] {
    guard isVisible, !isControl else { return [] }
    return (kind == .text ? [label] : []) + children.flatMap(\.texts)
  }

  /// Whether it is used, and not only read.
  public var isControl: Bool {
    [.button, .link, .menu, .textField, .toggle, .picker].contains(kind)
  }

  public func first(_ kind: Kind, _ label: String? = nil) -> DrawnNode? {
    seen.first { $0.kind == kind && (label == nil || $0.label == label) }
  }

  /// The first that is seen and has this identifier.
  public func first(identifier: String) -> DrawnNode? { seen.first { $0.identifier == identifier } }

  public func all(_ kind: Kind) -> [DrawnNode] { seen.filter { $0.kind == kind } }

  /// What the label of a control reads like.
  static func label(of nodes: [DrawnNode]) -> String {
    nodes.flatMap(\.all).filter { $0.kind == .text && !$0.label.isEmpty }.map(\.label)
      .joined(separator: ", ")
  }

  static func systemImage(of nodes: [DrawnNode]) -> String? {
    nodes.flatMap(\.all).lazy.compactMap(\.systemImage).first
  }
}

extension DrawnNode: @MainActor CustomStringConvertible {
  /// The tree as lines, for tests that compare it.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    var line = "\(indent)\(kind.rawValue)"
    if !label.isEmpty { line += " \"\(label)\"" }
    if let value { line += " = \"\(value)\"" }
    if !identifier.isEmpty { line += " #\(identifier)" }
    if !isEnabled { line += " disabled" }
    if isSelected { line += " selected" }
    if !isVisible { line += " hidden" }
    if let title = page?.title { line += " titled \"\(title)\"" }
    let bars = page?.toolbar.flatMap(\.nodes) ?? []
    return [line] + (bars + children + presented).flatMap { $0.lines(indent: indent + "  ") }
  }
}
