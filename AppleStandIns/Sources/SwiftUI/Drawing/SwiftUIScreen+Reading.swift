extension SwiftUIScreen {
  /// The window and what is presented over it, from below.
  public var layers: [DrawnNode] {
    var (result, next): ([DrawnNode], DrawnNode?) = ([], drawing)
    while let layer = next {
      result.append(layer)
      next = layer.presented.first
    }
    return result
  }

  /// What the user can reach: the layer over all others.
  public var top: DrawnNode { layers.last ?? drawing }

  /// The texts that the user sees on top.
  public var texts: [String] { top.texts }

  /// The titles of the screens in the innermost stack that is seen, from its root.
  public var titles: [String] { stack?.children.map(\.label) ?? [] }

  /// The innermost stack that is seen on top.
  public var stack: DrawnNode? { top.seen.last { $0.kind == .navigationStack } }

  /// The title that the user sees on top.
  public var title: String? {
    (top.seen.last { $0.kind == .screen } ?? top).page?.title ?? top.page?.title
  }

  /// The tabs that the user sees on top, of the outermost tab view.
  public var tabs: [DrawnNode] { top.first(.tabs)?.children ?? [] }

  /// The first on top that says this and can be used.
  func control(_ label: String) -> DrawnNode? {
    let found = top.seen.filter { $0.label == label && $0.acts.tap != nil }
    return found.first(where: \.isEnabled) ?? found.first
  }

  func field(_ name: String) -> DrawnNode? {
    let fields = top.all(.textField)
    return fields.first { $0.identifier == name } ?? fields.first { $0.label == name }
  }
}
