public import Foundation

/// A user activity. On Apple's systems it is Foundation's; other systems lack it.
///
/// https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  /// https://developer.apple.com/documentation/foundation/nsuseractivity/webpageurl
  open var webpageURL: URL?

  public init(activityType: String) { self.activityType = activityType }
}
