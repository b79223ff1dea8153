import Calcot
import CalcotContent

extension TerminalState {
  /// Changes the focused field with a key, or returns `nil` if the key has no meaning in it.
  mutating func edit(_ key: Key, _ composition: Composition, _ page: Page) -> Reaction? {
    let state = self.page(in: composition)
    guard let focus = state.focus, let id = focus.element, let caret = state.caret,
      let field = page.fields[focus], field.isEnabled,
      let screen = composition.scene.layers.last?.screen
    else { return nil }
    memory.enter(focus, of: screen)
    var edit = FieldEdit(field, focus: focus, caret: caret, width: page.width, memory: memory)
    guard edit.handle(key) else { return nil }
    memory = edit.memory
    let isChanged = edit.text.text != field.typedText
    change(composition) {
      $0.touch()
      $0.caret = PageState.Caret(
        field: focus, edited: edit.text, awaiting: isChanged ? field.typedText : nil,
        position: edit.text.caret, column: edit.column)
    }
    if key == .alt("w"), let copied = edit.text.selected, !field.kind.isMasked {
      return .copy(copied)
    }
    return isChanged ? .send(.edit(id, text: edit.text.text, in: screen)) : .show
  }
}
