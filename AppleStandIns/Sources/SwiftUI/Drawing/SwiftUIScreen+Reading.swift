extension SwiftUIScreen {
  /// The window and its presentations, from bottom to top.
  public var layers: [DrawnNode] {
    var (result, next): ([DrawnNode], DrawnNode?) = ([], drawing)
    while let layer = next {
      result.append(layer)
      next = layer.presented.first
    }
    return result
  }

  /// The top layer, the only one that the user can reach.
  public var top: DrawnNode { layers.last ?? drawing }

  /// The visible texts on top.
  public var texts: [String] { top.texts }

  /// The titles of the screens in the innermost visible stack, from its root.
  public var titles: [String] { stack?.children.map(\.label) ?? [] }

  /// The innermost visible stack on top.
  public var stack: DrawnNode? { top.seen.last { $0.kind == .navigationStack } }

  /// The visible title on top.
  public var title: String? {
    (top.seen.last { $0.kind == .screen } ?? top).page?.title ?? top.page?.title
  }

  /// The visible tabs on top, of the outermost tab view.
  public var tabs: [DrawnNode] { top.first(.tabs)?.children ?? [] }

  /// Returns the first control on top with this label, preferably an enabled one.
  func control(_ label: String) -> DrawnNode? {
    let found = top.seen.filter { $0.label == label && $0.acts.tap != nil }
    return found.first(where: \.isEnabled) ?? found.first
  }

  func field(_ name: String) -> DrawnNode? {
    let fields = top.all(.textField)
    return fields.first { $0.identifier == name }
      ?? fields.first { $0.label == name || $0.inputLabels.contains(name) }
  }
}
