import Calcot
import CalcotContent
import CalcotTree

/// A bar that shows the progress of an operation.
///
/// ```swift
/// ProgressBar("Downloading the launches", value: viewModel.done, total: viewModel.total)
/// ```
public struct ProgressBar: Content {
  let value: ProgressValue

  /// Creates a bar that shows `value` of `total`. A value beyond either end is clamped; a total
  /// that is not positive shows no progress.
  public init(_ label: String, value: Double, total: Double = 1) {
    self.value = ProgressValue(label: label, value: value, total: total)
  }

  /// Creates a bar that shows `value` of `total` items.
  public init(_ label: String, value: Int, total: Int) {
    self.init(label, value: Double(value), total: Double(total))
  }

  public func render(into context: inout RenderContext) { context.add(.progress(value)) }
}
