#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A modifier of a text field that keeps the typed text until the app has answered.
  struct Typing: ViewModifier {
    let value: FieldValue
    let field: FieldModel
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
      content
        .labelsHidden()
        .focused($isFocused)
        .onSubmit { field.submit() }
        .accessibilityIdentifier(field.id.path)
        .onChange(of: value.text) { _, text in field.answered(text) }
        .onChange(of: isFocused) { _, isFocused in
          if !isFocused { field.left(value.text) }
        }
    }
  }

  /// A modifier that gives a screen the system's search field.
  struct Searchable: ViewModifier {
    let search: SearchField
    let screen: ScreenModel
    @State private var field: FieldModel
    private var value: FieldValue { search.value }

    init(_ search: SearchField, on screen: ScreenModel) {
      (self.search, self.screen) = (search, screen)
      _field = State(
        initialValue: FieldModel(search.id, text: search.value.text, on: screen))
    }

    func body(content: Content) -> some View {
      content
        // NB: a new field has new state; a changed label makes a new field, unless it has `id(_:)`.
        .onChange(of: search.id) { _, id in field = FieldModel(id, text: value.text, on: screen) }
        .searchable(text: $field.text, prompt: Text(value.placeholder ?? value.label))
        .onSubmit(of: .search) { field.submit() }
        .onChange(of: value.text) { _, text in field.answered(text) }
    }
  }
#endif
