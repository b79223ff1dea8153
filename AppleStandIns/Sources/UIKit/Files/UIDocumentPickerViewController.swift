public import Foundation
public import UniformTypeIdentifiers

/// A controller whose content another process draws: the app does not see it. Not part of UIKit's
/// API.
@MainActor
public protocol RemoteController: UIViewController {}

/// The methods are optional in UIKit; here they have default implementations.
///
/// https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@MainActor
open class UIDocumentPickerViewController: UIViewController, RemoteController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  private let contentTypes: [UTType]
  private let asCopy: Bool

  /// "Creates and returns a document picker that can open or copy the types of documents you
  /// specify."
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (self.contentTypes, self.asCopy) = (contentTypes, asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: User actions

  /// Chooses files and taps Open; returns false if one of them is disabled. The picker "dismisses
  /// itself", before or after its callback: Apple's page does not say. Not part of UIKit's API.
  public func choose(_ files: [FileOnStage], tellsWhenGone: Bool = false) -> Bool {
    guard allowsMultipleSelection || files.count == 1, files.allSatisfy(isOffered) else {
      return false
    }
    let urls = files.compactMap { try? asCopy ? $0.copy() : $0.inPlace() }
    return end(tellsWhenGone: tellsWhenGone) { [self] in
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
  }

  /// Closes the picker. Not part of UIKit's API.
  public func cancel() -> Bool {
    end { [self] in delegate?.documentPickerWasCancelled(self) }
  }

  private func end(tellsWhenGone: Bool = false, _ tell: @escaping () -> Void) -> Bool {
    guard canBeUsed else { return false }
    if !tellsWhenGone { tell() }
    leaveByItself { if tellsWhenGone { tell() } }
    return true
  }

  private func isOffered(_ file: FileOnStage) -> Bool {
    contentTypes.contains { file.type.conforms(to: $0) }
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether it receives touches: it is presented, and nothing is
  /// over it. Not part of UIKit's API.
  package var canBeUsed: Bool {
    let isThere = presentingViewController != nil || parent != nil
    return isThere && !isComing && !isGoing && presentedViewController == nil
  }

  /// Dismisses itself. In a SwiftUI sheet it only calls back, and does not dismiss itself. Not part
  /// of UIKit's API.
  package func leaveByItself(_ completion: @escaping () -> Void) {
    guard let presentingViewController else { return completion() }
    presentingViewController.dismiss(animated: true, completion: completion)
  }
}
