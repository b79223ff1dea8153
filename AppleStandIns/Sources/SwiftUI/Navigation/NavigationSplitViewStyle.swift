/// https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle
@MainActor
@preconcurrency
public protocol NavigationSplitViewStyle {}
/// https://developer.apple.com/documentation/swiftui/balancednavigationsplitviewstyle
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind
public struct ToolbarDefaultItemKind: Equatable {
  let name: String
  public static var sidebarToggle: Self { Self(name: "sidebarToggle") }
}

extension View {
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    changed { if $0.kind == .splitView { $0.style = "\(S.self)" } }
  }

  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    paged { page, _ in page.hidesSidebarToggle = defaultItemKind == .sidebarToggle }
  }
}
