#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotSwiftUI
  import UIKit

  /// The system's share sheet. A file is in the temporary folder as long as there is this.
  @MainActor
  final class SharePanel: WorkPanel {
    let controller: UIViewController
    private let file: TemporaryFile?

    init(_ item: SharedItem, _ ended: @escaping PanelEnding) throws {
      var items: [Any] = []
      switch item {
      case .text(let text): (items, file) = ([text], nil)
      case .file(let shared):
        let written = try TemporaryFile(shared)
        (items, file) = ([written.url], written)
      }
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      controller = sheet
      sheet.completionWithItemsHandler = { [weak sheet] activity, isCompleted, _, error in
        if let error {
          ended(.reply(.failed(error.localizedDescription)))
        } else if isCompleted {
          ended(.reply(.done))
        } else if activity == nil || sheet?.presentingViewController == nil {
          // NB: who leaves one of the apps is back at the sheet.
          ended(.reply(.cancelled))
        }
      }
    }
  }
#endif
