package import Calcot
import CalcotContent

/// The areas of the panes and bars of a frame's top layer.
package struct PaintedPlaces: Equatable, Sendable {
  /// The panes in reading order.
  package private(set) var panes: [CellArea] = []
  /// The index of the pane that the user works in.
  package private(set) var active = 0
  /// The index of the pane that Escape leaves.
  package private(set) var visible = 0
  /// The screen that the user works in.
  package private(set) var screen: ScreenID?
  /// The bars of the containers.
  package private(set) var bars: [CellArea] = []
  /// A Boolean value that indicates whether a dialog or a panel covers the panes.
  package private(set) var isCovered = false

  init() {}

  init(_ composition: Composition) {
    guard let layer = composition.layers.last else { return }
    panes = layer.panes.map(\.placed.area)
    active = layer.panes.firstIndex(where: \.isActive) ?? 0
    screen = layer.active?.screen
    let visible = composition.scene.layers.last?.arrangement.visible.screen
    self.visible = layer.panes.firstIndex { $0.screen == visible } ?? active
    bars = layer.bars.map(\.area)
    isCovered = composition.dialog != nil || composition.panel != nil
  }
}

extension TerminalScene {
  /// Returns the visible screens of each layer from the base; for a covered layer, the screens that
  /// would be visible.
  func screens(of tree: NavigationTree) -> [[ScreenID]] {
    let covered = tree.shownScreens.prefix(max(tree.layers.count - layers.count, 0))
    return covered + layers.map(\.arrangement.screens)
  }
}
