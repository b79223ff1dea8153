import Calcot
public import CalcotContent
public import CalcotTree

/// A text for the user to read.
///
/// ```swift
/// Text(viewModel.explanation, role: .secondary)
/// Text(viewModel.place, symbol: .place)
/// ```
public struct Text: Content {
  private let kind: Element.Kind

  /// Creates a text with a role.
  public init(_ text: String, role: TextRole = .body) { kind = .text(text, role: role) }

  /// Creates a text with a symbol before it, which only illustrates the text.
  public init(_ text: String, symbol: Symbol) { kind = .label(text, symbol) }

  public func render(into context: inout RenderContext) { context.add(kind) }
}
