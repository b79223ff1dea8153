#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI
  import UIKit

  /// A message and an activity indicator above all content of a window.
  @MainActor
  final class StatusView {
    private weak var app: CalcotApp?
    private let words: HostWords
    private var announcer = Announcer()
    private var controller: UIHostingController<StatusOverlay>?
    /// The height of the bars at the bottom of the visible controllers.
    private var bars: CGFloat = 0
    private var keyboard: KeyboardWatch?

    init(_ app: CalcotApp, words: HostWords) {
      (self.app, self.words) = (app, words)
    }

    /// Shows a status in a window; nil removes it.
    ///
    /// - Parameter content: the visible controllers, whose safe areas the view respects.
    func show(
      _ status: AppStatus?, in window: UIWindow?, over content: [UIViewController] = []
    ) {
      guard let window, let status, status.message != nil || status.activity != nil else {
        controller?.view.removeFromSuperview()
        (controller, keyboard) = (nil, nil)
        return
      }
      let controller = controller(showing: status)
      controller.overrideUserInterfaceStyle = status.appearance.interfaceStyle
      if controller.view.superview !== window { window.addSubview(controller.view) }
      // NB: the window's safe area ignores bars; a screen's ends above those of its containers, once it is
      // laid out.
      window.layoutIfNeeded()
      bars = content.compactMap { $0.viewIfLoaded?.safeAreaInsets.bottom }.max() ?? 0
      keyboard = keyboard ?? KeyboardWatch { [weak self] in self?.fit() }
      fit()
      // NB: UIKit puts each modal above the window's other views.
      window.bringSubviewToFront(controller.view)
      announcer.announce(status.message, words.translated(for: status))
    }

    /// Places the view at the bottom of the window.
    ///
    /// NB: it is no larger than its content, so that it takes no touches beside it.
    private func fit() {
      guard let controller, let window = controller.view.window else { return }
      // NB: the guide is created on first access, and has its frame only after a layout.
      let keyboard = window.keyboardLayoutGuide
      window.layoutIfNeeded()
      var insets = window.safeAreaInsets
      insets.bottom = max(insets.bottom, bars)
      let room = window.bounds.inset(by: insets)
      let size = controller.sizeThatFits(in: room.size)
      let top = keyboard.layoutFrame.isEmpty ? room.maxY : keyboard.layoutFrame.minY
      let bottom = min(room.maxY, top)
      controller.view.frame = CGRect(
        x: room.midX - size.width / 2, y: bottom - size.height, width: size.width,
        height: size.height)
    }

    private func controller(showing status: AppStatus) -> UIHostingController<StatusOverlay> {
      let overlay = StatusOverlay(status, words: words.translated(for: status)) { [weak app] in
        app?.send(.closeMessage($0))
      } use: { [weak app] in
        app?.send(.useMessage($0))
      }
      if let controller {
        controller.rootView = overlay
        return controller
      }
      let controller = UIHostingController(rootView: overlay)
      self.controller = controller
      controller.view.backgroundColor = .clear
      // NB: the host positions it, also above the keyboard.
      controller.safeAreaRegions = []
      controller.view.autoresizingMask = [
        .flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin,
      ]
      return controller
    }
  }

  /// An observation of the keyboard's frame, which ends with this object.
  private final class KeyboardWatch {
    private let token: any NSObjectProtocol

    init(_ changed: @escaping @MainActor @Sendable () -> Void) {
      // NB: UIKit posts on the main thread.
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated { changed() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
