import Calcot
import CalcotContent

/// What the user can bring back while typing: the text that was cut last, in any field, and the
/// former texts of the field that has the focus.
struct EditMemory: Equatable, Sendable {
  private static let mostPast = 200

  /// The text that was cut last.
  var cut = ""
  private var past: [FieldText] = []
  private var place: Place?

  private struct Place: Equatable, Sendable {
    let screen: ScreenID?
    let field: FocusTarget
  }

  /// Forgets the former texts if another field has the focus now.
  mutating func enter(_ field: FocusTarget, of screen: ScreenID?) {
    let new = Place(screen: screen, field: field)
    if new != place { (place, past) = (new, []) }
  }

  /// Notes a text that is about to change.
  mutating func note(_ text: FieldText) {
    past.append(text)
    if past.count > EditMemory.mostPast { past.removeFirst() }
  }

  /// Returns the text before the last change.
  mutating func takeBack() -> FieldText? { past.popLast() }
}
