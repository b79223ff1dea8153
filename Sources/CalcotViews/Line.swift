import Calcot
import CalcotContent

/// Buttons, facts or both side by side, in several lines where there is no room for one.
///
/// ```swift
/// Line {
///   Button("Day before", symbol: .back) { viewModel.dayBeforeTapped() }
///   Text(viewModel.day)
///   Button("Day after", symbol: .forward) { viewModel.dayAfterTapped() }
/// }
/// ```
public struct Line: Content {
  private let contents: [any Content]

  /// Creates a line of elements. A list, a table or a section in it takes a line of its own.
  public init(@ContentBuilder content: () -> [any Content]) { contents = content() }

  public func render(into context: inout RenderContext) {
    context.add(.line, children: contents)
  }
}
