/// A semantic piece of a screen: what it means, not how it looks.
///
/// ``Text``, ``Button``, ``TextField``, ``List``, ``Row``, ``Section``, ``ActivityIndicator`` and
/// ``ProgressBar`` are the kinds there are; an app composes them in functions marked `@ContentBuilder`.
@MainActor
public protocol Content {
  /// Adds the elements that this content stands for. Called by the framework.
  func render(into context: inout RenderContext)
}

/// Gathers the content written in a closure, with `if`, `switch` and `for`.
@MainActor
@resultBuilder
public enum ContentBuilder {
  public static func buildExpression(_ content: any Content) -> [any Content] { [content] }
  public static func buildExpression(_ contents: [any Content]) -> [any Content] { contents }
  public static func buildBlock(_ parts: [any Content]...) -> [any Content] {
    parts.count == 1 ? parts[0] : parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [any Content]?) -> [any Content] { part ?? [] }
  public static func buildEither(first: [any Content]) -> [any Content] { first }
  public static func buildEither(second: [any Content]) -> [any Content] { second }
  public static func buildArray(_ parts: [[any Content]]) -> [any Content] { parts.flatMap { $0 } }
}
