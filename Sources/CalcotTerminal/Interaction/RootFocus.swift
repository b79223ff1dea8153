import Calcot
import CalcotContent

/// The state of whether the user works in the root of a stack, rather than in the screen on top of it
/// that stands beside it. The tree knows nothing of it: both are shown.
struct RootFocus: Equatable, Sendable {
  private var root: ScreenID?
  /// The tree's visible screen, when last seen.
  private var visible: ScreenID?

  /// Moves to the root of a stack, or with nil to the screen on top.
  mutating func move(toRoot root: ScreenID?) { self.root = root }

  /// Adapts the top layer of a scene. A move is forgotten when another screen becomes visible or the
  /// root no longer has one beside it.
  mutating func apply(to scene: inout TerminalScene) {
    guard let layer = scene.layers.last else { return }
    let now = layer.arrangement.visible.screen
    let moved = now == visible ? root.flatMap(layer.arrangement.working(inRoot:)) : nil
    visible = now
    if let moved { scene.layers[scene.layers.count - 1].arrangement = moved } else { root = nil }
  }
}
