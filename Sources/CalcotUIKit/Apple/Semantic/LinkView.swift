#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A link. The app decides what it leads to, and asks its host to open an address.
  struct LinkView: View {
    let label: String
    let id: ElementID
    let screen: ScreenModel

    var body: some View {
      Button(label) { screen.send(.activate(id, in: screen.id)) }
        #if os(macOS)
          .buttonStyle(.link)
        #endif
        .accessibilityRemoveTraits(.isButton)
        .accessibilityAddTraits(.isLink)
        .accessibilityIdentifier(id.path)
    }
  }
#endif
