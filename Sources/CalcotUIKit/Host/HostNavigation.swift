#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The host's own navigation controller, which reports when it has appeared.
  @MainActor
  final class HostNavigation: UINavigationController {
    private var hasAppeared = false
    private var appeared: (@MainActor () -> Void)?
    private var forwarding: ForwardingDelegate?

    /// Sets the host's delegate, which forwards everything to the app's own one if there is one.
    func watch(_ host: any UINavigationControllerDelegate) {
      forwarding = delegate.map { ForwardingDelegate(host, former: $0) }
      delegate = forwarding ?? host
    }

    // NB: VoiceOver goes on to the layer, whose escape asks; UIKit's own one pops at once.
    override func accessibilityPerformEscape() -> Bool { false }

    /// Runs a closure once the controller can animate a push: at once if it has appeared, or is
    /// not shown.
    ///
    /// NB: a controller whose view has just been added to a window appears at the end of the turn.
    /// UIKit does not animate in order the screens that are pushed before then.
    func whenAppeared(_ body: @escaping @MainActor () -> Void) {
      guard !hasAppeared, viewIfLoaded?.window != nil else { return body() }
      appeared = body
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
      appeared.take()?()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      hasAppeared = false
      appeared.take()?()
    }
  }
#endif
