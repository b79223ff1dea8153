#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  /// The controllers of an app's screens: the registered ones, and hosting controllers for the
  /// others.
  @MainActor
  final class ScreenControllers {
    private let app: CalcotApp
    private let words: HostWords
    private var registry = ViewRegistry<UIViewController>()
    private var views = SwiftUIViews()
    private var made: [ScreenID: UIViewController] = [:]
    /// The style of all screens.
    var interfaceStyle = UIUserInterfaceStyle.unspecified {
      didSet { for screen in made.values { screen.overrideUserInterfaceStyle = interfaceStyle } }
    }
    /// The app's configurations of navigation controllers, tab bar controllers and modals.
    var stackChanges: [@MainActor (UINavigationController) -> Void] = []
    var tabChanges: [@MainActor (UITabBarController) -> Void] = []
    var modalChanges: [@MainActor (UIViewController, AnyRoute) -> Void] = []
    /// Performs an exit that SwiftUI shows.
    var leave: @MainActor (WayOut) -> Void = { _ in }

    init(_ app: CalcotApp, words: HostWords) { (self.app, self.words) = (app, words) }

    deinit {
      onMainActor { [made] in Observations.shared.end(made.values) }
    }

    func register<V: UIViewController & CalcotView>(_ make: @escaping @MainActor (V.ViewModel) -> V)
    {
      registry.register(make) {
        $0
      } load: {
        $0.loadViewIfNeeded()
      }
    }

    func register<ViewModel>(plain make: @escaping @MainActor (ViewModel) -> UIViewController) {
      registry.register {
        PlainScreen($0, make($0))
      } erase: {
        $0.controller
      }
    }

    func register(_ views: SwiftUIViews) { self.views = views }

    /// The tint of the theme; nil for that of what is around the app.
    var tint: UIColor? { views.theme?.tint }

    func controller(of screen: ScreenID) -> UIViewController {
      if let known = registered(screen) { return known }
      let controller = HostingController(
        ScreenModel(screen, of: app, views: views), words: words.translated(for: app.status),
        leave: leave)
      keep(controller, of: screen)
      return controller
    }

    /// Returns the controller of a screen that has one of its own.
    @discardableResult
    func registered(_ screen: ScreenID) -> UIViewController? {
      if let known = made[screen] { return known }
      let controller = app.view(of: screen, from: registry)
      if let controller { keep(controller, of: screen) }
      return controller
    }

    private func keep(_ controller: UIViewController, of screen: ScreenID) {
      made[screen] = controller
      controller.overrideUserInterfaceStyle = interfaceStyle
      ScreenTies.shared.tie(controller, to: screen, of: app)
    }

    func screen(of controller: UIViewController) -> ScreenID? {
      made.first { $0.value === controller }?.key
    }

    /// Refreshes the screens that SwiftUI shows, and gives all of them the words of the app's language.
    func refresh(_ screens: Set<ScreenID>) {
      let words = words.translated(for: app.status)
      for (screen, controller) in made {
        guard let controller = controller as? HostingController else { continue }
        controller.show(words)
        if screens.contains(screen) { controller.refresh() }
      }
    }

    /// Releases all controllers.
    func forgetAll() {
      // NB: released last, because the `deinit` of an app's controller may come back to the host.
      let former = made
      made = [:]
      Observations.shared.end(former.values)
    }

    /// Releases the controllers of screens that neither the tree nor the surface has.
    func keep(only surface: HostSurface) {
      let shown = Set(surface.places.flatMap(\.screens))
      // NB: released last, as above.
      let left = made.filter { !shown.contains($0.key) && app.tree.node($0.key) == nil }
      guard !left.isEmpty else { return }
      Observations.shared.end(left.values)
      for screen in left.keys { made[screen] = nil }
    }
  }

  /// The View of a controller that does not know Calçot.
  private final class PlainScreen<ViewModel>: CalcotView {
    var viewModel: ViewModel
    let controller: UIViewController

    init(_ viewModel: ViewModel, _ controller: UIViewController) {
      (self.viewModel, self.controller) = (viewModel, controller)
    }
  }
#endif
