import Calcot
import CalcotContent
import CalcotTree
/// Says how far something has come.
///
/// ```swift
/// ProgressBar("Downloading the launches", value: viewModel.done, total: viewModel.total)
/// ```
public struct ProgressBar: Content {
  let value: ProgressValue

  /// Shows that `label` has come to `value` of `total`. What is beyond either end is shown as that end,
  /// and nothing of a total that is none as its beginning.
  public init(_ label: String, value: Double, total: Double = 1) {
    self.value = ProgressValue(label: label, value: value, total: total)
  }

  /// Shows that of `total` things `value` are done.
  public init(_ label: String, value: Int, total: Int) {
    self.init(label, value: Double(value), total: Double(total))
  }

  public func render(into context: inout RenderContext) { context.add(.progress(value)) }
}
