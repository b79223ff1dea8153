import Calcot

/// A composer that lays out scenes, and keeps the layout while nothing has changed.
package struct FrameComposer: Sendable {
  /// The number of layouts so far.
  package private(set) var compositionCount = 0
  private var cache = PageCache()
  private var last: Composition?

  package init() {}

  /// Draws a kind of native piece from now on. Linear in the number of kinds.
  mutating func register<Value: Hashable & Sendable>(
    _ draw: @escaping @Sendable (_ value: Value, _ columns: Int) -> [String]
  ) {
    cache.pieces.register(draw)
    last = nil
  }

  /// Lays out pictures for a terminal's support of them.
  mutating func use(_ images: ImageSupport) {
    guard images != cache.pieces.images else { return }
    cache.pieces.images = images
    last = nil
  }

  /// Returns the layout of a scene that the user's state has arranged.
  mutating func layout(of scene: TerminalScene, size: CellSize) -> Composition {
    if let last, last.size == size, last.scene == scene { return last }
    let composition = Composition(scene, size: size, cache: &cache)
    compositionCount += 1
    last = composition
    return composition
  }

  /// Discards the layouts of screens that have left the tree.
  mutating func keep(only screens: Set<ScreenID>) {
    cache.keep(only: screens)
    last = nil
  }
}
