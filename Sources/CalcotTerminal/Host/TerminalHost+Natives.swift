import Calcot

extension TerminalHost {
  /// Passes a key to the focused native view and returns a Boolean value that indicates whether the
  /// view has used it.
  func isUsedByNative(_ key: Key, _ composition: Composition, _ app: CalcotApp) -> Bool {
    guard state.focus(in: composition) == .native, !composition.scene.isHosts(key),
      let screen = composition.scene.layers.last?.screen,
      let view = natives.view(of: screen, in: app)
    else { return false }
    defer { natives.invalidate(screen) }
    return app.tracking(screen, for: self) { view.handle(key) }
  }

  /// Returns the pictures of the native views of all panes.
  func drawNatives(of composition: Composition, _ app: CalcotApp) -> [ScreenID: NativePicture] {
    let isFocused = state.focus(in: composition) == .native
    return natives.pictures(of: composition, in: app, isFocused: isFocused)
  }
}
