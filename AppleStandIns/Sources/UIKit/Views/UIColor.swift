public import Foundation

/// https://developer.apple.com/documentation/uikit/uicolor
public final class UIColor: NSObject, Sendable {
  let name: String

  init(name: String) { self.name = name }

  public static let label = UIColor(name: "label")
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  public static let tintColor = UIColor(name: "tintColor")
  public static let clear = UIColor(name: "clear")
  public static let separator = UIColor(name: "separator")
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  public static let systemBackground = UIColor(name: "systemBackground")
  public static let systemRed = UIColor(name: "systemRed")
}
