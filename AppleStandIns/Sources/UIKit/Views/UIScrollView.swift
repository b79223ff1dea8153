public import Foundation

/// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor
open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var refreshControl: UIRefreshControl?
  /// "If the value of this property is false, scrolling is disabled."
  open var isScrollEnabled = true

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

/// https://developer.apple.com/documentation/uikit/uitextfield
@MainActor
open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?

  /// https://developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }
}

extension UIResponder {
  @discardableResult
  public func becomeFirstResponder() -> Bool { true }
}

extension UIView {
  public static func setAnimationsEnabled(_ enabled: Bool) {}
}
