public import Foundation

/// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open weak var delegate: (any UIApplicationDelegate)?
  public internal(set) var connectedScenes: Set<UIScene> = []
}

/// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Makes a delegate, as Objective-C does of any class. Not part of UIKit's API.
  init()
}

extension UIApplicationDelegate {
  /// "Provides the top-level entry point for the app."
  public static func main() { UIApplication.shared.delegate = Self() }
}
