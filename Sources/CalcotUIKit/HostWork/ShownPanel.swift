#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotApple
  import UIKit

  /// A panel over the app for a request, from its presentation until it has gone.
  @MainActor
  final class ShownPanel {
    let panel: WorkPresentation.Panel
    let controller: UIViewController
    /// The reply if it is removed without one.
    let endWithoutWord: HostReply
    /// A Boolean value that indicates whether UIKit has still to present it.
    var isComing: Bool
    // NB: retains the delegate.
    private let keeper: AnyObject?

    init(_ panel: WorkPresentation.Panel, _ work: any WorkPanel) {
      self.panel = panel
      (controller, keeper, endWithoutWord) = (work.controller, work, work.endWithoutWord)
      isComing = work.mayComeLate
    }

    init(_ panel: WorkPresentation.Panel, reason alert: UIAlertController) {
      self.panel = panel
      (controller, keeper, endWithoutWord) = (alert, nil, .cancelled)
      isComing = false
    }

    /// A Boolean value that indicates whether UIKit presents it.
    var isPresented: Bool { controller.presentingViewController != nil }
  }
#endif
