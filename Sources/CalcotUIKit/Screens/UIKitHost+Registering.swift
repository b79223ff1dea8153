#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Calcot
  public import CalcotSwiftUI
  public import UIKit

  extension UIKitHost {
    /// Shows every screen with this type of ViewModel by a controller of its own, in the place of the
    /// semantic view. To be called before ``start()``.
    ///
    /// ```swift
    /// host.register { GroupsViewController($0) }
    /// ```
    ///
    /// A controller with a nib calls `super.init(nibName:bundle:)` as ever.
    public func register<V: UIViewController & CalcotView>(
      _ make: @escaping @MainActor (V.ViewModel) -> V
    ) {
      screens.register(make)
    }

    /// Shows every screen with this type of ViewModel by a controller of a storyboard.
    ///
    /// ```swift
    /// host.register("Groups", in: storyboard) { GroupsViewController(coder: $0, viewModel: $1) }
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: the controller's storyboard identifier. One that is not there is UIKit's own
    ///     exception, when the screen is shown first.
    ///   - make: makes the controller from the storyboard's coder; nil leaves it to `init(coder:)`.
    public func register<V: UIViewController & CalcotView>(
      _ identifier: String, in storyboard: UIStoryboard,
      _ make: @escaping @MainActor (NSCoder, V.ViewModel) -> V?
    ) {
      screens.register { (viewModel: V.ViewModel) -> V in
        storyboard.instantiateViewController(identifier: identifier) { make($0, viewModel) }
      }
    }

    /// Shows every screen with this type of ViewModel by a controller that knows nothing of Calçot, such
    /// as one that an app already has.
    ///
    /// ```swift
    /// host.register(SettingsViewModel.self) { viewModel in
    ///   SettingsViewController(onDone: { viewModel.doneTapped() })
    /// }
    /// ```
    ///
    /// It is made once for a screen, and not told of later ViewModels.
    public func register<ViewModel>(
      _ type: ViewModel.Type, _ make: @escaping @MainActor (ViewModel) -> UIViewController
    ) {
      screens.register(plain: make)
    }

    /// Shows screens by SwiftUI's views, each in a hosting controller.
    public func register(_ views: SwiftUIViews) { screens.register(views) }

    /// Gives the tabs of routes of this type an image.
    ///
    /// ```swift
    /// host.registerTabImage { (tab: AppTab) in UIImage(systemName: tab == .groups ? "person.3" : "person") }
    /// ```
    public func registerTabImage<Tab: Route>(_ image: @escaping @MainActor (Tab) -> UIImage?) {
      let others = tabImage
      tabImage = { route in
        (route.base as? Tab).map { image($0) } ?? others(route)
      }
    }

    /// The screen or container that a controller shows; nil for one that is not the host's.
    public func screen(of controller: UIViewController) -> ScreenID? {
      screens.screen(of: controller)
        ?? containers.first { $0.value.controller === controller }?.key
    }
  }
#endif
