#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// The buttons of a screen's toolbar: the main and cancel buttons in the system's places, the
  /// others beside them, or in a menu if there are more than two.
  struct SemanticToolbar: ToolbarContent {
    let content: ScreenContent
    let screen: ScreenModel

    var body: some ToolbarContent {
      ToolbarItemGroup(placement: .cancellationAction) {
        ForEach(content.toolbar(.cancel)) { ElementButton(element: $0, screen: screen) }
      }
      ToolbarItemGroup(placement: otherPlacement) {
        ForEach(content.otherButtons) { ElementButton(element: $0, screen: screen) }
      }
      ToolbarItemGroup(placement: .confirmationAction) {
        ForEach(content.toolbar(.main)) { ElementButton(element: $0, screen: screen) }
      }
    }

    private var otherPlacement: ToolbarItemPlacement {
      content.otherButtons.count > 2 ? .secondaryAction : .primaryAction
    }
  }

  /// A button of a semantic view.
  struct ElementButton: View {
    let element: Element
    let screen: ScreenModel
    var isBehindRow = false

    var body: some View {
      if case .button(let button) = element.kind {
        styled(button)
          .disabled(!button.isEnabled)
          .accessibilityIdentifier(element.id.path)
      }
    }

    @ViewBuilder
    private func styled(_ button: ButtonValue) -> some View {
      // NB: a destructive swipe button removes the row before the app has done so.
      if isBehindRow, button.role == .destructive {
        Button(action: use) { face(button) }.tint(Color.red)
      } else {
        Button(role: button.role.native, action: use) { face(button) }
      }
    }

    private func face(_ button: ButtonValue) -> some View {
      SymbolLabel(text: button.label, symbol: button.symbol)
    }

    private func use() { screen.send(.activate(element.id, in: screen.id)) }
  }
#endif
