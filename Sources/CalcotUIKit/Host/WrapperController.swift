#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  package import UIKit

  /// A controller that another one fills, and that makes no decisions itself.
  @MainActor
  package class WrapperController: UIViewController {
    /// The controller that is shown.
    package private(set) var content: UIViewController?

    /// Shows a controller instead of the former one, without an animation.
    func show(_ new: UIViewController?) {
      guard content !== new else { return }
      // NB: something else may have taken it meanwhile, such as a navigation controller.
      if let old = content, old.parent === self {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      content = new
      if let new { addChild(new) }
      if isViewLoaded { fill() }
    }

    package override func viewDidLoad() {
      super.viewDidLoad()
      fill()
    }

    private func fill() {
      guard let content else { return }
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
      content.didMove(toParent: self)
      #if !os(visionOS)
        setNeedsStatusBarAppearanceUpdate()
      #endif
    }

    #if !os(visionOS)
      package override var childForStatusBarStyle: UIViewController? { content }
      package override var childForStatusBarHidden: UIViewController? { content }
    #endif
    package override var childForHomeIndicatorAutoHidden: UIViewController? { content }

    package override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      preferredContentSize = container.preferredContentSize
      #if !os(visionOS)
        sheetPresentationController?.invalidateDetents()
      #endif
    }
  }

  /// The outermost controller of a layer: the root of a window, or a modal.
  ///
  /// It shows the layer's navigation controller, or the controller of a container that is alone in
  /// the layer. So it stays in its window, or presented, when one replaces the other.
  @MainActor
  package final class LayerController: WrapperController {
    /// The height that the content prefers; zero if it is unknown.
    private(set) var contentHeight: CGFloat = 0
    /// The tint of everything in the layer; nil for that of the window.
    var tint: UIColor? { didSet { if let tint { viewIfLoaded?.tintColor = tint } } }
    /// Called once, when the controller has appeared.
    private var appeared: (@MainActor () -> Void)?
    /// Called when the modal has been dismissed, whatever the cause.
    ///
    /// NB: a presentation's delegate is not notified when a screen dismisses the modal itself.
    var gone: (@MainActor () -> Void)?
    /// Leads out of the visible screen. Returns whether there is a way.
    var escape: (@MainActor () -> Bool)?

    package override func viewDidLoad() {
      super.viewDidLoad()
      if let tint { view.tintColor = tint }
    }

    package override func accessibilityPerformEscape() -> Bool {
      escape?() ?? super.accessibilityPerformEscape()
    }

    package override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      contentHeight = container.preferredContentSize.height
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      // NB: a sheet in a compact width is as wide as the window, and would stay so in a wide one.
      if traitCollection.horizontalSizeClass == .compact { preferredContentSize = .zero }
    }

    /// Runs a closure once the controller has appeared: at once if it is in a window.
    func whenAppeared(_ body: @escaping @MainActor () -> Void) {
      guard windowOfTopmost == nil else { return body() }
      appeared = body
    }

    package override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appeared.take()?()
    }

    package override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard isBeingDismissed, let gone else { return }
      Task { @MainActor in gone() }
    }
  }
#endif
