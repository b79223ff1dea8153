#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotSwiftUI
  import UIKit

  /// What is over the app for a piece of work, from the moment when it is presented until it has gone.
  @MainActor
  final class ShownPanel {
    let panel: WorkPresentation.Panel
    let controller: UIViewController
    /// What it comes to when it is taken off without a word.
    let endWithoutWord: HostReply
    // NB: holds the delegate.
    private let keeper: AnyObject?

    init(_ panel: WorkPresentation.Panel, _ work: any WorkPanel) {
      self.panel = panel
      (controller, keeper, endWithoutWord) = (work.controller, work, work.endWithoutWord)
    }

    init(_ panel: WorkPresentation.Panel, reason alert: UIAlertController) {
      self.panel = panel
      (controller, keeper, endWithoutWord) = (alert, nil, .cancelled)
    }

    /// Whether UIKit has it.
    var isPresented: Bool { controller.presentingViewController != nil }
  }
#endif
