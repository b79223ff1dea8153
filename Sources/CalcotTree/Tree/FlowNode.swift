/// A flow of the navigation tree and its origin.
public struct FlowNode: Equatable, Sendable, Identifiable {
  /// The identity of the flow.
  public let id: FlowID
  /// The flow that started this one; nil for the app's first one.
  public let parent: FlowID?
  /// The parent's route that leads to this flow; nil for the app's first one.
  public let route: AnyRoute?
  /// A Boolean value that indicates whether a wide host shows the root of the flow's stack beside the
  /// screens over it.
  public package(set) var isSideBySide = false
  /// A Boolean value that indicates whether the flow starts with a container.
  package var hasContainer = false
}
