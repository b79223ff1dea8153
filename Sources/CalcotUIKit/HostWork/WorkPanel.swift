#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotSwiftUI
  import Foundation
  import UIKit

  /// One of the system's controllers for a piece of work. It tells once, or not at all, what the user
  /// has done there.
  @MainActor
  protocol WorkPanel: AnyObject {
    var controller: UIViewController { get }
    /// What it comes to when it is taken off without a word.
    var endWithoutWord: HostReply { get }
  }

  extension WorkPanel {
    var endWithoutWord: HostReply { .cancelled }
  }

  /// What the user has done with a panel.
  enum PanelEnd {
    case reply(HostReply)
    /// They have picked something, which is still to be read.
    case read(@Sendable () async -> FileReading)
  }

  typealias PanelEnding = @MainActor (PanelEnd) -> Void

  extension HostWork {
    /// The panel that the system has for it; nil for what needs none.
    ///
    /// - Parameter file: the file that is to be shared, if one is.
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
