public import Foundation

/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad
}

/// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// https://developer.apple.com/documentation/uikit/uitraitcollection
// NB: unlike most of UIKit, it belongs to no actor.
public final class UITraitCollection: NSObject, Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light, as nothing is drawn.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  static let light = UITraitCollection(horizontalSizeClass: .compact, userInterfaceIdiom: .phone)

  init(horizontalSizeClass: UIUserInterfaceSizeClass, userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.horizontalSizeClass = horizontalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}

/// https://developer.apple.com/documentation/uikit/uitrait
public protocol UITraitDefinition {}
/// https://developer.apple.com/documentation/uikit/uitrait-9423
public typealias UITrait = any UITraitDefinition.Type

/// https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public struct UITraitHorizontalSizeClass: UITraitDefinition {}

/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

/// The traits that a window or a controller gives to what is in it.
///
/// https://developer.apple.com/documentation/uikit/uitraitoverrides
@MainActor
public struct UITraitOverrides {
  let read: () -> UIUserInterfaceSizeClass
  let write: (UIUserInterfaceSizeClass?) -> Void

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

extension UIWindow {
  public var traitOverrides: UITraitOverrides {
    get {
      UITraitOverrides {
        self.traitCollection.horizontalSizeClass
      } write: { sizeClass in
        if let sizeClass { self.resize(to: sizeClass) }
      }
    }
    set {}
  }
}

extension UIViewController {
  public var traitOverrides: UITraitOverrides {
    get {
      UITraitOverrides {
        self.traitCollection.horizontalSizeClass
      } write: {
        self.override($0)
      }
    }
    set {}
  }
}
