/// https://developer.apple.com/documentation/swiftui/tabviewstyle
@MainActor
@preconcurrency
public protocol TabViewStyle {}

/// "A TabViewStyle that displays a paged scrolling TabView."
///
/// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
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
