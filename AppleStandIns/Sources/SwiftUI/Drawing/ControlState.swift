/// The value that a control of the system shows. Once the user has changed it, that is its own, until
/// SwiftUI updates the control: a binding that refuses a value does not by itself take it back.
///
/// Stored at the place of the control.
@MainActor
final class ControlState<Value: Equatable> {
  private var own: (shown: Value, given: Value)?

  /// Returns the shown value of a control that SwiftUI has given a value.
  func shown(_ given: Value) -> Value {
    if let own, own.given == given { return own.shown }
    own = nil
    return given
  }

  /// Sets a binding to what the user has chosen.
  func choose(_ value: Value, _ binding: Binding<Value>, on screen: SwiftUIScreen) {
    let given = binding.wrappedValue
    binding.wrappedValue = value
    own = screen.changes.isChanged ? nil : (value, given)
  }
}

extension _Pen {
  /// Returns the state of the control that is being drawn.
  func controlState<Value: Equatable>(of type: Value.Type) -> ControlState<Value> {
    place.keep("control") { ControlState<Value>() }
  }
}
