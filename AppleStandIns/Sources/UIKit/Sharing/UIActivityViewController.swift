public import Foundation

/// https://developer.apple.com/documentation/uikit/uiactivity
@MainActor
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
  }
}

/// "On iPad, you must present the view controller in a popover." Without a source for it, UIKit
/// throws an exception.
///
/// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@MainActor
open class UIActivityViewController: UIViewController, RemoteController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// "Upon the completion of an activity, or the dismissal of the activity view controller, the
  /// view controller's completion handler is executed."
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The items to share. Not part of UIKit's API.
  public let items: [Any]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: User actions

  /// Shares the items with an app, which may fail. Not part of UIKit's API.
  public func share(failing error: (any Error)? = nil) -> Bool {
    end(.mail, error == nil, error)
  }

  /// Taps outside the sheet, or its Close button. Not part of UIKit's API.
  public func cancel() -> Bool { end(nil, false, nil) }

  /// Goes to an app and returns without sending anything: the sheet is still there. Not part of
  /// UIKit's API.
  public func comeBack() -> Bool {
    guard canBeUsed else { return false }
    completionWithItemsHandler?(.mail, false, nil, nil)
    return true
  }

  private func end(
    _ type: UIActivity.ActivityType?, _ isCompleted: Bool, _ error: (any Error)?
  ) -> Bool {
    guard canBeUsed else { return false }
    leaveByItself { [self] in
      completionWithItemsHandler?(type, isCompleted, nil, error)
    }
    return true
  }
}
