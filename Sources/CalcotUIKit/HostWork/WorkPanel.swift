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

  extension HostWork {
    /// Returns the system's panel for the work; nil for work that needs none.
    ///
    /// - Parameter file: the file to share, if there is one.
    @MainActor
    func panel(
      sharing file: TemporaryFile?, _ ended: @escaping PanelEnding
    ) -> (any WorkPanel)? {
      switch self {
      case .copy: nil
      case .open(let address): address.page.map { PagePanel($0, ended) }
      case .share(let item): SharePanel(item, in: file, ended)
      case .pickImage(let pick): PhotoPanel(pick, ended)
      case .pickDocuments(let pick): DocumentPanel(pick, ended)
      }
    }
  }
#endif
