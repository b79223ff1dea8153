import Calcot

/// The hand-written views of the screens that have one, and what they have drawn.
@MainActor
struct NativeViews {
  /// One view. Drawing again registers for changes again, so it is done only where it may differ.
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

  /// The view of a screen, made when it is asked for first; nil where its semantic view is shown.
  mutating func view(of screen: ScreenID, in app: CalcotApp) -> (any TerminalView)? {
    if let drawn = views[screen] { return drawn.view }
    guard !semantic.contains(screen) else { return nil }
    let view = app.view(of: screen, from: registry)
    if let view { views[screen] = Drawn(view: view) } else { semantic.insert(screen) }
    return view
  }

  /// The title that a screen's view gives itself; nil without one.
  mutating func title(of screen: ScreenID, in app: CalcotApp) -> String? {
    guard let view = view(of: screen, in: app) else { return nil }
    if let title = views[screen]?.title { return title }
    let title = app.tracking(screen) { view.title }
    views[screen]?.title = title
    return title
  }

  /// What a screen's view draws at a size; nil without one.
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

  /// What the views of all panes draw.
  ///
  /// - Parameter isFocused: whether the one that the user works in has the focus.
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

  /// Draws a screen anew the next time.
  mutating func invalidate(_ screen: ScreenID) {
    views[screen]?.title = nil
    views[screen]?.picture = nil
  }

  mutating func keep(only screens: Set<ScreenID>) {
    views = views.filter { screens.contains($0.key) }
    semantic.formIntersection(screens)
  }
}
