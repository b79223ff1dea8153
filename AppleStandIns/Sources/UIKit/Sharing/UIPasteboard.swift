/// https://developer.apple.com/documentation/uikit/uipasteboard
@MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  /// https://developer.apple.com/documentation/uikit/uipasteboard/string
  open var string: String? { didSet { if let string { history.append(string) } } }
  /// What was put there since the process began. No part of UIKit's interface.
  public private(set) var history: [String] = []
}
