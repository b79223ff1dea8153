#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import SwiftUI

  /// A view of the app's own within a semantic screen, with the name that the screen gives it.
  struct NativePieceView: View {
    let label: String
    let piece: AnyView

    var body: some View {
      piece
        .accessibilityElement(children: .contain)
        .accessibilityLabel(label)
    }
  }
#endif
