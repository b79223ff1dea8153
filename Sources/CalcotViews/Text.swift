import Calcot
public import CalcotContent
import CalcotTree

/// A text for the user to read.
public struct Text: Content {
  let text: String
  let role: TextRole

  /// Creates a text with a role.
  public init(_ text: String, role: TextRole = .body) {
    self.text = text
    self.role = role
  }

  public func render(into context: inout RenderContext) {
    context.add(.text(text, role: role))
  }
}
