/// https://developer.apple.com/documentation/uikit/uialertcontroller
@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public let message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    (message, preferredStyle) = (nil, .actionSheet)
    super.init(coder: coder)
  }

  /// "Adding a second cancel action raises an exception."
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      window?.stage.warn("UIAlertController can only have one action with the cancel style.")
      return
    }
    actions.append(action)
  }

  /// Taps an action: the alert is dismissed, and then its handler is called.
  func tap(_ action: UIAlertAction) -> Bool {
    guard action.isEnabled, isOnScreen, !isGoing, !isComing else { return false }
    let isFirst = window?.stage.order.contains(.choosesFirst) == true
    presentingViewController?.dismiss(animated: true) { if !isFirst { action.handler?(action) } }
    if isFirst { action.handler?(action) }
    return true
  }
}

/// https://developer.apple.com/documentation/uikit/uialertaction
@MainActor
open class UIAlertAction {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
