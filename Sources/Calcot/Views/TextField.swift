/// A line of text that a person can edit.
///
/// ```swift
/// TextField("Name", text: viewModel.name, error: viewModel.nameError) { viewModel.nameChanged($0) }
/// ```
public struct TextField: Content {
  let value: TextFieldValue
  let actions: FieldActions

  /// Shows `text` under `label`, and `error` with it; each edit reports the whole new text.
  public init(
    _ label: String, text: String, placeholder: String? = nil, error: String? = nil,
    isEnabled: Bool = true, onEdit: @escaping @MainActor (String) -> Void
  ) {
    value = TextFieldValue(
      label: label, text: text, placeholder: placeholder, error: error, isEnabled: isEnabled)
    actions = FieldActions(edit: onEdit, submit: nil)
  }

  private init(value: TextFieldValue, actions: FieldActions) {
    self.value = value
    self.actions = actions
  }

  /// What Return does in the field; a task of the screen's scope.
  public func onSubmit(_ action: @escaping @MainActor () async -> Void) -> TextField {
    TextField(value: value, actions: FieldActions(edit: actions.edit, submit: .start(action)))
  }

  public func render(into context: inout RenderContext) {
    context.add(.textField(value), field: actions)
  }
}
