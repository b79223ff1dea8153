#if Streams
  /// What an action does.
  @usableFromInline
  enum ActionWork<Input, Element> {
    /// It is done when the call returns.
    case sync(@MainActor (Input) throws -> Element)
    case async(@MainActor (Input) async throws -> Element)
    case publisher(@MainActor (Input) -> AnyPublisher<Element, any Error>)
  }
#endif
