#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A placeholder for a list that has no rows.
  struct EmptyStateView: View {
    let state: EmptyStateValue
    let element: Element
    let screen: ScreenModel

    var body: some View {
      ContentUnavailableView {
        SymbolLabel(text: state.title, symbol: state.symbol)
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier(element.id.path)
      } description: {
        if let message = state.message { Text(message) }
      } actions: {
        // NB: in a list, a tap on the row would use every button that has no style of its own.
        ForEach(element.children) { ElementButton(element: $0, screen: screen) }
          .buttonStyle(.borderless)
      }
    }
  }
#endif
