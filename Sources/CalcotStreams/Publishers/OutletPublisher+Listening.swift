#if Streams
  public import Calcot
  import Synchronization

  extension OutletPublisher {
    /// Gives every value to `receive`, as a subscriber does that takes all of them.
    ///
    /// - Returns: what ends it, from any thread; it keeps the source alive.
    @MainActor @inlinable
    func listen(_ receive: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
      let end = ListeningEnd()
      let token = outlet.add { value in
        if !end.hasCome { receive(value) }
      }
      return end.cancellable(token, keeping: source)
    }
  }

  /// Whether somebody has ended their listening, which another thread may do.
  @usableFromInline
  final class ListeningEnd: Sendable {
    private let isOver = Atomic(false)

    @usableFromInline init() {}

    @usableFromInline var hasCome: Bool { isOver.load(ordering: .acquiring) }

    /// What ends it; keeps `source` alive until then.
    @usableFromInline
    func cancellable(_ token: any ObserverToken, keeping source: AnyObject?) -> AnyCancellable {
      AnyCancellable { [self] in
        isOver.store(true, ordering: .releasing)
        MainQueue.run { token.remove() }
        withExtendedLifetime(source) {}
      }
    }
  }
#endif
