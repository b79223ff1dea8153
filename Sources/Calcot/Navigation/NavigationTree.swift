/// Everything that is shown, as a value: the app's base, the modals over it, and a dialog on top.
public struct NavigationTree: Equatable, Sendable {
  /// The base first, then each modal over the one before. Never empty while the app runs.
  public internal(set) var layers: [Layer]
  /// The alert or action sheet over everything.
  public internal(set) var dialog: Dialog?

  init(layers: [Layer], dialog: Dialog? = nil) {
    self.layers = layers
    self.dialog = dialog
  }

  /// The layer that a person can reach, but for a dialog.
  public var topLayer: Layer? { layers.last }

  /// The screen that a person sees, under a dialog if there is one.
  public var visible: ScreenNode? { layers.last?.stack.top }

  /// Where a screen stands, or nil when it is not in the tree. Linear in the number of screens.
  public func node(_ id: ScreenID) -> ScreenNode? {
    for layer in layers.reversed() {
      if let node = layer.stack.topDown.first(where: { $0.id == id }) { return node }
    }
    return nil
  }

  /// Every screen, the visible one first.
  public var screens: [ScreenNode] { layers.reversed().flatMap { Array($0.stack.topDown) } }

  /// The index of the layer in which a screen stands.
  func layerIndex(of id: ScreenID) -> Int? {
    layers.lastIndex { layer in layer.stack.topDown.contains { $0.id == id } }
  }
}

/// One stack of screens: the app's base, or a modal over the layer before it.
public struct Layer: Equatable, Sendable, Identifiable {
  public let id: LayerID
  public let style: LayerStyle
  public internal(set) var stack: ScreenStack
}

/// How a layer is shown.
public enum LayerStyle: String, Hashable, Sendable, Codable {
  case base, sheet, fullScreen
}

extension NavigationTree {
  /// The screens of this tree that are not in `other`, the visible ones first. Costs what differs.
  func screens(notIn other: NavigationTree) -> [ScreenNode] {
    var found: [ScreenNode] = []
    for layer in layers.reversed() {
      guard let twin = other.layers.first(where: { $0.id == layer.id }) else {
        found += layer.stack.topDown
        continue
      }
      found += layer.stack.screens(notIn: twin.stack)
    }
    return found
  }
}

extension NavigationTree: CustomStringConvertible {
  /// The layers a line each, the root of each stack first.
  public var description: String {
    var lines = layers.map { layer in
      "\(layer.style.rawValue): "
        + layer.stack.nodes.map(\.route.description).joined(separator: " > ")
    }
    if let dialog { lines.append("\(dialog.style.rawValue): \(dialog.title)") }
    return lines.joined(separator: "\n")
  }
}
