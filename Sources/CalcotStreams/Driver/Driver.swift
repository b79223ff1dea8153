#if Streams
  /// A value over time, for a view. There is always a latest value, which a new listener gets at
  /// once. Values are delivered on the main actor, and a driver cannot fail.
  ///
  /// ```swift
  /// let label = count.map { "\($0)" }
  /// Text(label)                                // in a semantic view
  /// label.drive(titleLabel, \.text)            // in UIKit
  /// ```
  ///
  /// ``value`` takes part in Swift's observation: code that reads it while being rendered or
  /// tracked is notified of the next change, so reading it is enough to bind it to a semantic view.
  ///
  /// A driver works even without listeners: the closures of `map` and `scan` are called once for
  /// each value, however many listeners there are. A listener keeps the driver alive, and a driver
  /// keeps its sources alive; it retains neither its listeners nor the drivers derived from it.
  @MainActor
  public final class Driver<Value>: TrackedDriver {
    @usableFromInline var latest: Value
    @usableFromInline var revision: Revision?
    @usableFromInline var changeCount = 0
    @usableFromInline let outlet = Outlet<Value>()
    @usableFromInline var subscriptions: [AnyCancellable] = []
    /// The drivers from whose values this driver's value is computed.
    @usableFromInline var arguments: [any TrackedDriver] = []

    /// Creates a driver with an initial value.
    @inlinable
    init(_ value: Value) { latest = value }

    /// Returns a driver that never changes.
    public static func just(_ value: Value) -> Driver<Value> { Driver(value) }

    /// The latest value. Reading it is tracked by Swift's observation.
    public var value: Value {
      var tracked: Set<ObjectIdentifier> = []
      track(&tracked)
      return latest
    }

    /// A signal of every value after the latest one. A new listener does not get the latest value.
    @inlinable
    public var changes: Signal<Value> { Signal(outlet.publisher(keeping: self)) }

    /// Passes the latest value to `receive` now, and every later value within the turn in which it
    /// is sent. A listener that changes the driver whenever it is called is called 1,000 times at
    /// most, and that is reported.
    ///
    /// - Returns: A cancellable that ends the delivery when cancelled or released.
    @inlinable
    public func drive(_ receive: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
      for _ in 0..<StreamLimit.rounds {
        let seen = changeCount
        receive(latest)
        if seen == changeCount { return changes.emit(receive) }
      }
      StreamLimit.reportDriver(of: Value.self)
      return changes.emit(receive)
    }

    /// Returns a publisher of the latest value and every later one, for Combine's other operators.
    /// It keeps this driver alive.
    public func asPublisher() -> AnyPublisher<Value, Never> {
      let subject = CurrentValueSubject<Value, Never>(latest)
      return subject.keeping(changes.emit { subject.send($0) })
    }

    /// Sets the value, after values that are already being delivered.
    @inlinable
    func become(_ value: Value) {
      outlet.send(value) { value in
        // NB: the former value is released last, because its `deinit` may use the driver.
        let former = latest
        latest = value
        changeCount &+= 1
        revision?.change()
        withExtendedLifetime(former) {}
      }
    }

    // NB: a view may write `Text(count.map { "\($0)" })`, with a driver that lives no longer than
    // the line: its argument reports the change. Each driver is tracked once: of drivers that are
    // combined with one another, there are exponentially many paths.
    @usableFromInline
    func track(_ tracked: inout Set<ObjectIdentifier>) {
      guard tracked.insert(ObjectIdentifier(self)).inserted else { return }
      if revision == nil { revision = Revision() }
      revision?.read()
      for argument in arguments { argument.track(&tracked) }
    }

    /// Declares that this driver's value also depends on another driver.
    @inlinable
    func depend(on argument: any TrackedDriver) { arguments.append(argument) }

    /// Keeps a subscription for as long as this driver lives.
    @inlinable
    func follow(_ subscription: AnyCancellable) { subscriptions.append(subscription) }
  }

  extension Publisher {
    // NB: the closure makes the publisher, and every subscriber, hold the subscription. It is made on
    // no actor, as one of the main actor traps when a subscriber cancels elsewhere.
    fileprivate func keeping(_ subscription: AnyCancellable) -> AnyPublisher<Output, Failure> {
      handleEvents(receiveCancel: { withExtendedLifetime(subscription) {} }).eraseToAnyPublisher()
    }
  }

  /// A type-erased driver, for Swift's observation.
  @MainActor @usableFromInline
  protocol TrackedDriver: AnyObject {
    /// Registers a read of the value with Swift's observation, unless it is among `tracked`.
    func track(_ tracked: inout Set<ObjectIdentifier>)
  }

  extension Driver {
    /// Creates a driver that takes each value that `next` returns for an event, and ignores `nil`.
    @inlinable
    convenience init<Source>(
      _ initial: Value, following source: Signal<Source>,
      _ next: @escaping @MainActor (Source) -> Value?
    ) {
      self.init(initial)
      follow(
        source.emit { [weak self] event in
          if let self, let value = next(event) { become(value) }
        })
    }
  }
#endif
