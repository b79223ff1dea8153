import Calcot
public import CalcotContent
import CalcotTree

/// A text field of one line or several. Its role determines keyboard, autofill and masking; with
/// the role `.search` it filters the screen.
///
/// ```swift
/// TextField("Name", text: viewModel.name, error: viewModel.error) { viewModel.nameChanged($0) }
/// TextField("Search", text: viewModel.search, role: .search) { viewModel.searchChanged($0) }
/// TextField("Steps", text: viewModel.steps, lines: 3...10) { viewModel.stepsChanged($0) }
/// ```
public struct TextField: ValueField {
  public var field: ValueFieldParts

  /// Creates a text field of one line; `onEdit` receives the whole new text after each edit, with a
  /// space in place of each line break.
  public init(
    _ label: String, text: String, placeholder: String? = nil, error: String? = nil,
    role: FieldRole = .normal, isEnabled: Bool = true, onEdit: @escaping @MainActor (String) -> Void
  ) {
    let value = FieldValue(
      label: label, kind: .line(role), text: text, placeholder: placeholder, error: error,
      isEnabled: isEnabled)
    field = ValueFieldParts(value, edit: onEdit)
  }

  /// Creates a text field of several lines. It shows at least the lower bound of `lines`, and at
  /// most the upper bound before it scrolls. Line breaks are kept, each as `\n`.
  public init(
    _ label: String, text: String, placeholder: String? = nil, error: String? = nil,
    lines: ClosedRange<Int>, isEnabled: Bool = true, onEdit: @escaping @MainActor (String) -> Void
  ) {
    let value = FieldValue(
      label: label, kind: .lines(lines.clamped(to: 1...100)), text: text,
      placeholder: placeholder, error: error, isEnabled: isEnabled)
    field = ValueFieldParts(value, edit: onEdit)
  }

  /// Returns the field with the number of characters that the app takes, beside that of the text. A
  /// longer text can be typed: the app objects to it.
  public func limit(_ characters: Int) -> TextField {
    var copy = self
    copy.field.value.limit = characters
    return copy
  }

  /// Returns the field with an action for Return, a task of the screen's scope. In a field of
  /// several lines Return begins a new one.
  public func onSubmit(_ action: @escaping @MainActor () async -> Void) -> TextField {
    onReturn(action)
  }
}
