#if Streams
  /// Events as they happen, on the main actor: a new listener gets none of those before it, and a
  /// signal cannot fail.
  ///
  /// ```swift
  /// let steps = count.changes.filter { $0.isMultiple(of: 50) }.map(CounterStep.reached)
  /// ```
  ///
  /// What a view reads is a ``Driver``. What any other operator of Combine is needed for goes through
  /// ``asPublisher()`` and back by `asSignal()`.
  ///
  /// Whoever listens keeps alive what the signal comes from; the signal keeps no listener.
  @MainActor
  public struct Signal<Value> {
    @usableFromInline let origin: Origin

    /// What the events come from. Who listens to an outlet needs none of Combine's machinery.
    @usableFromInline
    enum Origin {
      case outlet(OutletPublisher<Value>)
      case publisher(AnyPublisher<Value, Never>)
    }

    /// The events of an outlet.
    @inlinable
    init(_ publisher: OutletPublisher<Value>) { origin = .outlet(publisher) }

    /// - Parameter publisher: sends on the main actor only, and keeps alive what it comes from.
    @inlinable
    init(_ publisher: some Publisher<Value, Never>) {
      origin = .publisher(publisher.eraseToAnyPublisher())
    }

    /// A signal of nothing.
    public static var never: Signal<Value> { Signal(Empty(completeImmediately: false)) }

    /// Gives every event from now on to `receive`, within the turn in which it happens, after those who
    /// have listened before.
    ///
    /// - Returns: what ends it, by `cancel()` or by being released.
    @inlinable
    public func emit(_ receive: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
      switch origin {
      case .outlet(let outlet): outlet.listen(receive)
      case .publisher(let publisher): publisher.sink { receive($0) }
      }
    }

    /// Gives every event from now on to an object, which is not kept alive.
    public func emit<Owner: AnyObject>(
      to owner: Owner, _ receive: @escaping @MainActor (Owner, Value) -> Void
    ) -> AnyCancellable {
      emit { [weak owner] value in
        if let owner { receive(owner, value) }
      }
    }

    /// Passes every event from now on to a relay, which is kept alive.
    public func emit(to relay: PublishRelay<Value>) -> AnyCancellable {
      emit { relay.accept($0) }
    }

    /// The events as a publisher, for Combine's other operators. It keeps alive what they come from.
    @inlinable
    public func asPublisher() -> AnyPublisher<Value, Never> {
      switch origin {
      case .outlet(let outlet): outlet.eraseToAnyPublisher()
      case .publisher(let publisher): publisher
      }
    }
  }
#endif
