import Calcot

/// The hand-written views of the screens that have one.
@MainActor
struct NativeViews {
  private var registry = ViewRegistry<any TerminalView>()
  private var views: [ScreenID: any TerminalView] = [:]
  private var semantic: Set<ScreenID> = []

  mutating func register<V: TerminalView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    registry.register(make) { $0 }
  }

  /// The view of a screen, made when it is asked for first; nil where its semantic view is shown.
  mutating func view(of screen: ScreenID, in app: App) -> (any TerminalView)? {
    if let view = views[screen] { return view }
    guard !semantic.contains(screen) else { return nil }
    let view = app.view(of: screen, from: registry)
    if let view { views[screen] = view } else { semantic.insert(screen) }
    return view
  }

  mutating func keep(only screens: Set<ScreenID>) {
    views = views.filter { screens.contains($0.key) }
    semantic.formIntersection(screens)
  }
}
