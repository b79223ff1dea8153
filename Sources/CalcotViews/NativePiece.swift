import Calcot
import CalcotContent
import CalcotTree

/// A piece of a screen that hosts show by views of their own, such as a map, a player or a canvas.
///
/// ```swift
/// NativePiece(viewModel.route, label: viewModel.routeLabel) {
///   Text(viewModel.routeInWords)
/// }
/// ```
///
/// A host shows the view that is registered for the type of the value; without one it shows the
/// content in the braces. The value contains everything that the view needs: the view is made again
/// when the value changes.
public struct NativePiece: Content {
  private let value: NativeValue
  private let fallback: [any Content]

  /// Creates a piece.
  ///
  /// - Parameters:
  ///   - value: The value that the view shows.
  ///   - label: A description for those who do not see the view.
  ///   - fallback: The content for a host without a view for the value.
  public init(
    _ value: some Hashable & Sendable, label: String,
    @ContentBuilder fallback: () -> [any Content]
  ) {
    self.value = NativeValue(value, label: label)
    self.fallback = fallback()
  }

  public func render(into context: inout RenderContext) {
    context.add(.native(value), children: fallback)
  }
}
