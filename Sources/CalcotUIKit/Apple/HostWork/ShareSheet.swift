#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  package import CalcotContent
  package import UIKit

  extension UIActivityViewController {
    /// Returns the system's share sheet.
    ///
    /// - Parameters:
    ///   - file: the written file, if a file is shared. It is kept until the system reports the
    ///     outcome, even after the sheet has gone: an app may still read it.
    ///   - ended: called with the outcome, at most once.
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
          // NB: leaving one of the apps returns the user to the sheet.
          return
        }
        // NB: this keeps the file alive until now.
        withExtendedLifetime(file) { sheet?.completionWithItemsHandler = nil }
      }
      return sheet
    }

    /// A Boolean value that indicates whether the controller is presented, or a child of another
    /// one.
    private var isThere: Bool { presentingViewController != nil || parent != nil }
  }
#endif
