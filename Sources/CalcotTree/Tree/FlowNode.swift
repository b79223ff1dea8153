/// A flow of the navigation tree and its origin.
package struct FlowNode: Equatable, Sendable, Identifiable {
  /// The identity of the flow.
  package let id: FlowID
  /// The flow that started this one; nil for the app's first one.
  package let parent: FlowID?
  /// The parent's route that leads to this flow; nil for the app's first one.
  package let route: AnyRoute?
  /// A Boolean value that indicates whether a wide host shows the root of the flow's stack beside the
  /// screens over it.
  package var isSideBySide = false
  /// A Boolean value that indicates whether the flow starts with a container.
  package var hasContainer = false
}
