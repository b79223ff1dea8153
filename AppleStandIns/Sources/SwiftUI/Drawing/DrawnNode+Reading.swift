extension DrawnNode {
  /// The node and all its descendants, in reading order: the bars first, then the content.
  public var all: [DrawnNode] {
    let bars = page?.toolbar.flatMap(\.nodes) ?? []
    return [self] + (bars + children).flatMap(\.all)
  }

  /// The node and its descendants that the user sees, in reading order.
  public var seen: [DrawnNode] {
    guard isVisible else { return [] }
    let bars = page?.hidesBar == true ? [] : page?.toolbar.flatMap(\.nodes) ?? []
    return [self] + (bars + children).flatMap(\.seen)
  }

  /// The visible texts, from top to bottom as VoiceOver reads them, without those of controls.
  public var texts: [String] {
    guard isVisible, !isControl else { return [] }
    return (kind == .text ? [label] : []) + children.flatMap(\.texts)
  }

  /// A Boolean value that indicates whether the user can operate it.
  public var isControl: Bool {
    switch kind {
    case .button, .link, .textField, .toggle, .picker, .stepper, .slider, .datePicker: true
    default: false
    }
  }

  public func first(_ kind: Kind, _ label: String? = nil) -> DrawnNode? {
    seen.first { $0.kind == kind && (label == nil || $0.label == label) }
  }

  /// Returns the first visible node with this identifier.
  public func first(identifier: String) -> DrawnNode? { seen.first { $0.identifier == identifier } }

  public func all(_ kind: Kind) -> [DrawnNode] { seen.filter { $0.kind == kind } }

  /// Returns the label of a control with these nodes.
  static func label(of nodes: [DrawnNode]) -> String {
    nodes.flatMap(\.spoken).filter { !$0.label.isEmpty }.map(\.label).joined(separator: ", ")
  }

  /// The texts in it that VoiceOver reads.
  private var spoken: [DrawnNode] {
    guard !isAccessibilityHidden else { return [] }
    if kind == .text || traits.contains(.isImage) { return [self] }
    let bars = page?.toolbar.flatMap(\.nodes) ?? []
    return (bars + children).flatMap(\.spoken)
  }

  static func systemImage(of nodes: [DrawnNode]) -> String? {
    nodes.flatMap(\.all).lazy.compactMap(\.systemImage).first
  }
}
