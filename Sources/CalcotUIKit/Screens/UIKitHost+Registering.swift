#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Calcot
  import CalcotContent
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

    /// Configures each navigation controller of the host when it is made: the looks of its bar, or
    /// large titles. Call it before ``start()``.
    ///
    /// ```swift
    /// host.customize { (stack: UINavigationController) in
    ///   stack.navigationBar.prefersLargeTitles = true
    ///   stack.delegate = animations
    /// }
    /// ```
    ///
    /// A delegate that the configuration sets is retained, and gets everything that the host gets: so
    /// an app has animations of its own. Changes of the stack are the host's. The navigation controller
    /// of an existing app is left as it is.
    public func customize(_ configure: @escaping @MainActor (UINavigationController) -> Void) {
      screens.stackChanges.append(configure)
    }

    /// Configures each tab bar controller of the host when it is made: a tint, a bottom accessory, or
    /// how the bar gives way. Call it before ``start()``. Its tabs and its delegate are the host's.
    ///
    /// ```swift
    /// host.customize { (tabs: UITabBarController) in tabs.view.tintColor = .systemOrange }
    /// ```
    public func customize(_ configure: @escaping @MainActor (UITabBarController) -> Void) {
      screens.tabChanges.append(configure)
    }

    /// Configures each modal before it is presented: detents, corners, or a transition. Call it before
    /// ``start()``.
    ///
    /// ```swift
    /// host.customizeModals { modal, route in
    ///   guard route.matches(TripRoute.map) else { return }
    ///   modal.sheetPresentationController?.detents = [.large()]
    /// }
    /// ```
    ///
    /// - Parameter configure: is given the modal and the route of its first screen. The delegate of the
    ///   presentation is the host's.
    public func customizeModals(
      _ configure: @escaping @MainActor (_ modal: UIViewController, _ route: AnyRoute) -> Void
    ) {
      screens.modalChanges.append(configure)
    }

    /// A Boolean value that indicates whether a gesture of the app's own may begin to leave the visible
    /// screen, such as that of a zoom transition: nothing moves, and the screen neither asks nor is
    /// blocked.
    ///
    /// ```swift
    /// let options = UIViewController.Transition.ZoomOptions()
    /// options.interactiveDismissShouldBegin = { [weak host] in
    ///   $0.willBegin && host?.mayBeginToLeave != false
    /// }
    /// ```
    public var mayBeginToLeave: Bool { surface.activity == .idle && mayLeave }

    /// Returns the screen or container that a controller shows; nil for a controller that is not
    /// the host's.
    public func screen(of controller: UIViewController) -> ScreenID? {
      screens.screen(of: controller)
        ?? containers.first { $0.value.controller === controller }?.key
    }
  }
#endif
