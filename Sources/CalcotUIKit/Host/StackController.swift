#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  package import UIKit

  /// The controllers that show a stack: its own navigation controller and, while a wide host shows
  /// the stack's root beside the screens over it, two within that. A container that is alone in a
  /// layer is shown without any of them.
  ///
  /// The outermost controller stays in its window, modal or container, whatever the stack's root is
  /// and however wide the window becomes.
  @MainActor
  package final class StackController {
    /// The way in which the controllers of a stack are shown.
    enum Arrangement {
      /// On each other, in the navigation controller.
      case stacked
      /// The root beside the others.
      case sideBySide
      /// A container alone, without a navigation controller around it.
      case alone
    }

    /// The stack's own navigation controller.
    package let navigation: UINavigationController
    /// The controller of the layer that the stack belongs to; nil for the stack of a container, or
    /// on an existing app's navigation controller.
    package let layer: LayerController?
    /// The side of a split that the stack is; nil for any other stack.
    var side: Side?
    private var sides: Sides?
    /// The controllers of an existing app under the stack's own.
    private var below: [UIViewController] = []

    @MainActor
    struct Side {
      weak var split: SplitController?
      let index: Int

      /// The split, if its sides are one stack.
      var joined: SplitController? { split?.isJoined == true ? split : nil }
    }

    @MainActor
    private struct Sides {
      let split = SplitController()
      let list = HostNavigation()
      let details = HostNavigation()
      /// The bottom of the details' stack, in place of the root: with nothing over it, the side is
      /// empty.
      let empty = UIViewController()

      init() {
        empty.view.backgroundColor = .systemBackground
        split.show(all.map(StackController.init))
      }

      var all: [UINavigationController] { [list, details] }
    }

    /// Creates the controllers of a container's stack, or of one on an existing app's navigation
    /// controller.
    init(_ navigation: UINavigationController) { (self.navigation, layer) = (navigation, nil) }

    /// Creates the controllers of a layer's stack.
    init(in layer: LayerController) { (navigation, self.layer) = (HostNavigation(), layer) }

    /// The way in which the controllers are shown.
    var arrangement: Arrangement {
      if let alone = layer?.content, alone !== navigation { return .alone }
      return sides != nil ? .sideBySide : .stacked
    }

    /// The controller that contains all others of the stack.
    package var outermost: UIViewController { layer ?? navigation }

    /// The navigation controller that the screens over the root are pushed on.
    package var top: UINavigationController {
      side?.joined?.joined ?? sides?.details ?? navigation
    }

    /// The navigation controllers from which the user can pop something.
    var all: [UINavigationController] { top === navigation ? [top] : [navigation, top] }

    /// A Boolean value that indicates whether the stack is shown on another side of a split.
    var isOverSide: Bool { side.map { $0.joined != nil && $0.index > 0 } ?? false }

    /// The controllers of the stack's screens, the root first.
    package var controllers: [UIViewController] {
      if let side, let joined = side.joined?.controllers(of: side.index) { return joined }
      if arrangement == .alone { return [layer?.content].compactMap { $0 } }
      guard let sides else { return Array(navigation.viewControllers.dropFirst(below.count)) }
      return sides.list.viewControllers + sides.details.viewControllers.dropFirst()
    }

    /// Runs a closure once a change can be animated. A container that is alone moves into the
    /// navigation controller for it.
    func makeWay(animated: Bool, _ body: @escaping @MainActor () -> Void) {
      if animated, arrangement == .alone { _ = joinNavigation(keeping: controllers) }
      guard animated, let top = top as? HostNavigation else { return body() }
      top.whenAppeared(body)
    }

    /// Shows controllers in an arrangement.
    ///
    /// - Parameters:
    ///   - controllers: The controllers of the stack's screens, the root first.
    ///   - below: The controllers of an existing app that stay under them.
    ///   - adopt: Prepares a new navigation controller for the user.
    /// - Returns: A Boolean value that indicates whether anything else was shown before.
    func show(
      _ controllers: [UIViewController], over below: [UIViewController],
      as arrangement: Arrangement, animated: Bool, adopt: (UINavigationController) -> Void
    ) -> Bool {
      if let side, let joined = side.joined {
        return joined.show(controllers, in: side.index, animated: animated)
      }
      self.below = below
      if arrangement == .alone, let layer, let alone = controllers.first {
        guard layer.content !== alone else { return false }
        layer.show(nil)
        endSides(releasing: controllers)
        navigation.setViewControllers([], animated: false)
        layer.show(alone)
        return true
      }
      let hasJoined = joinNavigation(keeping: controllers)
      guard arrangement == .sideBySide, let root = controllers.first else {
        endSides(releasing: controllers)
        return navigation.show(below + controllers, animated: animated) || hasJoined
      }
      let (next, rest) = (sides ?? Sides(), Array(controllers.dropFirst()))
      let isSeen =
        animated && sides != nil
        && next.details.viewControllers.dropFirst().first === rest.first
      next.list.release(rest)
      next.details.release([root])
      let changes = [
        navigation.show(below + [next.split], animated: animated),
        next.list.show([root], animated: false),
        next.details.show([next.empty] + rest, animated: isSeen),
      ]
      if sides == nil { next.all.forEach(adopt) }
      sides = next
      return changes.contains(true) || hasJoined
    }

    /// Removes the controllers, because the sides of a split become one stack, and returns them.
    func release() -> [UIViewController] {
      let all = controllers
      endSides(releasing: all)
      navigation.release(all)
      return all
    }

    private func endSides(releasing controllers: [UIViewController]) {
      // NB: the following changes are no pop by the user.
      sides?.details.delegate = nil
      for side in sides?.all ?? [] { side.release(controllers) }
      sides = nil
    }

    /// Shows the navigation controller in the layer, with the container that was alone there if it
    /// is kept. Returns whether a container was alone.
    private func joinNavigation(keeping controllers: [UIViewController]) -> Bool {
      guard let layer, layer.content !== navigation else { return false }
      let alone = layer.content
      layer.show(nil)
      if let alone, controllers.contains(alone) {
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.setViewControllers([alone], animated: false)
      }
      layer.show(navigation)
      return alone != nil
    }

    /// Returns the controller of the stack's top screen for one that is on top of a navigation
    /// controller: for the empty side that of the root, otherwise the same controller.
    func topmost(for controller: UIViewController) -> UIViewController {
      sides.flatMap { controller === $0.empty ? $0.list.topViewController : nil } ?? controller
    }
  }

  extension UINavigationController {
    /// Shows controllers, unless they are shown already. Returns whether the controllers changed.
    func show(_ controllers: [UIViewController], animated: Bool) -> Bool {
      guard !viewControllers.elementsEqual(controllers, by: ===) else { return false }
      setViewControllers(controllers, animated: animated)
      return true
    }

    /// Removes controllers that another navigation controller is about to show, because UIKit
    /// allows a controller in only one.
    fileprivate func release(_ controllers: [UIViewController]) {
      _ = show(viewControllers.filter { !controllers.contains($0) }, animated: false)
    }
  }
#endif
