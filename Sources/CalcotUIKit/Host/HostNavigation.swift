#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A navigation controller of the host's own, which tells when it has appeared.
  @MainActor
  final class HostNavigation: UINavigationController {
    private var hasAppeared = false
    private var appeared: (@MainActor () -> Void)?

    /// Runs a closure once the controller can animate a push: at once if it has appeared, or is
    /// not shown.
    ///
    /// NB: a controller whose view has just been added to a window appears at the end of the turn,
    /// and UIKit does not animate in order what is pushed on it before then.
    func whenAppeared(_ body: @escaping @MainActor () -> Void) {
      guard !hasAppeared, viewIfLoaded?.window != nil else { return body() }
      appeared = body
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
      carryOn()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      hasAppeared = false
      carryOn()
    }

    private func carryOn() {
      let appeared = appeared
      self.appeared = nil
      appeared?()
    }
  }
#endif
