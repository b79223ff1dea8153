public import Foundation

/// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@MainActor
public final class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  public let name: String
  public let actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}

/// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  @MainActor var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

@MainActor
private enum Spoken {
  static var labels = Attached<String>()
  static var values = Attached<String>()
  static var elements = Attached<[Any]>()
  static var actions = Attached<[UIAccessibilityCustomAction]>()
  static var isElement = Attached<Bool>()
}

/// The accessibility properties of an object; declared for type checks, and stored.
///
/// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/uiaccessibility
@MainActor
extension NSObject {
  public var isAccessibilityElement: Bool {
    get { Spoken.isElement[self] ?? false }
    set { Spoken.isElement[self] = newValue }
  }

  public var accessibilityLabel: String? {
    get { Spoken.labels[self] }
    set { Spoken.labels[self] = newValue }
  }

  public var accessibilityValue: String? {
    get { Spoken.values[self] }
    set { Spoken.values[self] = newValue }
  }

  public var accessibilityElements: [Any]? {
    get { Spoken.elements[self] }
    set { Spoken.elements[self] = newValue }
  }

  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { Spoken.actions[self] }
    set { Spoken.actions[self] = newValue }
  }

  /// "Tells the element to activate itself and report the success or failure of the operation."
  public func accessibilityActivate() -> Bool { false }

  public func accessibilityIncrement() {}

  public func accessibilityDecrement() {}

  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
