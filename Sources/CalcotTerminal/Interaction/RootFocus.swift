import Calcot
import CalcotContent

/// A record of whether the user works in the root of a stack while the top screen stands beside it.
/// The tree does not hold it, because both screens are visible.
struct RootFocus: Equatable, Sendable {
  private var root: ScreenID?
  /// The tree's visible screen, when last seen.
  private var visible: ScreenID?

  /// Moves to the root of a stack, or to the screen on top if `root` is `nil`.
  mutating func move(toRoot root: ScreenID?) { self.root = root }

  /// Stays in the root although another screen has come beside it.
  mutating func stay(in root: ScreenID, beside visible: ScreenID) {
    (self.root, self.visible) = (root, visible)
  }

  /// Applies the move to the top layer of a scene. Drops it when another screen becomes visible, or
  /// when no screen stands beside the root any more.
  mutating func apply(to scene: inout TerminalScene) {
    guard let layer = scene.layers.last else { return }
    let now = layer.arrangement.visible.screen
    let moved = now == visible ? root.flatMap(layer.arrangement.working(inRoot:)) : nil
    visible = now
    if let moved { scene.layers[scene.layers.count - 1].arrangement = moved } else { root = nil }
  }
}
