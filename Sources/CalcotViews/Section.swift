import Calcot
import CalcotContent
import CalcotTree

/// A group of content under a header, with a footer that explains it.
public struct Section: Content {
  let header: String?
  let footer: String?
  let contents: [any Content]

  /// Creates a section.
  public init(
    _ header: String? = nil, footer: String? = nil, @ContentBuilder content: () -> [any Content]
  ) {
    self.header = header
    self.footer = footer
    self.contents = content()
  }

  public func render(into context: inout RenderContext) {
    context.add(.section(header: header, footer: footer), children: contents)
  }
}

/// An indicator of a running operation with a label.
public struct ActivityIndicator: Content {
  let label: String

  /// Creates an indicator of the operation that `label` names.
  public init(_ label: String) { self.label = label }

  public func render(into context: inout RenderContext) { context.add(.activity(label)) }
}
