import Calcot

/// Where the top layer of a frame has its panes and bars, as the user sees them.
package struct PaintedPlaces: Equatable, Sendable {
  /// The panes in the order in which they are read.
  package private(set) var panes: [CellArea] = []
  /// The place among them of the one that the user works in.
  package private(set) var active = 0
  /// The bars of the containers.
  package private(set) var bars: [CellArea] = []
  /// Whether a dialog or a panel is over them.
  package private(set) var isCovered = false

  init() {}

  init(_ composition: Composition) {
    guard let layer = composition.layers.last else { return }
    panes = layer.panes.map(\.placed.area)
    active = layer.panes.firstIndex(where: \.isActive) ?? 0
    bars = layer.bars.filter(\.isContainers).map(\.area)
    isCovered = composition.dialog != nil || composition.panel != nil
  }
}

extension Scene {
  /// The screens that are shown, layer by layer from the base; of a layer that is covered, those
  /// that would be.
  func screens(of tree: NavigationTree) -> [[ScreenID]] {
    let covered = tree.shownScreens.prefix(max(tree.layers.count - layers.count, 0))
    return covered + layers.map(\.arrangement.screens)
  }
}
