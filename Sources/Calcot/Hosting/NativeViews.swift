/// The native views of the screens that a host shows, each made when it is first shown and kept as
/// long as its screen. A screen for whose ViewModel none is registered is shown by its semantic View.
///
/// A host wraps it in a method whose generic parameter constrains its Views:
/// `func register<V: TerminalView>(_ make: @escaping (V.ViewModel) -> V)`.
@MainActor
public final class NativeViews<Native> {
  // NB: none of these is being changed while a view is made or released: its `init` and `deinit` may
  // navigate, and so ask for other views.
  private var registry: ViewRegistry<Native>
  private var views: [ScreenID: Native] = [:]
  /// The screens without a registered view, so that the registry is asked once for each.
  private var semantic: Set<ScreenID> = []

  /// Creates the views of an app, without any.
  public convenience init() { self.init(ViewRegistry()) }

  /// Creates the views of an app from a registry that several apps share.
  package init(_ registry: ViewRegistry<Native>) { self.registry = registry }

  /// Registers a view for every screen with this type of ViewModel; `erase` returns the type that
  /// the host works with.
  public func register<V: CalcotView>(
    _ make: @escaping @MainActor (V.ViewModel) -> V, erase: @escaping @MainActor (V) -> Native
  ) {
    registry.register(make, erase: erase)
  }

  /// Returns the view of a screen, created on first use, or nil if the screen shows its semantic
  /// View.
  public func view(of screen: ScreenID, in app: CalcotApp) -> Native? {
    if let view = views[screen] { return view }
    guard !semantic.contains(screen) else { return nil }
    let view = app.view(of: screen, from: registry)
    // NB: a browser can name any screen, and one that is still to come would never show its view.
    guard app.scope(of: screen) != nil else { return view }
    if let view { views[screen] = view } else { semantic.insert(screen) }
    return view
  }

  /// Releases the views of all other screens.
  public func keep(only screens: Set<ScreenID>) {
    guard !views.isEmpty || !semantic.isEmpty else { return }
    let former = views
    views = former.filter { screens.contains($0.key) }
    semantic.formIntersection(screens)
    withExtendedLifetime(former) {}
  }
}
