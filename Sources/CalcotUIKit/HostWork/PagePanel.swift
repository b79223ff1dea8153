#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Foundation
  import SafariServices
  import UIKit

  /// A web page over the app.
  @MainActor
  final class PagePanel: NSObject, WorkPanel {
    let controller: UIViewController
    private let ended: PanelEnding

    init(_ url: URL, _ ended: @escaping PanelEnding) {
      let safari = SFSafariViewController(url: url)
      controller = safari
      self.ended = ended
      super.init()
      #if !os(visionOS)
        safari.delegate = self
      #endif
    }

    // NB: the page was shown, whatever dismisses it.
    var endWithoutWord: HostReply { .done }
  }

  // NB: no actor isolates the protocol; it is called on the main thread. visionOS has none.
  #if !os(visionOS)
    extension PagePanel: @preconcurrency SFSafariViewControllerDelegate {
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        ended(.reply(.done))
      }
    }
  #endif
#endif
