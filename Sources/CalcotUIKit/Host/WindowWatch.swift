#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Tells when it comes into a window, or leaves one.
  @MainActor
  final class WindowWatch: UIView {
    var left: (@MainActor () -> Void)?
    var entered: (@MainActor () -> Void)?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil, let entered {
        self.entered = nil
        Task { @MainActor in entered() }
      }
      guard let left else { return }
      // NB: what is between two windows, or two tabs, has not gone.
      Task { @MainActor in left() }
    }
  }
#endif
