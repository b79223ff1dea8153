import Calcot
import CalcotContent
import CalcotTree

/// A number with buttons that decrease and increase it; it can also be typed.
///
/// ```swift
/// NumberStepper("Servings", value: viewModel.servings, in: 1...20) { viewModel.servingsChanged($0) }
/// ```
public struct NumberStepper: ValueField {
  public var field: ValueFieldParts

  /// Creates a stepper of a whole number.
  public init(
    _ label: String, value: Int, in range: ClosedRange<Int>, step: Int = 1, unit: String? = nil,
    error: String? = nil, isEnabled: Bool = true, onChange: @escaping @MainActor (Int) -> Void
  ) {
    self.init(
      label, value: Double(value), in: range.ofDoubles, step: Double(step), decimals: 0, unit: unit,
      error: error, isEnabled: isEnabled
    ) { onChange(Int($0)) }
  }

  /// Creates a stepper of a number with at most `decimals` decimals.
  public init(
    _ label: String, value: Double, in range: ClosedRange<Double>, step: Double, decimals: Int,
    unit: String? = nil, error: String? = nil, isEnabled: Bool = true,
    onChange: @escaping @MainActor (Double) -> Void
  ) {
    let input = NumberInput(.stepper, in: range, step: step, decimals: decimals, unit: unit)
    field = ValueFieldParts(label, input, value, error, isEnabled) {
      if let new = $0 { onChange(new) }
    }
  }
}
