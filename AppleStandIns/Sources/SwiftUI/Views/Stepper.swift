/// A button without an action is disabled.
///
/// https://developer.apple.com/documentation/swiftui/stepper
public struct Stepper<Label: View>: View {
  public typealias Body = Never
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.label, self.onIncrement, self.onDecrement) = (label(), onIncrement, onDecrement)
  }

  public func _draw(with pen: _Pen) {
    pen.control(.stepper, label) { node in
      (node.acts.stepUp, node.acts.stepDown) = (onIncrement, onDecrement)
    }
  }
}
