/// What a controller presents and is presented by.
extension UIViewController {
  var isTakenOut: Bool { isUnderFullScreen || parent?.isTakenOut == true }

  /// Takes the view out of the window, or puts it back: "The views belonging to the presenting view
  /// controller are removed after the presentation completes."
  func takeOut(_ isUnder: Bool) {
    guard isUnderFullScreen != isUnder else { return }
    isUnderFullScreen = isUnder
    tellOfWindow()
  }

  private func tellOfWindow() {
    loaded?.tellOfWindow()
    for child in children { child.tellOfWindow() }
  }

  /// "The view controller that is presented by this view controller, or one of its ancestors".
  public internal(set) var presentedViewController: UIViewController? {
    get { presented ?? parent?.presentedViewController }
    set { presented = newValue }
  }

  /// "The view controller that presented this view controller", or an ancestor of it.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// "This property returns true only when called from inside" the methods of appearance.
  public var isBeingPresented: Bool { isComing && isTold }
  /// As ``isBeingPresented``.
  public var isBeingDismissed: Bool { isGoing && isTold }

  public var presentationController: UIPresentationController? {
    if presentation == nil { presentation = makePresentation() }
    return presentation
  }

  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  private func makePresentation() -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}
