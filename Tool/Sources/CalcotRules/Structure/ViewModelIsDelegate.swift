internal import CalcotCode
internal import CalcotFindings

/// A ViewModel that conforms to a data source or delegate protocol of the UI.
struct ViewModelIsDelegate: Rule {
  static let description = RuleDescription(
    id: "viewmodel-is-delegate", group: "structure",
    summary: "A ViewModel is no data source and no delegate of the UI's.",
    rationale: """
      A table's data source makes cells, and a text field's delegate is handed the text field: with \
      them, views come into the ViewModel by the back door, and tests have to make views to call it.
      """,
    remedy: """
      Give the data source or delegate to an object of its own beside the View. It asks the ViewModel \
      for rows as plain values and tells it what the user did.
      """,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    return codebase.types.compactMap { type -> Finding? in
      guard type.kind != .protocol, isViewModel(type, codebase) else { return nil }
      let conformances = type.inherited.compactMap { inherited -> Conformance? in
        guard codebase.isProduct(inherited.node), let sure = confidence(inherited, in: codebase)
        else {
          return nil
        }
        return Conformance(inherited: inherited, confidence: sure)
      }
      return conformances.isEmpty ? nil : finding(conformances, of: type, context)
    }
  }

  private struct Conformance {
    var inherited: CodeType.Inherited
    var confidence: Double
  }

  /// Returns a Boolean value that indicates whether a type is a ViewModel, even if its conformance
  /// gives it the role of a data source.
  private func isViewModel(_ type: CodeType, _ codebase: Codebase) -> Bool {
    if ViewModels.isOne(type, in: codebase) { return true }
    return type.kind == .class && codebase.role(of: type) == .dataSource
      && Codebase.role(claimedBy: type.name) == .viewModel && codebase.isProduct(type.declaration)
  }

  private func finding(
    _ conformances: [Conformance], of type: CodeType, _ context: RuleContext
  ) -> Finding {
    let codebase = context.codebase
    let first = conformances[0]
    let others = conformances.count - 1
    let more = others == 0 ? "" : " and \(others) more"
    return context.finding(
      of: Self.self, at: first.inherited.node,
      severity: Self.remarks.contains(first.inherited.name) ? .info : .warning,
      confidence: first.confidence * max(0.85, codebase.guess(type).confidence),
      symbol: first.inherited.name.text,
      message:
        "'\(type.name)' is the UI's '\(first.inherited.name)'\(more); an object of the View's "
        + "own can be that, and ask the ViewModel for what it shows",
      facts: conformances.dropFirst().map {
        Fact("and '\($0.inherited.name)'", at: $0.inherited.node)
      })
  }

  private func confidence(_ inherited: CodeType.Inherited, in codebase: Codebase) -> Double? {
    let name = inherited.name
    if inherited.type == nil {
      if Self.known.contains(name) || Self.remarks.contains(name) { return 0.97 }
      let text = name.text
      return text.hasSuffix("DataSourceDelegate") && !text.hasPrefix("NS") ? 0.8 : nil
    }
    return name.text.hasSuffix("ViewControllerDelegate") ? 0.88 : nil
  }

  private static let known: Set<Name> = names(
    """
    UITableViewDataSource UITableViewDelegate UITableViewDataSourcePrefetching UITableViewDragDelegate
    UITableViewDropDelegate UICollectionViewDataSource UICollectionViewDelegate
    UICollectionViewDelegateFlowLayout UICollectionViewDataSourcePrefetching UICollectionViewDragDelegate
    UICollectionViewDropDelegate UIPickerViewDataSource UIPickerViewDelegate UIPageViewControllerDataSource
    UIPageViewControllerDelegate UITextFieldDelegate UITextViewDelegate UISearchBarDelegate
    UISearchResultsUpdating UISearchControllerDelegate UIScrollViewDelegate UITabBarDelegate
    UITabBarControllerDelegate UINavigationControllerDelegate UIImagePickerControllerDelegate
    UIDocumentPickerDelegate UIGestureRecognizerDelegate UIAdaptivePresentationControllerDelegate
    UIPopoverPresentationControllerDelegate UIViewControllerTransitioningDelegate
    MFMailComposeViewControllerDelegate MFMessageComposeViewControllerDelegate PHPickerViewControllerDelegate
    QLPreviewControllerDataSource QLPreviewControllerDelegate SFSafariViewControllerDelegate
    MKMapViewDelegate WKNavigationDelegate WKUIDelegate CNContactPickerDelegate EKEventEditViewDelegate
    UIContextMenuInteractionDelegate NSTableViewDataSource NSTableViewDelegate
    """)

  /// The protocols of frameworks that are no UI. A type with one may be a data source of the model.
  private static let remarks: Set<Name> = names("NSFetchedResultsControllerDelegate")

  private static func names(_ text: String) -> Set<Name> {
    Set(text.split(whereSeparator: \.isWhitespace).map { Name($0) })
  }
}

extension ViewModelIsDelegate {
  static let examples: [RuleDescription.Example] = [
    .init(
      "A ViewModel is the table's data source",
      """
      import UIKit
      final class ListViewModel: NSObject {
        private(set) var rows: [String] = []
        func load() { rows = ["a"] }
      }
      extension ListViewModel: ↓UITableViewDataSource {}
      """),
    .init(
      "A ViewModel is the delegate of a screen",
      """
      import UIKit
      protocol PickerViewControllerDelegate: AnyObject { func picked(_ row: Int) }
      final class PickerViewController: UIViewController {
        weak var delegate: PickerViewControllerDelegate?
      }
      final class FormViewModel: ↓PickerViewControllerDelegate {
        private(set) var row = 0
        func picked(_ row: Int) { self.row = row }
      }
      """),
    .init(
      "A ViewModel listens to its service and to the device, and a View to its table",
      """
      import UIKit
      protocol WalletServiceDelegate: AnyObject { func changed() }
      final class WalletViewModel: WalletServiceDelegate {
        private(set) var isStale = false
        func changed() { isStale = true }
      }
      extension WalletViewModel: AVCaptureMetadataOutputObjectsDelegate, CLLocationManagerDelegate,
        CBCentralManagerDelegate, MCSessionDelegate, SKProductsRequestDelegate,
        UNUserNotificationCenterDelegate
      {}
      final class WalletViewController: UIViewController, UITableViewDelegate {}
      """),
  ]
}
