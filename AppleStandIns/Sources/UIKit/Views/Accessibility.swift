public import Foundation

/// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@MainActor
public final class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  public let name: String
  public let actionHandler: Handler?

  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left
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
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
  public var isAccessibilityElement: Bool {
    get { Spoken.isElement[self] ?? false }
    set { Spoken.isElement[self] = newValue }
  }

  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
  public var accessibilityLabel: String? {
    get { Spoken.labels[self] }
    set { Spoken.labels[self] = newValue }
  }

  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue
  public var accessibilityValue: String? {
    get { Spoken.values[self] }
    set { Spoken.values[self] = newValue }
  }

  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
  public var accessibilityElements: [Any]? {
    get { Spoken.elements[self] }
    set { Spoken.elements[self] = newValue }
  }

  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { Spoken.actions[self] }
    set { Spoken.actions[self] = newValue }
  }

  /// "Tells the element to activate itself and report the success or failure of the operation."
  ///
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()
  public func accessibilityActivate() -> Bool { false }

  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityincrement()
  public func accessibilityIncrement() {}

  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitydecrement()
  public func accessibilityDecrement() {}

  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityscroll(_:)
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
