/// The SwiftUI stand-in's support for controllers in its views.
extension UIViewController {
  package func enter(hostedBy container: UIViewController) {
    if parent !== container {
      container.addChild(self)
      didMove(toParent: container)
    }
    enter(animated: false)
  }

  package func leaveHost() {
    leave(animated: false)
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
