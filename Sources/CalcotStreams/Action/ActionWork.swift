#if Streams
  /// The work of an action.
  @usableFromInline
  enum ActionWork<Input, Element> {
    /// Work that is done when the call returns.
    case sync(@MainActor (Input) throws -> Element)
    case async(@MainActor (Input) async throws -> Element)
    case publisher(@MainActor (Input) -> AnyPublisher<Element, any Error>)
  }
#endif
