#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  /// A delegate that is told of the user's taps on tabs and turns of pages.
  typealias ContainerDelegate = UIPageViewControllerDelegate & UITabBarControllerDelegate

  /// A controller of tabs, pages or a split, with the navigation controllers of its stacks.
  @MainActor
  final class ContainerController {
    let controller: any StackContainer
    private let place: ScreenID
    /// The identities of the stacks on the surface.
    private var branches: [ScreenID] = []
    private var stacks: [StackController] = []

    init(_ kind: Container.Kind, of place: ScreenID, delegate: (any ContainerDelegate)?) {
      self.place = place
      controller =
        switch kind {
        case .tabs: TabsController(delegate: delegate)
        case .pages: PagesController(delegate: delegate)
        case .split: SplitController()
        }
    }

    /// Shows the stacks of a container. Those that it has shown before keep their controllers.
    ///
    /// - Parameter stack: returns the navigation controller of a stack, with its screens.
    func show(
      _ container: HostSurface.Container, in tree: NavigationTree,
      stack: (StackID, [HostSurface.Place]) -> StackController
    ) {
      guard branches != container.branches else { return }
      branches = container.branches
      stacks = zip(container.branches, container.stacks).map { branch, places in
        stack(.branch(branch, of: place), places)
      }
      let shown = tree.node(place)?.container
      for (index, branch) in offered(in: tree).enumerated() {
        let symbol = branch.flatMap { shown?.symbol(of: $0)?.systemName }
        stacks[index].navigation.tabBarItem = UITabBarItem(
          title: nil, image: UIImage(systemName: symbol ?? "circle"), tag: index)
      }
      controller.show(stacks, of: container)
      (controller as? SplitController)?.join(tree.isNarrow, selected: container.selected)
      refresh(tree)
    }

    /// Shows the changes in the stacks and in the selection, without an animation.
    func update(
      _ container: HostSurface.Container,
      stack: (StackID, [HostSurface.Place]) -> StackController
    ) {
      // NB: if there are other stacks, `show(_:in:stack:)` shows them together with those that stay.
      guard branches == container.branches else { return }
      for (branch, places) in zip(container.branches, container.stacks) {
        _ = stack(.branch(branch, of: place), places)
      }
      controller.select(container.selected, animated: false) {}
    }

    /// Updates the titles and badges from the tree.
    func refresh(_ tree: NavigationTree) {
      for case (let stack, let branch?) in zip(stacks, offered(in: tree)) {
        let item: UITabBarItem = stack.navigation.tabBarItem
        if item.title != branch.title { item.title = branch.title }
        if item.badgeValue != branch.badge { item.badgeValue = branch.badge }
      }
    }

    /// Returns the app's branch of each stack, or nil where the app no longer has it.
    private func offered(in tree: NavigationTree) -> [Container.Branch?] {
      let offered = tree.node(place)?.container?.branches ?? []
      return branches.map { id in offered.first { $0.id == id } }
    }
  }
#endif
