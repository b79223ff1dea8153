public import Foundation

/// A user activity. On Apple's systems it is Foundation's; other systems lack it.
///
/// https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?

  public init(activityType: String) { self.activityType = activityType }

  /// "Adds the contents of the dictionary to the userInfo dictionary."
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// "The type of the activity when the system opens your app by a universal link."
///
/// https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
