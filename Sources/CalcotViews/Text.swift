import Calcot
public import CalcotContent
import CalcotTree
/// Words to read.
public struct Text: Content {
  let text: String
  let role: TextRole

  /// Shows `text`; the role says what it is for.
  public init(_ text: String, role: TextRole = .body) {
    self.text = text
    self.role = role
  }

  public func render(into context: inout RenderContext) {
    context.add(.text(text, role: role))
  }
}
