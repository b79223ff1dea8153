/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor
open class UIGestureRecognizer {
  /// "If you change this property to false while a gesture recognizer is currently recognizing a
  /// gesture, the gesture recognizer transitions to a cancelled state."
  open var isEnabled = true {
    didSet { if !isEnabled { cancel?() } }
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Cancels a running gesture when the recognizer is disabled.
  var cancel: (() -> Void)?

  /// Returns whether the gesture may begin.
  ///
  /// NB: UIKit's own delegate allows no swipe while the bar is hidden.
  func mayBegin(bar isShown: Bool) -> Bool {
    delegate?.gestureRecognizerShouldBegin(self) ?? isShown
  }
}

/// The methods are optional in UIKit; here they have default implementations.
///
/// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
