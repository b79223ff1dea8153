import Calcot
public import CalcotContent
import CalcotTree

/// A text field of one line. Use one for short input; with the role `.search` it filters the
/// screen.
///
/// ```swift
/// TextField("Name", text: viewModel.name, error: viewModel.error) { viewModel.nameChanged($0) }
/// TextField("Search", text: viewModel.search, role: .search) { viewModel.searchChanged($0) }
/// ```
public struct TextField: Content {
  let value: TextFieldValue
  let actions: FieldActions

  /// Creates a text field; `onEdit` receives the whole new text after each edit.
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

  /// Returns the field with an action for Return, a task of the screen's scope.
  public func onSubmit(_ action: @escaping @MainActor () async -> Void) -> TextField {
    var actions = actions
    actions.submit = .start(action)
    return TextField(value: value, actions: actions)
  }

  /// Returns the field with an action for after each edit, such as a search; a task of the screen's
  /// scope. A later edit cancels it.
  public func onEdited(_ action: @escaping @MainActor () async -> Void) -> TextField {
    var actions = actions
    actions.edited = .start(action)
    return TextField(value: value, actions: actions)
  }

  public func render(into context: inout RenderContext) {
    context.add(.textField(value), field: actions)
  }
}
