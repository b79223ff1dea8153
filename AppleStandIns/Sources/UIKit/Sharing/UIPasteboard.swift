/// https://developer.apple.com/documentation/uikit/uipasteboard
@MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  /// https://developer.apple.com/documentation/uikit/uipasteboard/string
  open var string: String? { didSet { if let string { history.append(string) } } }
  /// The texts since the start of the process. Not part of UIKit's API.
  public private(set) var history: [String] = []
}
