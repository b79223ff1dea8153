#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  /// A controller of tabs, pages or a split, with the navigation controllers of its stacks.
  @MainActor
  final class ContainerController {
    let controller: UIViewController
    private let place: ScreenID
    /// The identities of the stacks on the surface.
    private var branches: [ScreenID] = []
    private var stacks: [UINavigationController] = []

    init(_ kind: ContainerKind, of place: ScreenID, _ host: UIKitHost) {
      self.place = place
      controller =
        switch kind {
        case .tabs: TabsController(gestures: host.gestures)
        case .pages: PagesController(gestures: host.gestures)
        case .split: SplitController()
        }
    }

    /// Shows the stacks of a container. Those that it has shown before keep their controllers.
    func show(_ container: HostSurface.Container, _ host: UIKitHost) {
      guard branches != container.branches else { return }
      branches = container.branches
      stacks = zip(container.branches, container.stacks).map { branch, places in
        host.stack(.branch(branch, of: place), showing: places)
      }
      let shown = host.app.tree.node(place)?.container
      for (index, branch) in offered(by: host).enumerated() {
        let symbol = branch.flatMap { shown?.symbol(of: $0)?.systemName }
        stacks[index].tabBarItem = UITabBarItem(
          title: nil, image: UIImage(systemName: symbol ?? "circle"), tag: index)
      }
      switch controller {
      case let tabs as TabsController: tabs.show(stacks, selected: container.selected)
      case let pages as PagesController: pages.show(stacks, of: container)
      case let split as SplitController: split.show(stacks, selected: container.selected)
      default: break
      }
      refresh(host)
    }

    /// Shows the changes in the stacks and in the selection, without an animation.
    func update(_ container: HostSurface.Container, _ host: UIKitHost) {
      // NB: if there are other stacks, `show(_:_:)` shows them together with those that stay.
      guard branches == container.branches else { return }
      for (branch, places) in zip(container.branches, container.stacks) {
        _ = host.stack(.branch(branch, of: place), showing: places)
      }
      select(container.selected, animated: false) {}
    }

    /// Selects another stack.
    func select(_ index: Int, animated: Bool, _ end: @escaping @MainActor () -> Void) {
      switch controller {
      case let pages as PagesController: pages.turn(to: index, animated: animated, end)
      case let split as SplitController:
        split.selected = index
        end()
      case let tabs as TabsController:
        tabs.bar.selectedIndex = index
        end()
      default: end()
      }
    }

    /// Updates the titles and badges from the tree, and whether a split shows its sides side by
    /// side.
    func refresh(_ host: UIKitHost) {
      (controller as? SplitController)?.isNarrow = host.app.tree.isNarrow
      for case (let stack, let branch?) in zip(stacks, offered(by: host)) {
        let item: UITabBarItem = stack.tabBarItem
        if item.title != branch.title { item.title = branch.title }
        if item.badgeValue != branch.badge { item.badgeValue = branch.badge }
      }
    }

    /// Returns the app's branch of each stack, or nil where the app no longer has it.
    private func offered(by host: UIKitHost) -> [Container.Branch?] {
      let offered = host.app.tree.node(place)?.container?.branches ?? []
      return branches.map { id in offered.first { $0.id == id } }
    }
  }

  /// A controller with a tab bar controller in it, which has a sidebar where the window is wide.
  ///
  /// NB: UIKit does not support a tab bar controller in a navigation controller's stack.
  @MainActor
  final class TabsController: WrapperController {
    let bar = UITabBarController()

    convenience init(gestures: GestureTracker) {
      self.init(nibName: nil, bundle: nil)
      show(bar)
      bar.delegate = gestures
      if #available(iOS 18, visionOS 2, *) { bar.mode = .tabSidebar }
    }

    func show(_ stacks: [UINavigationController], selected: Int) {
      bar.viewControllers = stacks
      bar.selectedIndex = selected
    }
  }
#endif
