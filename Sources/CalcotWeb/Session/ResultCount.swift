import Calcot
import CalcotContent

/// What a screen with a search field says about its results, which is announced when it changes:
/// its secondary texts, and what stands in place of rows.
struct ResultCount: Equatable {
  let screen: ScreenID
  let text: String

  /// Creates the text of a screen; `nil` if it has no search field.
  init?(_ content: ScreenContent, of screen: ScreenID) {
    let isSearch = content.body.contains { element in
      if case .field(let field) = element.kind { field.kind == .line(.search) } else { false }
    }
    guard isSearch else { return nil }
    self.screen = screen
    text = content.body.compactMap { element in
      switch element.kind {
      case .text(let text, role: .secondary): text
      case .emptyState(let state): state.title
      default: nil
      }
    }.joined(separator: " ")
  }
}
