#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Calcot
  public import UIKit

  extension UIKitHost {
    /// Registers a controller for every screen with this type of ViewModel, instead of the semantic
    /// view. Call it before ``start()``.
    ///
    /// ```swift
    /// host.register { GroupsViewController($0) }
    /// ```
    ///
    /// A controller with a nib calls `super.init(nibName:bundle:)` as usual.
    public func register<V: UIViewController & CalcotView>(
      _ make: @escaping @MainActor (V.ViewModel) -> V
    ) {
      screens.register(make)
    }

    /// Registers a storyboard's controller for every screen with this type of ViewModel.
    ///
    /// ```swift
    /// host.register("Groups", in: storyboard) { GroupsViewController(coder: $0, viewModel: $1) }
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: the controller's storyboard identifier. A missing one raises UIKit's own
    ///     exception when the screen is first shown.
    ///   - make: makes the controller from the storyboard's coder; nil uses `init(coder:)`.
    public func register<V: UIViewController & CalcotView>(
      _ identifier: String, in storyboard: UIStoryboard,
      _ make: @escaping @MainActor (NSCoder, V.ViewModel) -> V?
    ) {
      screens.register { (viewModel: V.ViewModel) -> V in
        storyboard.instantiateViewController(identifier: identifier) { make($0, viewModel) }
      }
    }

    /// Registers a controller that does not know Calçot for every screen with this type of
    /// ViewModel, such as one that an app already has.
    ///
    /// ```swift
    /// host.register(SettingsViewModel.self) { viewModel in
    ///   SettingsViewController(onDone: { viewModel.doneTapped() })
    /// }
    /// ```
    ///
    /// It is made once per screen, and does not get later ViewModels.
    public func register<ViewModel>(
      _ type: ViewModel.Type, _ make: @escaping @MainActor (ViewModel) -> UIViewController
    ) {
      screens.register(plain: make)
    }

    /// Registers SwiftUI views, each of which is shown in a hosting controller.
    public func register(_ views: SwiftUIViews) { screens.register(views) }

    /// Configures each navigation controller and tab bar controller of the host when it is made: the
    /// looks of its bar, large titles, or a tint.
    ///
    /// ```swift
    /// host.customize { (stack: UINavigationController) in
    ///   stack.navigationBar.prefersLargeTitles = true
    /// }
    /// host.customize { (tabs: UITabBarController) in tabs.view.tintColor = .systemOrange }
    /// ```
    ///
    /// Call it before ``start()``. Delegates and gestures are the host's. The navigation controller of
    /// an existing app is left as it is.
    public func customize<Controller: UIViewController>(
      _ configure: @escaping @MainActor (Controller) -> Void
    ) {
      screens.customizations.append {
        if let controller = $0 as? Controller { configure(controller) }
      }
    }

    /// Returns the screen or container that a controller shows; nil for a controller that is not
    /// the host's.
    public func screen(of controller: UIViewController) -> ScreenID? {
      screens.screen(of: controller)
        ?? containers.first { $0.value.controller === controller }?.key
    }
  }
#endif
