/// https://developer.apple.com/documentation/uikit/uipasteboard
// NB: unlike most of UIKit, it belongs to no actor. The stand-in is used by one thread at a time.
open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()

  open var string: String? { didSet { if let string { history.append(string) } } }
  /// The texts since the start of the process. Not part of UIKit's API.
  public private(set) var history: [String] = []
}
