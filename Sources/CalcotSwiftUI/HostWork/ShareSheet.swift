#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  package import Calcot
  package import UIKit

  extension UIActivityViewController {
    /// The system's share sheet.
    ///
    /// - Parameters:
    ///   - file: where a file that is shared has been written. It is there until the system has said what
    ///     came of it, also when the sheet has gone: an app may still read it.
    ///   - ended: called with what came of it, once or not at all.
    package static func sharing(
      _ item: SharedItem, in file: TemporaryFile?, _ ended: @escaping @MainActor (HostReply) -> Void
    ) -> UIActivityViewController {
      let items: [Any] =
        switch item {
        case .text(let text): [text]
        case .file: file.map { [$0.url] } ?? []
        }
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      sheet.completionWithItemsHandler = { [weak sheet, file] activity, isCompleted, _, error in
        if let error {
          ended(.failed(error.localizedDescription))
        } else if isCompleted {
          ended(.done)
        } else if activity == nil || sheet?.isThere != true {
          ended(.cancelled)
        } else {
          // NB: who leaves one of the apps is back at the sheet.
          return
        }
        // NB: this has held the file until now.
        withExtendedLifetime(file) { sheet?.completionWithItemsHandler = nil }
      }
      return sheet
    }

    /// Whether it is presented, or stands in what is.
    private var isThere: Bool { presentingViewController != nil || parent != nil }
  }
#endif
