#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotSwiftUI
  import UIKit

  /// The controllers of an app's screens: those that were registered, and SwiftUI's for the others.
  @MainActor
  final class ScreenControllers {
    private let app: CalcotApp
    private let words: AppleWords
    private var registry = ViewRegistry<UIViewController>()
    private var views = SwiftUIViews()
    private var made: [ScreenID: UIViewController] = [:]
    /// What the ways out do that SwiftUI shows.
    var leave: @MainActor (WayOut) -> Void = { _ in }

    init(_ app: CalcotApp, words: AppleWords) { (self.app, self.words) = (app, words) }

    isolated deinit { forgetAll() }

    func register<V: UIViewController & CalcotView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
      registry.register(make) { $0 }
    }

    func register<ViewModel>(plain make: @escaping @MainActor (ViewModel) -> UIViewController) {
      registry.register {
        PlainScreen($0, make($0))
      } erase: {
        $0.controller
      }
    }

    func register(_ views: SwiftUIViews) { self.views = views }

    func controller(of screen: ScreenID) -> UIViewController {
      if let known = made[screen] { return known }
      let controller =
        app.view(of: screen, from: registry)
        ?? HostingController(
          ScreenModel(screen, of: app, views: views), words: words, leave: leave)
      made[screen] = controller
      ScreenTies.shared.tie(controller, to: screen, of: app)
      return controller
    }

    func screen(of controller: UIViewController) -> ScreenID? {
      made.first { $0.value === controller }?.key
    }

    /// Has SwiftUI show what has changed.
    func refresh(_ screens: Set<ScreenID>) {
      for screen in screens { (made[screen] as? HostingController)?.model.screen.refresh() }
    }

    /// Lets all go.
    func forgetAll() {
      for controller in made.values { Observations.shared.end(controller) }
      made = [:]
    }

    /// Lets those go that neither the tree nor the surface has.
    func keep(only surface: HostSurface) {
      let shown = Set(surface.places.flatMap(\.screens))
      for (screen, controller) in made
      where !shown.contains(screen) && app.tree.node(screen) == nil {
        Observations.shared.end(controller)
        made[screen] = nil
      }
    }
  }

  /// A controller that knows nothing of Calçot, as the View that the registry works with.
  private final class PlainScreen<ViewModel>: CalcotView {
    var viewModel: ViewModel
    let controller: UIViewController

    init(_ viewModel: ViewModel, _ controller: UIViewController) {
      (self.viewModel, self.controller) = (viewModel, controller)
    }
  }
#endif
