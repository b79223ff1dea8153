import Calcot

/// The native views of the screens that have one, with a cache of their pictures.
@MainActor
struct NativeViews {
  /// A view and its last picture. Drawing registers for changes again, so it is done only if the
  /// picture may differ.
  private struct Drawn {
    let view: any TerminalView
    var title: String?
    var picture: NativePicture?
    var isFocused = false
  }

  private var registry = ViewRegistry<any TerminalView>()
  private var views: [ScreenID: Drawn] = [:]
  private var semantic: Set<ScreenID> = []

  mutating func register<V: TerminalView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    registry.register(make) { $0 }
  }

  /// Returns the view of a screen, created on first use, or `nil` if the screen shows its semantic
  /// view.
  mutating func view(of screen: ScreenID, in app: CalcotApp) -> (any TerminalView)? {
    if let drawn = views[screen] { return drawn.view }
    guard !semantic.contains(screen) else { return nil }
    let view = app.view(of: screen, from: registry)
    if let view { views[screen] = Drawn(view: view) } else { semantic.insert(screen) }
    return view
  }

  /// Returns the title of a screen's native view, or `nil` if there is none.
  mutating func title(of screen: ScreenID, in app: CalcotApp) -> String? {
    guard let view = view(of: screen, in: app) else { return nil }
    if let title = views[screen]?.title { return title }
    let title = app.tracking(screen) { view.title }
    views[screen]?.title = title
    return title
  }

  /// Returns the picture of a screen's native view at a size, or `nil` if there is none.
  mutating func picture(
    of screen: ScreenID, in app: CalcotApp, size: CellSize, isFocused: Bool
  ) -> NativePicture? {
    guard let view = view(of: screen, in: app) else { return nil }
    if let drawn = views[screen], let picture = drawn.picture, picture.cells.size == size,
      drawn.isFocused == isFocused
    {
      return picture
    }
    var canvas = TerminalCanvas(size: size, isFocused: isFocused)
    app.tracking(screen) { view.draw(in: &canvas) }
    views[screen]?.picture = canvas.picture
    views[screen]?.isFocused = isFocused
    return canvas.picture
  }

  /// Returns the pictures of the native views of all panes.
  ///
  /// - Parameter isFocused: A Boolean value that indicates whether the view of the active pane has
  ///   the focus.
  mutating func pictures(
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
  mutating func invalidate(_ screen: ScreenID) {
    views[screen]?.title = nil
    views[screen]?.picture = nil
  }

  mutating func keep(only screens: Set<ScreenID>) {
    views = views.filter { screens.contains($0.key) }
    semantic.formIntersection(screens)
  }
}
