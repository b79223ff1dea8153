import Calcot

/// Content with a value that the user changes.
public protocol ValueField: Content {
  /// The field. Made by the framework.
  var field: ValueFieldParts { get set }
}

extension ValueField {
  /// Returns the field with an action for after each change of its value, such as a search; a task
  /// of the screen's scope. A later change cancels it.
  public func onEdited(_ action: @escaping @MainActor () async -> Void) -> Self {
    var copy = self
    copy.field.actions.edited = .start(action)
    return copy
  }

  /// Returns the field with a mark that the app needs a value. The app itself decides whether a form
  /// can be saved without one.
  public func required() -> Self {
    var copy = self
    copy.field.value.isRequired = true
    return copy
  }

  func onReturn(_ action: @escaping @MainActor () async -> Void) -> Self {
    var copy = self
    copy.field.actions.submit = .start(action)
    copy.field.value.submits = true
    return copy
  }

  public func render(into context: inout RenderContext) { context.add(field) }
}
