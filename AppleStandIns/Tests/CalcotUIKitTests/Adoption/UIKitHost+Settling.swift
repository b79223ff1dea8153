import Calcot
import CalcotUIKit
import Testing
import UIKit

/// Passes turns of the main actor until a condition holds, or until there were very many.
@MainActor
func turns(until condition: () -> Bool) async {
  for _ in 0..<2_000_000 {
    if condition() { return }
    await Task.yield()
  }
}

extension UIKitHost {
  /// Waits until the app and the transitions in its window have ended.
  func settle(in window: UIWindow) async {
    repeat {
      await app.settle()
      window.stage.settle()
      for _ in 0..<5 { await Task.yield() }
    } while window.stage.isMoving
    await app.settle()
    #expect(window.stage.warnings == [])
  }
}
