#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import UIKit

  /// A controller that shows stacks side by side: the sides of a split, or a list and its details.
  /// In a compact width the sides of a split are one stack, each on the one before it.
  ///
  /// Not a `UISplitViewController`: that one moves controllers from stack to stack when it
  /// collapses, and the navigation tree keeps its stacks.
  @MainActor
  final class SplitController: UIViewController, StackContainer {
    /// The navigation controller in which the sides are one stack.
    let joined = HostNavigation()
    /// The controllers of each side while the sides are one stack; otherwise nil.
    private var sides: [[UIViewController]]?
    private var stacks: [StackController] = []

    /// Shows the stacks. NB: the sides of a split never change, so this is called once.
    func show(_ stacks: [StackController]) {
      self.stacks = stacks
      for (index, stack) in stacks.enumerated() {
        stack.side = StackController.Side(split: self, index: index)
      }
    }

    func show(_ stacks: [StackController], of container: HostSurface.Container) { show(stacks) }

    func select(_ index: Int, animated: Bool, _ end: @escaping @MainActor () -> Void) {
      let select: @MainActor () -> Void = { [weak self] in
        if let self {
          sides = shownSides
          showSides(to: index, animated: animated)
        }
        end()
      }
      if animated, isJoined { joined.whenAppeared(select) } else { select() }
    }

    func shows(_ index: Int) -> Bool { !isJoined || selected == index }

    // MARK: One stack

    /// A Boolean value that indicates whether the sides are one stack.
    var isJoined: Bool { sides != nil }

    /// The side on top of the one stack.
    var selected: Int {
      sides?.lastIndex { $0.contains { joined.viewControllers.contains($0) } } ?? 0
    }

    /// The navigation controllers that must not move when the sides become one stack, or several.
    var navigations: [UINavigationController] { [joined] + stacks.map(\.top) }

    /// Makes the sides one stack up to the selected one, or puts them beside each other.
    func join(_ isJoined: Bool, selected: Int) {
      guard isJoined != self.isJoined else { return }
      if let sides = shownSides {
        self.sides = nil
        joined.setViewControllers([], animated: false)
        for (stack, side) in zip(stacks, sides) {
          stack.navigation.setViewControllers(side, animated: false)
        }
      } else {
        sides = stacks.map { $0.release() }
        showSides(to: selected, animated: false)
      }
      arrange()
    }

    /// Shows controllers in a side of the one stack. Returns whether the controllers changed.
    func show(_ controllers: [UIViewController], in side: Int, animated: Bool) -> Bool {
      let (selected, isNew) = (selected, shownSides?[side] != controllers)
      sides = shownSides
      sides?[side] = controllers
      return showSides(to: selected, animated: animated && side == selected) || isNew
    }

    @discardableResult
    private func showSides(to selected: Int, animated: Bool) -> Bool {
      guard let sides else { return false }
      return joined.show(sides.prefix(selected + 1).flatMap(\.self), animated: animated)
    }

    /// Returns the controllers of a side of the one stack; nil if the sides are beside each other.
    func controllers(of side: Int) -> [UIViewController]? {
      shownSides?[side]
    }

    /// The controllers of each side, without those that the user has popped.
    private var shownSides: [[UIViewController]]? {
      let (selected, shown) = (selected, joined.viewControllers)
      return sides?.enumerated().map { side, own in
        own.filter { side > selected || shown.contains($0) }
      }
    }

    // MARK: Layout

    override func viewDidLoad() {
      super.viewDidLoad()
      let all = stacks.map(\.navigation) + [joined]
      for stack in all { addChild(stack) }
      arrange()
      for stack in all { stack.didMove(toParent: self) }
      view.backgroundColor = .separator
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layOut()
    }

    private func arrange() {
      guard isViewLoaded else { return }
      let all = stacks.map(\.navigation)
      let (shown, others) = isJoined ? ([joined], all) : (all, [joined])
      for stack in others { stack.viewIfLoaded?.removeFromSuperview() }
      for stack in shown where stack.view.superview == nil { view.addSubview(stack.view) }
      for stack in all.dropLast() { stack.traitOverrides.horizontalSizeClass = .compact }
      layOut()
    }

    /// Lays out the sides from the leading edge. The first of two has 36 % of the width; the first
    /// two of three have 24 % and 30 %.
    private func layOut() {
      guard !isJoined else {
        joined.view.frame = view.bounds
        return
      }
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let edge: CGRectEdge = isMirrored ? .maxXEdge : .minXEdge
      let shares: [CGFloat] = stacks.count > 2 ? [0.24, 0.3] : [0.36]
      var rest = view.bounds
      for (stack, share) in zip(stacks, shares) {
        let width = (view.bounds.width * share).rounded()
        let (side, others) = rest.divided(atDistance: width, from: edge)
        stack.navigation.view.frame = side
        // NB: the view's own color shows as a line between them.
        rest = others.divided(atDistance: 0.5, from: edge).remainder
      }
      stacks.last?.navigation.view.frame = rest
    }
  }
#endif
