#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import SwiftUI

  /// The app's own view within a semantic screen, with the label that the screen gives it.
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
