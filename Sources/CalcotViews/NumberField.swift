import Calcot
import CalcotContent
import CalcotTree

/// A field for a number that is typed. A text that is not a number stays in the field with the
/// reason, and the app keeps its value.
///
/// ```swift
/// NumberField("Distance", value: viewModel.distance, in: 0...100, decimals: 1, unit: "km") {
///   viewModel.distanceChanged($0)
/// }
/// ```
public struct NumberField: ValueField {
  public var field: ValueFieldParts

  /// Creates a field for a whole number.
  public init(
    _ label: String, value: Int, in range: ClosedRange<Int>, unit: String? = nil,
    error: String? = nil, isEnabled: Bool = true, onEdit: @escaping @MainActor (Int) -> Void
  ) {
    self.init(
      label, value: Double(value), in: range.ofDoubles, unit: unit, error: error,
      isEnabled: isEnabled
    ) { onEdit(Int($0)) }
  }

  /// Creates a field for a number with at most `decimals` decimals.
  public init(
    _ label: String, value: Double, in range: ClosedRange<Double>, decimals: Int = 0,
    unit: String? = nil, error: String? = nil, isEnabled: Bool = true,
    onEdit: @escaping @MainActor (Double) -> Void
  ) {
    let input = NumberInput(.field, in: range, decimals: decimals, unit: unit)
    field = ValueFieldParts(label, input, value, error, isEnabled) {
      if let new = $0 { onEdit(new) }
    }
  }

  /// Creates a field for an optional number.
  public init(
    _ label: String, value: Double?, in range: ClosedRange<Double>, decimals: Int = 0,
    unit: String? = nil, placeholder: String? = nil, error: String? = nil, isEnabled: Bool = true,
    onEdit: @escaping @MainActor (Double?) -> Void
  ) {
    let input = NumberInput(.field, in: range, decimals: decimals, unit: unit, isOptional: true)
    field = ValueFieldParts(label, input, value, error, isEnabled, placeholder, edit: onEdit)
  }

  /// Returns the field with an action for Return, a task of the screen's scope.
  public func onSubmit(_ action: @escaping @MainActor () async -> Void) -> NumberField {
    onReturn(action)
  }
}

extension ValueFieldParts {
  /// Creates a field for a number.
  init(
    _ label: String, _ input: NumberInput, _ number: Double?, _ error: String?, _ isEnabled: Bool,
    _ placeholder: String? = nil, edit: @escaping @MainActor (Double?) -> Void
  ) {
    let value = FieldValue(
      label: label, kind: .number(input), text: number.map(input.text) ?? "",
      placeholder: placeholder, error: error, isEnabled: isEnabled)
    self.init(value) { edit(Double($0)) }
  }
}

extension ClosedRange<Int> {
  /// The range of the same numbers, limited to those that a `Double` represents exactly.
  var ofDoubles: ClosedRange<Double> {
    let exact = clamped(to: -9_007_199_254_740_992...9_007_199_254_740_992)
    return Double(exact.lowerBound)...Double(exact.upperBound)
  }
}
