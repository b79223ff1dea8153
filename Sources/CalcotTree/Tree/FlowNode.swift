/// A flow of the navigation tree: which one, and how it came to be.
public struct FlowNode: Equatable, Sendable, Identifiable {
  public let id: FlowID
  /// The flow that started it; nil for the app's first one.
  public let parent: FlowID?
  /// The parent's route that led to it; nil for the app's first one.
  public let route: AnyRoute?
}
