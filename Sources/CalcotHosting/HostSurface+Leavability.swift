package import Calcot
package import CalcotContent

extension HostSurface {
  /// Returns the answer to whether the user can leave what the host shows: the leavability of the
  /// visible screen or, during an operation, of the one that will be visible.
  ///
  /// It is published state, so it is known before a gesture begins.
  @MainActor
  package func leavability(in app: CalcotApp) -> Leavability {
    afterOperation.visible.map { app.leavability(of: $0) } ?? .free
  }

  /// Returns whether a gesture may take the user off what the host shows: the screen may be left freely,
  /// and the app does not wait for the host's work, which covers every screen from when it is asked for.
  @MainActor
  package func mayLeave(in app: CalcotApp) -> Bool {
    app.hostRequest == nil && leavability(in: app) == .free
  }
}
