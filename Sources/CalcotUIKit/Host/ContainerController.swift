#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  /// A controller of tabs, pages or a split, with the navigation controllers of its stacks.
  @MainActor
  final class ContainerController {
    let controller: UIViewController
    /// The identifiers of the stacks on the surface.
    let branches: [ScreenID]
    private let place: ScreenID
    private let stacks: [UINavigationController]

    private init(
      _ controller: UIViewController, _ place: ScreenID, _ branches: [ScreenID],
      _ stacks: [UINavigationController]
    ) {
      (self.controller, self.place) = (controller, place)
      (self.branches, self.stacks) = (branches, stacks)
    }

    static func make(
      _ container: HostSurface.Container, of place: ScreenID, for host: UIKitHost
    ) -> ContainerController {
      let stacks = container.stacks.enumerated().map { index, places in
        host.makeStack(.branch(index, of: place), places)
      }
      let controller: UIViewController =
        switch container.kind {
        case .tabs: TabsController(stacks, selected: container.selected, gestures: host.gestures)
        case .pages: PagesController(stacks, selected: container.selected, gestures: host.gestures)
        case .split: SplitController(stacks, selected: container.selected)
        }
      (controller as? SplitController)?.widthChanged = { [weak host] in host?.reportWidth() }
      let made = ContainerController(controller, place, container.branches, stacks)
      for (index, stack) in stacks.enumerated() {
        let route = host.app.tree.node(place)?.container?.branches[index].route
        stack.tabBarItem = UITabBarItem(
          title: nil, image: route.flatMap { host.tabImage($0) }, tag: index)
      }
      made.refresh(host)
      return made
    }

    /// Selects another stack.
    func select(_ index: Int, _ host: UIKitHost, _ end: @escaping @MainActor () -> Void) {
      switch controller {
      case let pages as PagesController:
        let isSeen = host.surface.visibleContainers.contains { $0.id == place }
        pages.turn(to: index, animated: isSeen, end)
      case let split as SplitController:
        split.selected = index
        end()
      case let tabs as UITabBarController:
        tabs.selectedIndex = index
        end()
      default: end()
      }
    }

    /// Updates the titles from the tree, and whether a split shows both sides.
    func refresh(_ host: UIKitHost) {
      (controller as? SplitController)?.isNarrow = host.app.tree.isNarrow
      guard let branches = host.app.tree.node(place)?.container?.branches else { return }
      for (stack, branch) in zip(stacks, branches) where stack.tabBarItem.title != branch.title {
        stack.tabBarItem.title = branch.title
      }
    }
  }

  /// A tab bar controller.
  @MainActor
  final class TabsController: UITabBarController {
    convenience init(
      _ stacks: [UINavigationController], selected: Int, gestures: GestureTracker
    ) {
      self.init(nibName: nil, bundle: nil)
      viewControllers = stacks
      selectedIndex = selected
      delegate = gestures
    }
  }
#endif
