#if Streams
  public import Calcot

  extension OutletPublisher {
    /// Passes every value to `receive`, as a subscriber with unlimited demand would.
    ///
    /// - Returns: A cancellable that ends the delivery, from any thread, and keeps the source
    ///   alive.
    @MainActor @inlinable
    func listen(_ receive: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
      let end = ListeningEnd()
      let token = outlet.add { value in
        if !end.hasCome { receive(value) }
      }
      return end.cancellable(token, keeping: source)
    }
  }

  /// A flag that indicates whether a listener has cancelled, which another thread may do.
  @usableFromInline
  final class ListeningEnd: Sendable {
    private let isOver = Locked(false)

    @usableFromInline init() {}

    @usableFromInline var hasCome: Bool { isOver.withLock { $0 } }

    /// Returns a cancellable that removes the listener and keeps `source` alive until then.
    @usableFromInline
    func cancellable(_ token: any ObserverToken, keeping source: AnyObject?) -> AnyCancellable {
      AnyCancellable { [self] in
        isOver.withLock { $0 = true }
        MainQueue.run { token.remove() }
        withExtendedLifetime(source) {}
      }
    }
  }
#endif
