import Calcot
public import CalcotContent
import CalcotTree
/// A line of text that the user can edit.
///
/// ```swift
/// TextField("Name", text: viewModel.name, error: viewModel.nameError) { viewModel.nameChanged($0) }
/// TextField("Search", text: viewModel.search, role: .search) { viewModel.searchChanged($0) }
/// ```
public struct TextField: Content {
  let value: TextFieldValue
  let actions: FieldActions

  /// Shows `text` under `label`, and `error` with it; each edit reports the whole new text.
  public init(
    _ label: String, text: String, placeholder: String? = nil, error: String? = nil,
    role: FieldRole = .normal, isEnabled: Bool = true, onEdit: @escaping @MainActor (String) -> Void
  ) {
    value = TextFieldValue(
      label: label, text: text, placeholder: placeholder, error: error, role: role,
      isEnabled: isEnabled)
    actions = FieldActions(edit: onEdit)
  }

  private init(value: TextFieldValue, actions: FieldActions) {
    self.value = value
    self.actions = actions
  }

  /// What Return does in the field; a task of the screen's scope.
  public func onSubmit(_ action: @escaping @MainActor () async -> Void) -> TextField {
    var actions = actions
    actions.submit = .start(action)
    return TextField(value: value, actions: actions)
  }

  /// What follows each edit, such as a search; a task of the screen's scope. An edit that follows does
  /// not cancel it.
  public func onEdited(_ action: @escaping @MainActor () async -> Void) -> TextField {
    var actions = actions
    actions.edited = .start(action)
    return TextField(value: value, actions: actions)
  }

  public func render(into context: inout RenderContext) {
    context.add(.textField(value), field: actions)
  }
}
