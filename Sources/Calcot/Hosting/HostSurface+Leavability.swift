package import CalcotContent

extension HostSurface {
  /// Returns the leavability of the visible screen or, during an operation, of the screen that will
  /// be visible.
  ///
  /// It is published state, so it is known before a gesture begins.
  @MainActor
  package func leavability(in app: CalcotApp) -> Leavability {
    afterOperation.visible.map { app.leavability(of: $0) } ?? .free
  }

  /// Returns whether a gesture may leave the visible screen: the screen may be left freely, and the
  /// app waits for no host work, which covers every screen as soon as it is requested.
  @MainActor
  package func mayLeave(in app: CalcotApp) -> Bool {
    app.hostRequest == nil && leavability(in: app) == .free
  }
}
