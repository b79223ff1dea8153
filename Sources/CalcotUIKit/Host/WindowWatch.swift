#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A view that runs closures when it enters or leaves a window.
  @MainActor
  final class WindowWatch: UIView {
    /// Called once.
    var entered: (@MainActor () -> Void)?
    /// Called each time; without it, the view goes when it has entered a window.
    var left: (@MainActor () -> Void)?

    convenience init(in view: UIView) {
      self.init(frame: .zero)
      isHidden = true
      view.addSubview(self)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      // NB: a view that moves between two windows, or two tabs, has not gone.
      Task { @MainActor in
        guard window != nil else { left?(); return }
        if left == nil { removeFromSuperview() }
        entered.take()?()
      }
    }
  }
#endif
