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

/// What a progress bar shows.
public struct ProgressValue: Equatable, Sendable {
  /// What is going on.
  public let label: String
  /// How much of it is done, from 0 to 1.
  public let fraction: Double

  init(label: String, value: Double, total: Double) {
    self.label = label
    let fraction = total > 0 ? value / total : 0
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// The fraction as the user reads it, such as "30%"; "100%" when all is done and not before.
  public var percentage: String { "\(Int(fraction * 100))%" }
}
