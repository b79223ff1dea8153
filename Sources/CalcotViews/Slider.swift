import Calcot
import CalcotContent
import CalcotTree

/// A number in a range, for which the position on a scale matters more than the exact value.
///
/// ```swift
/// Slider("Volume", value: viewModel.volume, in: 0...100, step: 5, unit: "%") {
///   viewModel.volumeChanged($0)
/// }
/// ```
public struct Slider: ValueField {
  public var field: ValueFieldParts

  /// Creates a slider.
  ///
  /// - Parameter decimals: The maximum number of decimals, which also limits how small a step can
  ///   be.
  public init(
    _ label: String, value: Double, in range: ClosedRange<Double>, step: Double = 1,
    decimals: Int = 0, unit: String? = nil, error: String? = nil, isEnabled: Bool = true,
    onChange: @escaping @MainActor (Double) -> Void
  ) {
    let input = NumberInput(.slider, in: range, step: step, decimals: decimals, unit: unit)
    field = ValueFieldParts(label, input, value, error, isEnabled) {
      if let new = $0 { onChange(new) }
    }
  }
}
