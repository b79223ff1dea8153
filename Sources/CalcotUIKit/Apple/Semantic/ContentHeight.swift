#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A modifier that tells a screen the height of its list or form, and of the bar over it.
  ///
  /// NB: a list fills the size that it is offered, so its own size does not depend on its rows.
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
