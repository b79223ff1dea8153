#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A modifier that tells a screen how high its list or form is, with the bar that covers its beginning.
  ///
  /// NB: a list fills what it is offered, so that its size says nothing of its rows.
  struct ContentHeight: ViewModifier {
    let screen: ScreenModel

    func body(content: Content) -> some View {
      if #available(iOS 18, macOS 15, visionOS 2, *) {
        content.onScrollGeometryChange(for: CGFloat.self) {
          $0.contentSize.height + $0.contentInsets.top
        } action: { _, height in
          screen.contentHeightDidChange(height)
        }
      } else {
        content
      }
    }
  }
#endif
