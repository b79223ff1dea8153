import Calcot
import CalcotContent

/// The native views of the screens that have one, with a cache of their pictures.
@MainActor
final class TerminalViews {
  /// The last picture of a view. Drawing registers for changes again, so it is done only if the
  /// picture may differ.
  private struct Drawn {
    var title: String?
    var picture: NativePicture?
    var isFocused = false
  }

  private let views = NativeViews<any TerminalView>()
  private var drawn: [ScreenID: Drawn] = [:]

  func register<V: TerminalView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    views.register(make) { $0 }
  }

  /// Returns the view of a screen, created on first use, or `nil` if the screen shows its semantic
  /// view.
  func view(of screen: ScreenID, in app: CalcotApp) -> (any TerminalView)? {
    views.view(of: screen, in: app)
  }

  /// Returns the title of a screen's native view, or `nil` if there is none.
  func title(of screen: ScreenID, in app: CalcotApp) -> String? {
    guard let view = view(of: screen, in: app) else { return nil }
    if let title = drawn[screen]?.title { return title }
    // NB: kept within the turn, whose end discards it if there has been a change meanwhile.
    return app.tracking(screen, for: self) {
      let title = view.title
      drawn[screen, default: Drawn()].title = title
      return title
    }
  }

  /// Returns the picture of a screen's native view at a size, or `nil` if there is none.
  func picture(
    of screen: ScreenID, in app: CalcotApp, size: CellSize, isFocused: Bool
  ) -> NativePicture? {
    guard let view = view(of: screen, in: app) else { return nil }
    if let last = drawn[screen], let picture = last.picture, picture.cells.size == size,
      last.isFocused == isFocused
    {
      return picture
    }
    var canvas = TerminalCanvas(size: size, isFocused: isFocused)
    app.tracking(screen, for: self) {
      view.draw(in: &canvas)
      drawn[screen, default: Drawn()].picture = canvas.picture
      drawn[screen, default: Drawn()].isFocused = isFocused
    }
    return canvas.picture
  }

  /// Returns the pictures of the native views of all panes.
  ///
  /// - Parameter isFocused: A Boolean value that indicates whether the view of the active pane has
  ///   the focus.
  func pictures(
    of composition: Composition, in app: CalcotApp, isFocused: Bool
  ) -> [ScreenID: NativePicture] {
    var pictures: [ScreenID: NativePicture] = [:]
    let active = composition.layers.last?.active?.screen
    for pane in composition.layers.flatMap(\.panes) {
      let size = CellSize(
        columns: pane.placed.area.size.columns,
        rows: pane.placed.page.blocks.last { $0.kind == .native }?.height ?? 0)
      pictures[pane.screen] = picture(
        of: pane.screen, in: app, size: size, isFocused: isFocused && pane.screen == active)
    }
    return pictures
  }

  /// Discards a screen's picture, so that it is drawn anew the next time.
  func invalidate(_ screen: ScreenID) {
    drawn[screen] = nil
  }

  func keep(only screens: Set<ScreenID>) {
    views.keep(only: screens)
    drawn = drawn.filter { screens.contains($0.key) }
  }
}
