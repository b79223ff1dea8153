/// https://developer.apple.com/documentation/swiftui/tabviewstyle
@MainActor
@preconcurrency
public protocol TabViewStyle {}

/// https://developer.apple.com/documentation/swiftui/defaulttabviewstyle
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }

/// "A TabViewStyle that displays a paged scrolling TabView."
///
/// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// https://developer.apple.com/documentation/swiftui/sidebaradaptabletabviewstyle
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @available(iOS 18, macOS 15, visionOS 2, *)
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    changed { node in
      node.style = "\(S.self)"
      guard style is PageTabViewStyle else { return }
      for index in node.children.indices { node.children[index].value = "page" }
    }
  }
}
