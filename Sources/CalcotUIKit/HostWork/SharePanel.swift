#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import UIKit

  /// The system's share sheet.
  @MainActor
  final class SharePanel: WorkPanel {
    let controller: UIViewController
    // NB: the sheet first reads the shared item, which may take three seconds.
    let mayComeLate = true

    init(_ item: SharedItem, in file: TemporaryFile?, _ ended: @escaping PanelEnding) {
      controller = UIActivityViewController.sharing(item, in: file) { ended(.reply($0)) }
    }
  }
#endif
