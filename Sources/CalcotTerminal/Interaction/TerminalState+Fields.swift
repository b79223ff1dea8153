import Calcot
import CalcotContent

extension TerminalState {
  /// Changes the focused field with a key, or returns `nil` if the key has no meaning in it.
  mutating func edit(_ key: Key, _ composition: Composition, _ page: Page) -> Reaction? {
    change(composition, page, copies: key == .alt("w")) { $0.handle(key) }
  }

  /// Chooses the next option of the focused field that begins with a letter, or returns `nil` if the field
  /// is none of choice.
  mutating func choose(
    _ letter: Character, _ composition: Composition, _ page: Page
  ) -> Reaction? {
    change(composition, page) { $0.jump(to: letter) }
  }

  private mutating func change(
    _ composition: Composition, _ page: Page, copies: Bool = false,
    by change: (inout FieldEdit) -> Bool
  ) -> Reaction? {
    let state = self.page(in: composition)
    guard let focus = state.focus, let id = focus.element, let caret = state.caret,
      let field = page.fields[focus], field.isEnabled,
      let screen = composition.scene.layers.last?.screen
    else { return nil }
    memory.enter(focus, of: screen)
    var edit = FieldEdit(field, focus: focus, caret: caret, width: page.width, memory: memory)
    guard change(&edit) else { return nil }
    memory = edit.memory
    let isChanged = edit.text.text != field.typedText
    self.change(composition) {
      $0.touch()
      $0.caret = PageState.Caret(
        field: focus, edited: edit.text, awaiting: isChanged ? field.typedText : nil,
        position: edit.text.caret, column: edit.column)
    }
    if copies, let copied = edit.text.selected, !field.kind.isMasked {
      return .copy(copied)
    }
    return isChanged ? .send(.edit(id, text: edit.text.text, in: screen)) : .show
  }
}
