#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Foundation
  import SafariServices
  import UIKit

  /// A web page over the app.
  @MainActor
  final class PagePanel: NSObject, WorkPanel, SFSafariViewControllerDelegate {
    let controller: UIViewController
    private let ended: PanelEnding

    init(_ url: URL, _ ended: @escaping PanelEnding) {
      let safari = SFSafariViewController(url: url)
      controller = safari
      self.ended = ended
      super.init()
      safari.delegate = self
    }

    // NB: the page was shown, whatever dismisses it.
    var endWithoutWord: HostReply { .done }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      ended(.reply(.done))
    }
  }
#endif
