/// A semantic part of a screen, which describes its meaning, not its appearance.
///
/// An app composes the kinds in functions marked `@ContentBuilder`:
///
/// - to read: ``Text``, ``Image``, ``Metric``, ``Chart``, ``ActivityIndicator``,
///   ``ProgressBar``, ``EmptyState``;
/// - to use: ``Button``, ``Link``;
/// - to change: ``TextField``, ``Toggle``, ``Picker``, ``NumberField``, ``NumberStepper``,
///   ``Slider``, ``DatePicker``;
/// - to group: ``List``, ``Table`` and ``Schedule`` with ``Row``, ``Line``, ``Section``;
/// - to show by a view of the host's own: ``NativePiece``.
@MainActor
public protocol Content {
  /// Adds the elements of this content. Called by the framework.
  func render(into context: inout RenderContext)
}

/// A result builder of content, with `if`, `switch` and `for`.
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
