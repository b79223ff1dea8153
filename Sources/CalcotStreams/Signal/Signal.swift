#if Streams
  /// A stream of events as they happen, on the main actor. A new listener gets no earlier events,
  /// and a signal cannot fail.
  ///
  /// ```swift
  /// let steps = count.changes.filter { $0.isMultiple(of: 50) }.map(CounterStep.reached)
  /// ```
  ///
  /// Values that a view reads belong into a ``Driver``. For any other operator of Combine, go
  /// through ``asPublisher()`` and back by `asSignal()`.
  ///
  /// A listener keeps the signal's source alive; the signal retains no listener.
  @MainActor
  public struct Signal<Value> {
    @usableFromInline let origin: Origin

    /// The source of the events. A listener of an outlet needs none of Combine's machinery.
    @usableFromInline
    enum Origin {
      case outlet(OutletPublisher<Value>)
      case publisher(AnyPublisher<Value, Never>)
    }

    /// Creates a signal of an outlet's events.
    @inlinable
    init(_ publisher: OutletPublisher<Value>) { origin = .outlet(publisher) }

    /// Creates a signal of a publisher's events.
    ///
    /// - Parameter publisher: A publisher that sends on the main actor only, and keeps its source
    ///   alive.
    @inlinable
    init(_ publisher: some Publisher<Value, Never>) {
      origin = .publisher(publisher.eraseToAnyPublisher())
    }

    /// A signal without events.
    public static var never: Signal<Value> { Signal(Empty(completeImmediately: false)) }

    /// Passes every event from now on to `receive`, within the turn in which it happens, after
    /// earlier listeners.
    ///
    /// - Returns: A cancellable that ends the delivery when cancelled or released.
    @inlinable
    public func emit(_ receive: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
      switch origin {
      case .outlet(let outlet): outlet.listen(receive)
      case .publisher(let publisher): publisher.sink { receive($0) }
      }
    }

    /// Passes every event from now on to an object, without retaining it.
    public func emit<Owner: AnyObject>(
      to owner: Owner, _ receive: @escaping @MainActor (Owner, Value) -> Void
    ) -> AnyCancellable {
      emit { [weak owner] value in
        if let owner { receive(owner, value) }
      }
    }

    /// Passes every event from now on to a relay, which it retains.
    public func emit(to relay: PublishRelay<Value>) -> AnyCancellable {
      emit { relay.accept($0) }
    }

    /// Returns a publisher of the events, for Combine's other operators. It keeps their source
    /// alive.
    @inlinable
    public func asPublisher() -> AnyPublisher<Value, Never> {
      switch origin {
      case .outlet(let outlet): outlet.eraseToAnyPublisher()
      case .publisher(let publisher): publisher
      }
    }
  }
#endif
