import Calcot
import CalcotContent

/// The description of the results on a screen with a search field, which is announced when it
/// changes: the secondary texts and the placeholder of a list without rows.
struct ResultCount: Equatable {
  let screen: ScreenID
  let text: String

  /// Creates the description for a screen; `nil` if it has no search field.
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
