/// https://developer.apple.com/documentation/swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { unchanged() }

  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = String(title)
    return paged { page, _ in page.title = title }
  }

  /// "Hides the navigation bar back button for the view", and disables the swipe.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    paged { page, _ in page.hidesBackButton = hidesBackButton }
  }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    paged { page, _ in
      if bars.contains(.navigationBar) { page.hidesBar = visibility == .hidden }
    }
  }

  /// Adds a search field to the screen's bar.
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, String(prompt)) }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { search(text, prompt?.string) }

  private func search(_ text: Binding<String>, _ prompt: String?) -> some View {
    paged("searchable") { page, pen in
      let submits = pen.environment.searchSubmits
      page.search = DrawnSearch(
        prompt: prompt, read: { text.wrappedValue }, write: { text.wrappedValue = $0 },
        submit: { for submit in submits { submit() } })
    }
  }
}

/// https://developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

/// https://developer.apple.com/documentation/swiftui/toolbarplacement
public struct ToolbarPlacement: Hashable {
  let name: String
  public static var navigationBar: Self { Self(name: "navigationBar") }
}
