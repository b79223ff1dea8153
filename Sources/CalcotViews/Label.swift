import Calcot
import CalcotContent
public import CalcotTree

/// A text with a symbol before it, which only illustrates the text.
///
/// ```swift
/// Label(viewModel.place, symbol: .place)
/// ```
public struct Label: Content {
  private let text: String
  private let symbol: Symbol

  /// Creates a text with a symbol.
  public init(_ text: String, symbol: Symbol) {
    self.text = text
    self.symbol = symbol
  }

  public func render(into context: inout RenderContext) { context.add(.label(text, symbol)) }
}
