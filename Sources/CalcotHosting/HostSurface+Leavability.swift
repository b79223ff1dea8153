package import Calcot
package import CalcotContent

extension HostSurface {
  /// Returns the answer to whether the user can leave what the host shows: the leavability of the
  /// visible screen or, during an operation, of the one that will be visible.
  ///
  /// Back, a swipe, a pull and the planner's check of a running gesture all follow it. It is
  /// published state, so it is known before a gesture begins.
  @MainActor
  package func leavability(in app: CalcotApp) -> Leavability {
    afterOperation.visible.map { app.leavability(of: $0) } ?? .free
  }
}
