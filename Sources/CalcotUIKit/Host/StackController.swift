#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  package import UIKit

  /// The navigation controllers of a stack: its own and, while a wide host shows the stack's root
  /// beside the screens over it, two within that.
  ///
  /// The stack's own one stays where it is, in its window, modal or container, whatever its root is
  /// and however wide the window becomes.
  @MainActor
  package final class StackController {
    /// The stack's own navigation controller.
    package let navigation: UINavigationController
    private var sides: Sides?
    /// The controllers of an existing app under the stack's own.
    private var below: [UIViewController] = []

    @MainActor
    private struct Sides {
      let split = SplitController()
      let list = UINavigationController()
      let details = UINavigationController()
      /// The bottom of the details, in the place of the root: the side is empty with nothing over it.
      let empty = UIViewController()

      init() {
        empty.view.backgroundColor = .systemBackground
        split.show(all, selected: 1)
      }

      var all: [UINavigationController] { [list, details] }
    }

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    /// A Boolean value that indicates whether the root is shown beside the screens over it.
    var isSideBySide: Bool { sides != nil }

    /// The navigation controller that the screens over the root are pushed on.
    package var top: UINavigationController { sides?.details ?? navigation }

    /// The navigation controllers from which the user can pop something.
    var all: [UINavigationController] { [navigation] + (sides.map { [$0.details] } ?? []) }

    /// The controllers of the stack's screens, the root first.
    package var controllers: [UIViewController] {
      guard let sides else { return Array(navigation.viewControllers.dropFirst(below.count)) }
      return sides.list.viewControllers + sides.details.viewControllers.dropFirst()
    }

    /// Shows controllers, of which the first may stand beside the others.
    ///
    /// - Parameters:
    ///   - controllers: The controllers of the stack's screens, the root first.
    ///   - below: The controllers of an existing app that stay under them.
    ///   - adopt: Prepares a new navigation controller for the user.
    /// - Returns: A Boolean value that indicates whether anything else was shown before.
    func show(
      _ controllers: [UIViewController], over below: [UIViewController], isSideBySide: Bool,
      animated: Bool, adopt: (UINavigationController) -> Void
    ) -> Bool {
      self.below = below
      guard isSideBySide, let root = controllers.first else {
        // NB: what follows is no pop of the user's.
        sides?.details.delegate = nil
        for side in sides?.all ?? [] { side.release(controllers) }
        sides = nil
        return navigation.show(below + controllers, animated: animated)
      }
      let (next, rest) = (sides ?? Sides(), Array(controllers.dropFirst()))
      let isSeen =
        animated && self.isSideBySide
        && next.details.viewControllers.dropFirst().first === rest.first
      next.list.release(rest)
      next.details.release([root])
      let changes = [
        navigation.show(below + [next.split], animated: animated),
        next.list.show([root], animated: false),
        next.details.show([next.empty] + rest, animated: isSeen),
      ]
      if sides == nil { adopt(next.details) }
      sides = next
      return changes.contains(true)
    }

    /// Returns the controller whose screen is on top of the stack when this one is on top of a
    /// navigation controller: over an empty side that is the root.
    func topmost(for controller: UIViewController) -> UIViewController {
      sides.flatMap { controller === $0.empty ? $0.list.topViewController : nil } ?? controller
    }

    /// Sets the label of the button that leads back to nothing beside the root.
    func nameBack(_ label: String) { sides?.empty.navigationItem.backButtonTitle = label }
  }

  extension UINavigationController {
    /// Shows these controllers, if it shows others; returns whether it does.
    fileprivate func show(_ controllers: [UIViewController], animated: Bool) -> Bool {
      guard !viewControllers.elementsEqual(controllers, by: ===) else { return false }
      setViewControllers(controllers, animated: animated)
      return true
    }

    /// Takes out what another navigation controller is about to show: UIKit shows a controller in
    /// one at a time.
    fileprivate func release(_ controllers: [UIViewController]) {
      _ = show(viewControllers.filter { !controllers.contains($0) }, animated: false)
    }
  }
#endif
