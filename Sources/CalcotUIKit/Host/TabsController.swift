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
    private var selected = 0
    private var hasReported = false

    convenience init(delegate: (any UITabBarControllerDelegate)?) {
      self.init(nibName: nil, bundle: nil)
      show(bar)
      bar.delegate = delegate
      if #available(iOS 18, visionOS 2, *) { bar.mode = .tabSidebar }
      registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (tabs: TabsController, _) in
        tabs.arrange()
      }
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      arrange()
    }

    func show(_ stacks: [StackController], of container: HostSurface.Container) {
      (self.stacks, selected) = (stacks.map(\.navigation), container.selected)
      arrange()
    }

    func select(_ index: Int, animated: Bool, _ end: @escaping @MainActor () -> Void) {
      selected = index
      arrange()
      end()
    }

    func shows(_ index: Int) -> Bool {
      !stacks.indices.contains(index) || bar.selectedViewController === stacks[index]
    }

    /// Returns a sentence about tabs that the bar has no room for, when it has become true.
    func problem() -> String? {
      guard isShort, !hasReported else { return nil }
      hasReported = true
      return "A narrow tab bar has room for five tabs, and this one has \(stacks.count): the user "
        + "cannot tap the others. Show them as rows of a list, in a tab of the app's own."
    }

    /// A Boolean value that indicates whether there are more tabs than the bar has room for.
    private var isShort: Bool {
      let isNarrow = traitCollection.horizontalSizeClass == .compact
      return stacks.count > 5 && (isNarrow || traitCollection.userInterfaceIdiom == .phone)
    }

    /// Shows the tabs that there is room for, the selected one among them.
    ///
    /// NB: UIKit would put the others behind its own More, and move their screens to other stacks.
    private func arrange() {
      guard stacks.indices.contains(selected) else { return }
      let target = stacks[selected]
      let others = stacks.prefix(selected < 5 ? 5 : 4)
      let shown = isShort ? others + (selected < 5 ? [] : [target]) : stacks[...]
      if bar.viewControllers?.contains(target) == true { bar.selectedViewController = target }
      if bar.viewControllers?.elementsEqual(shown, by: ===) != true {
        bar.viewControllers = Array(shown)
      }
      bar.selectedViewController = target
    }

    func index(of controller: UIViewController) -> Int? {
      stacks.firstIndex { $0 === controller }
    }
  }
#endif
