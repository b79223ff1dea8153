#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import UIKit

  /// A controller that shows the stacks of a container.
  @MainActor
  protocol StackContainer: UIViewController {
    func show(_ stacks: [StackController], of container: HostSurface.Container)
    /// Selects another stack.
    func select(_ index: Int, animated: Bool, _ end: @escaping @MainActor () -> Void)
    /// Returns a Boolean value that indicates whether UIKit, too, shows the stack at `index` as the
    /// selected one.
    func shows(_ index: Int) -> Bool
  }
#endif
