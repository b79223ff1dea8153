#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A text field with its label and its error.
  struct FieldView: View {
    let id: ElementID
    let value: TextFieldValue
    let words: HostWords
    @State private var field: FieldModel
    @FocusState private var isFocused: Bool

    init(id: ElementID, value: TextFieldValue, screen: ScreenModel, words: HostWords) {
      self.id = id
      self.value = value
      self.words = words
      _field = State(initialValue: FieldModel(id, text: value.text, on: screen))
    }

    var body: some View {
      VStack(alignment: .leading) {
        // NB: iOS does not show a field's own label.
        Text(value.label)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
        TextField(value.label, text: $field.text, prompt: value.placeholder.map { Text($0) })
          .labelsHidden()
          .focused($isFocused)
          .disabled(!value.isEnabled)
          .onSubmit { field.submit() }
          .accessibilityLabel(value.label)
          .accessibilityIdentifier(id.path)
        if let error = value.error { FieldError(error: error, id: id, words: words) }
      }
      .onChange(of: value.text) { _, text in field.answered(text) }
      .onChange(of: isFocused) { _, isFocused in
        if !isFocused { field.left(value.text) }
      }
    }
  }

  /// The error of a text field.
  struct FieldError: View {
    let error: String
    let id: ElementID
    let words: HostWords

    var body: some View {
      Text(error)
        .font(.footnote)
        .foregroundStyle(.red)
        .accessibilityLabel(words.error.filled(error))
        .accessibilityIdentifier(id.path + "/error")
    }
  }

  /// A modifier that gives a screen the system's search field.
  struct Searchable: ViewModifier {
    let value: TextFieldValue
    @State private var field: FieldModel

    init(_ search: SearchField, on screen: ScreenModel) {
      value = search.value
      _field = State(
        initialValue: FieldModel(search.id, text: search.value.text, on: screen))
    }

    func body(content: Content) -> some View {
      content
        .searchable(text: $field.text, prompt: Text(value.placeholder ?? value.label))
        .onSubmit(of: .search) { field.submit() }
        .onChange(of: value.text) { _, text in field.answered(text) }
    }
  }
#endif
