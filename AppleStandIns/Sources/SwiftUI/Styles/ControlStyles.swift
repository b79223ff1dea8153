// Custom styles are not supported: the requirements of these protocols are omitted.

/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {}
/// https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
/// https://developer.apple.com/documentation/swiftui/plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// https://developer.apple.com/documentation/swiftui/formstyle
@MainActor
@preconcurrency
public protocol FormStyle {}
/// https://developer.apple.com/documentation/swiftui/groupedformstyle
public struct GroupedFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// https://developer.apple.com/documentation/swiftui/pickerstyle
public protocol PickerStyle {}
/// https://developer.apple.com/documentation/swiftui/segmentedpickerstyle
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
/// https://developer.apple.com/documentation/swiftui/menupickerstyle
public struct MenuPickerStyle: PickerStyle { public init() {} }
/// The options are drawn in place: the list that is pushed for them is not.
///
/// https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
