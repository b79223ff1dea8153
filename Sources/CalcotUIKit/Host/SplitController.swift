#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A controller of two stacks beside each other, or of the selected one in a compact width.
  ///
  /// Not a `UISplitViewController`: that one moves controllers from stack to stack when it
  /// collapses, and the navigation tree keeps its stacks.
  @MainActor
  final class SplitController: UIViewController {
    private var stacks: [UINavigationController] = []
    var selected = 0 { didSet { if selected != oldValue { arrange() } } }
    var isNarrow = false { didSet { if isNarrow != oldValue { arrange() } } }

    /// Called when the width of the split may have changed: in a sheet it is not the window's.
    var widthChanged: (@MainActor () -> Void)?

    convenience init(_ stacks: [UINavigationController], selected: Int) {
      self.init(nibName: nil, bundle: nil)
      (self.stacks, self.selected) = (stacks, selected)
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      widthChanged?()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for stack in stacks { addChild(stack) }
      arrange()
      for stack in stacks { stack.didMove(toParent: self) }
      view.backgroundColor = .separator
      registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (split: SplitController, _) in
        split.widthChanged?()
      }
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
      }
      layOut()
    }

    /// Lays out the first side with 36 % of the width, on the leading edge.
    private func layOut() {
      let bounds = view.bounds
      guard !isNarrow else {
        stacks[selected].view.frame = bounds
        return
      }
      let width = (bounds.width * 0.36).rounded()
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (first, rest) = bounds.divided(
        atDistance: width, from: isMirrored ? .maxXEdge : .minXEdge)
      // NB: the view's own color shows as a line between them.
      let (_, second) = rest.divided(atDistance: 0.5, from: isMirrored ? .maxXEdge : .minXEdge)
      stacks[0].view.frame = first
      for stack in stacks.dropFirst() { stack.view.frame = second }
    }
  }
#endif
