/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor
open class UIGestureRecognizer {
  /// "If you change this property to false while a gesture recognizer is currently recognizing a
  /// gesture, the gesture recognizer transitions to a cancelled state."
  open var isEnabled = true {
    didSet { if !isEnabled { cancel?() } }
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public init() {}

  open var cancelsTouchesInView = true
  open var delaysTouchesEnded = true
  private var required: [UIGestureRecognizer] = []

  /// "Creates a dependency relationship between the receiver and another gesture recognizer": here one
  /// that is disabled has failed, and any other recognizes what the user does.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(otherGestureRecognizer)
  }

  /// Returns whether the gesture waits for none that recognizes. Not part of UIKit's API.
  var hasWay: Bool {
    isEnabled && required.allSatisfy { !$0.isEnabled || !$0.mayBegin(bar: true) }
  }
  /// Cancels a running gesture when the recognizer is disabled.
  var cancel: (() -> Void)?

  /// Returns whether the gesture may begin.
  ///
  /// NB: UIKit's own delegate allows no swipe while the bar is hidden.
  func mayBegin(bar isShown: Bool) -> Bool {
    delegate?.gestureRecognizerShouldBegin(self) ?? isShown
  }
}

/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// The methods are optional in UIKit; here they have default implementations.
///
/// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
