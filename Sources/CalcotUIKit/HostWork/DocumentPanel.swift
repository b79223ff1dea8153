#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Foundation
  import UIKit

  /// The system's document picker. It returns copies, which the system deletes when the app ends.
  @MainActor
  final class DocumentPanel: NSObject, WorkPanel, UIDocumentPickerDelegate {
    let controller: UIViewController
    private let reader: FileReader
    private let ended: PanelEnding

    init(_ pick: FilePick, _ ended: @escaping PanelEnding) {
      let picker = UIDocumentPickerViewController(
        forOpeningContentTypes: pick.contentTypes, asCopy: true)
      picker.allowsMultipleSelection = pick.most > 1
      controller = picker
      reader = FileReader(pick)
      self.ended = ended
      super.init()
      picker.delegate = self
    }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      ended(.read { [reader] in await reader.read(urls) })
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      ended(.reply(.cancelled))
    }
  }
#endif
