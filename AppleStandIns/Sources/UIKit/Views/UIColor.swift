public import Foundation

/// https://developer.apple.com/documentation/uikit/uicolor
public final class UIColor: NSObject, Sendable {
  let name: String

  init(name: String) { self.name = name }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
  public override var hash: Int { name.hashValue }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
  }

  /// A color that asks for the current traits: here those of light.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    name = dynamicProvider(.light).name
  }

  public static let label = UIColor(name: "label")
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  public static let tintColor = UIColor(name: "tintColor")
  public static let clear = UIColor(name: "clear")
  public static let separator = UIColor(name: "separator")
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  public static let systemBackground = UIColor(name: "systemBackground")
  public static let systemRed = UIColor(name: "systemRed")
}
