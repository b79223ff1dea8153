#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import UIKit

  /// A controller that shows stacks side by side, or only the selected one in a compact width: the
  /// sides of a split, or a list and its details.
  ///
  /// Not a `UISplitViewController`: that one moves controllers from stack to stack when it
  /// collapses, and the navigation tree keeps its stacks.
  @MainActor
  final class SplitController: UIViewController, StackContainer {
    private var stacks: [UINavigationController] = []
    var selected = 0 { didSet { if selected != oldValue { arrange() } } }
    var isNarrow = false { didSet { if isNarrow != oldValue { arrange() } } }

    /// Shows the stacks. NB: the sides of a split never change, so this is called once.
    func show(_ stacks: [UINavigationController], selected: Int) {
      (self.stacks, self.selected) = (stacks, selected)
    }

    func show(_ stacks: [UINavigationController], of container: HostSurface.Container) {
      show(stacks, selected: container.selected)
    }

    func select(_ index: Int, animated: Bool, _ end: @escaping @MainActor () -> Void) {
      selected = index
      end()
    }

    func shows(_ index: Int) -> Bool { selected == index }

    override func viewDidLoad() {
      super.viewDidLoad()
      for stack in stacks { addChild(stack) }
      arrange()
      for stack in stacks { stack.didMove(toParent: self) }
      view.backgroundColor = .separator
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layOut()
    }

    private func arrange() {
      guard isViewLoaded else { return }
      for (index, stack) in stacks.enumerated() {
        let isShown = !isNarrow || index == selected
        if isShown, stack.view.superview == nil { view.addSubview(stack.view) }
        if !isShown { stack.view.removeFromSuperview() }
        if !isNarrow, index < stacks.count - 1 {
          stack.traitOverrides.horizontalSizeClass = .compact
        } else {
          stack.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
      }
      layOut()
    }

    /// Lays out the sides from the leading edge. The first of two has 36 % of the width; the first
    /// two of three have 24 % and 30 %.
    private func layOut() {
      guard !isNarrow else {
        stacks[selected].view.frame = view.bounds
        return
      }
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let edge: CGRectEdge = isMirrored ? .maxXEdge : .minXEdge
      let shares: [CGFloat] = stacks.count > 2 ? [0.24, 0.3] : [0.36]
      var rest = view.bounds
      for (stack, share) in zip(stacks, shares) {
        let width = (view.bounds.width * share).rounded()
        let (side, others) = rest.divided(atDistance: width, from: edge)
        stack.view.frame = side
        // NB: the view's own color shows as a line between them.
        rest = others.divided(atDistance: 0.5, from: edge).remainder
      }
      stacks.last?.view.frame = rest
    }
  }
#endif
