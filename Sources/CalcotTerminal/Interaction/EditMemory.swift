import Calcot
import CalcotContent

/// The texts that the user can restore while typing: the one that was cut last, in any field, and
/// the former texts of the focused field.
struct EditMemory: Equatable, Sendable {
  private static let mostPast = 200

  /// The text that was cut last.
  var cut = ""
  /// The text that was cut last in the secret field that is edited, which no other field gets.
  var secretCut = ""
  private var past: [FieldText] = []
  private var place: Place?

  private struct Place: Equatable, Sendable {
    let screen: ScreenID?
    let field: FocusTarget
  }

  /// Forgets the former texts if another field has the focus now.
  mutating func enter(_ field: FocusTarget, of screen: ScreenID?) {
    let new = Place(screen: screen, field: field)
    if new != place { (place, past, secretCut) = (new, [], "") }
  }

  /// Records a text before it changes.
  mutating func note(_ text: FieldText) {
    past.append(text)
    if past.count > EditMemory.mostPast { past.removeFirst() }
  }

  /// Removes and returns the text before the last change.
  mutating func takeBack() -> FieldText? { past.popLast() }
}
