#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Foundation
  import UIKit

  /// A panel of the system for a request. It reports the outcome at most once.
  @MainActor
  protocol WorkPanel: AnyObject {
    var controller: UIViewController { get }
    /// The reply to send if the panel is removed without a reply.
    var endWithoutWord: HostReply { get }
    /// A Boolean value that indicates whether UIKit may present the panel with a delay.
    var mayComeLate: Bool { get }
  }

  extension WorkPanel {
    var endWithoutWord: HostReply { .cancelled }
    var mayComeLate: Bool { false }
  }

  /// The outcome of a panel.
  enum PanelEnd {
    case reply(HostReply)
    /// The user has picked files, which are still to be read.
    case read(@MainActor () async -> FileReading)
  }

  typealias PanelEnding = @MainActor (PanelEnd) -> Void
#endif
