#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import UIKit

  /// A controller with a tab bar controller in it, which has a sidebar where the window is wide.
  ///
  /// NB: UIKit does not support a tab bar controller in a navigation controller's stack.
  @MainActor
  final class TabsController: WrapperController, StackContainer {
    let bar = UITabBarController()
    private var stacks: [UINavigationController] = []

    convenience init(delegate: any UITabBarControllerDelegate) {
      self.init(nibName: nil, bundle: nil)
      show(bar)
      bar.delegate = delegate
      if #available(iOS 18, visionOS 2, *) { bar.mode = .tabSidebar }
    }

    func show(_ stacks: [UINavigationController], of container: HostSurface.Container) {
      self.stacks = stacks
      bar.viewControllers = stacks
      bar.selectedIndex = container.selected
    }

    func select(_ index: Int, animated: Bool, _ end: @escaping @MainActor () -> Void) {
      bar.selectedIndex = index
      end()
    }

    func shows(_ index: Int) -> Bool { bar.selectedViewController === stacks[index] }

    func index(of controller: UIViewController) -> Int? {
      stacks.firstIndex { $0 === controller }
    }
  }
#endif
