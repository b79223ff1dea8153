import Calcot
import CalcotContent
import CalcotTree
/// Content that belongs together, under a header.
public struct Section: Content {
  let header: String?
  let contents: [any Content]

  /// Groups `content` under `header`.
  public init(_ header: String? = nil, @ContentBuilder content: () -> [any Content]) {
    self.header = header
    self.contents = content()
  }

  public func render(into context: inout RenderContext) {
    context.add(.section(header: header), children: contents)
  }
}

/// Says that something is going on and what.
public struct ActivityIndicator: Content {
  let label: String

  /// Shows that `label` is going on.
  public init(_ label: String) { self.label = label }

  public func render(into context: inout RenderContext) { context.add(.activity(label)) }
}
