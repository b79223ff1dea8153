import Calcot
import CalcotContent
import CalcotTree

/// A switch.
///
/// ```swift
/// Toggle("Public", isOn: viewModel.isPublic) { viewModel.publicChanged($0) }
/// ```
public struct Toggle: ValueField {
  public var field: ValueFieldParts

  /// Creates a switch; `onChange` receives its new state within the user's turn.
  public init(
    _ label: String, isOn: Bool, error: String? = nil, isEnabled: Bool = true,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(label, isOn, error, isEnabled) { isOn in .run { onChange(isOn) } }
  }

  /// Creates a switch whose action is a task of the screen's scope; a later change cancels it.
  /// While the task runs, the switch shows the ViewModel's state.
  public init(
    _ label: String, isOn: Bool, error: String? = nil, isEnabled: Bool = true,
    onChange: @escaping @MainActor (Bool) async -> Void
  ) {
    self.init(label, isOn, error, isEnabled) { isOn in .start { await onChange(isOn) } }
  }

  private init(
    _ label: String, _ isOn: Bool, _ error: String?, _ isEnabled: Bool,
    action: @escaping @MainActor (Bool) -> ControlAction
  ) {
    let value = FieldValue(
      label: label, kind: .toggle, text: FieldKind.text(of: isOn), error: error,
      isEnabled: isEnabled)
    let actions = FieldActions { action($0 == FieldKind.text(of: true)) }
    field = ValueFieldParts(value, actions: actions)
  }
}
