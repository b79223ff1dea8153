import Calcot
import CalcotContent

/// A record of whether the user works in the root of a stack while the top screen stands beside it.
/// The tree does not hold it, because both screens are visible.
struct RootFocus: Equatable, Sendable {
  /// The roots in which the user works, by the screens that stand beside them.
  private var roots: [ScreenID: ScreenID] = [:]
  /// The tree's visible screen, when last seen.
  private var visible: ScreenID?

  /// Moves to the root of a stack, or to the screen on top if `root` is `nil`.
  mutating func move(toRoot root: ScreenID?) {
    if let visible { roots[visible] = root }
  }

  /// Stays in the root although another screen has come beside it.
  mutating func stay(in root: ScreenID, beside visible: ScreenID) { roots[visible] = root }

  /// Applies the move to the top layer of a scene, also after a sheet or another tab was shown. Drops it
  /// when the screen stands beside the root no more.
  mutating func apply(to scene: inout TerminalScene) {
    guard let layer = scene.layers.last else { return }
    let now = layer.arrangement.visible.screen
    visible = now
    guard let root = roots[now] else { return }
    if let moved = layer.arrangement.working(inRoot: root) {
      scene.layers[scene.layers.count - 1].arrangement = moved
    } else {
      roots[now] = nil
    }
  }

  /// Discards the record of screens that have left the tree.
  mutating func forget(except screens: Set<ScreenID>) {
    roots = roots.filter { screens.contains($0.key) }
  }
}
