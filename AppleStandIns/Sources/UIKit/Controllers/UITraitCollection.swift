/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac, vision
}

/// https://developer.apple.com/documentation/uikit/uitraitcollection
@MainActor
public final class UITraitCollection {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  init(horizontalSizeClass: UIUserInterfaceSizeClass, userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.horizontalSizeClass = horizontalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}

/// https://developer.apple.com/documentation/uikit/uitrait
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

/// https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public enum UITraitHorizontalSizeClass: UITraitDefinition {}

/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitChangeRegistration: UITraitChangeRegistration {}
