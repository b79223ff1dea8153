import Calcot
import CalcotContent

/// A search for a text in the rows of a screen without a search field. While the user types, the
/// focus is on the first hit; later `n` and `N` move it to others.
struct Finder: Equatable, Sendable {
  var prompt = FieldText("")
  let screen: ScreenID
  /// The focus before the search.
  let origin: FocusTarget?
  var isTyping = true
}
