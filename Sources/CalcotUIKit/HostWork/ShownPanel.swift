#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  /// A panel over the app for a request, from its presentation until it has gone.
  @MainActor
  final class ShownPanel {
    enum Phase {
      /// UIKit has yet to present the panel.
      case coming
      case here
      /// The host is dismissing the panel.
      case leaving
    }

    let panel: WorkPresentation.Panel
    let controller: UIViewController
    /// The reply to send if the panel is removed without a reply.
    let endWithoutWord: HostReply
    private(set) var phase: Phase
    // NB: retains the delegate.
    private let keeper: AnyObject?
    private var watch: Task<Void, Never>?

    init(_ panel: WorkPresentation.Panel, _ controller: UIViewController, by work: (any WorkPanel)?)
    {
      (self.panel, self.controller, keeper) = (panel, controller, work)
      endWithoutWord = work?.endWithoutWord ?? .cancelled
      phase = work?.mayComeLate == true ? .coming : .here
    }

    deinit { watch?.cancel() }

    /// The controller that the panel is presented over.
    weak var below: UIViewController?

    /// A Boolean value that indicates whether UIKit has yet to present the panel, and can.
    ///
    /// NB: UIKit presents nothing over a controller that has gone meanwhile, and does not report
    /// it.
    var isComing: Bool { phase == .coming && below?.windowOfTopmost != nil }

    /// A Boolean value that indicates whether UIKit presents the panel.
    var isPresented: Bool { controller.presentingViewController != nil }

    func hasCome() { phase = .here }
    func leave() { phase = .leaving }

    /// Checks once a second whether UIKit presents the panel. Calls `gone` if the panel is missing
    /// ten times in a row at first, or twice later on.
    ///
    /// NB: if UIKit does not present the panel, it only logs a message, and it does not report an
    /// app's own `dismiss`. The outcome is reported before or after the panel has gone.
    func watch(by clock: any Clock<Duration>, gone: @escaping @MainActor (ShownPanel) -> Void) {
      watch = Task { [weak self] in
        var misses = 0
        repeat {
          try? await clock.sleep(for: .seconds(1))
          guard !Task.isCancelled, let self else { return }
          misses = isPresented || phase == .leaving ? 0 : misses + 1
          if misses >= (phase == .coming ? 10 : 2) { return gone(self) }
        } while true
      }
    }
  }
#endif
