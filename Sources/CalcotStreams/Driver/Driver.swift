#if Streams
  /// A value over time, for a view: there is always a latest one, a new listener gets it at once, it
  /// comes on the main actor, and it cannot fail.
  ///
  /// ```swift
  /// let label = count.map { "\($0)" }
  /// Text(label)                                // in a semantic view
  /// label.drive(titleLabel, \.text)            // in UIKit
  /// ```
  ///
  /// ``value`` takes part in Swift's observation: whatever reads it while it is rendered or tracked is
  /// told of the next change, so reading it is the whole binding to a semantic view.
  ///
  /// A driver works also while nobody listens: what `map` and `scan` are given is called once for each
  /// value, however many look at the result. Whoever listens keeps it alive, and it keeps alive what it
  /// comes from; it keeps no listener and nothing that comes from it.
  @MainActor
  public final class Driver<Value>: TrackedDriver {
    @usableFromInline var latest: Value
    @usableFromInline var revision: Revision?
    @usableFromInline var changeCount = 0
    @usableFromInline let outlet = Outlet<Value>()
    @usableFromInline var subscriptions: [AnyCancellable] = []
    /// The drivers of whose values this one's is a function.
    @usableFromInline var arguments: [any TrackedDriver] = []

    /// A driver that has this value until it is given another.
    @inlinable
    init(_ value: Value) { latest = value }

    /// A driver that never changes.
    public static func just(_ value: Value) -> Driver<Value> { Driver(value) }

    /// The latest value. Reading it is tracked by Swift's observation.
    public var value: Value {
      track()
      return latest
    }

    /// Every value after the latest, as an event: no listener gets the latest one.
    @inlinable
    public var changes: Signal<Value> { Signal(outlet.publisher(keeping: self)) }

    /// Gives the latest value to `receive` now, and every later one within the turn in which it comes.
    ///
    /// - Returns: what ends it, by `cancel()` or by being released.
    @inlinable
    public func drive(_ receive: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
      var seen: Int
      repeat {
        seen = changeCount
        receive(latest)
      } while seen != changeCount
      return changes.emit(receive)
    }

    /// The latest value and every later one as a publisher, for Combine's other operators. It keeps
    /// this driver alive.
    public func asPublisher() -> AnyPublisher<Value, Never> {
      let subject = CurrentValueSubject<Value, Never>(latest)
      let subscription = changes.emit { subject.send($0) }
      // NB: the publisher, and whoever is subscribed to it, holds the subscription by this closure.
      return subject.handleEvents(receiveCancel: { withExtendedLifetime(subscription) {} })
        .eraseToAnyPublisher()
    }

    /// Becomes `value`, after those that are being delivered already.
    @inlinable
    func become(_ value: Value) {
      outlet.send(value) { value in
        latest = value
        changeCount &+= 1
        revision?.change()
      }
    }

    // NB: so that a view may write `Text(count.map { "\($0)" })`, with a driver that lives no longer than
    // the line: the change that it is to be told of is its argument's.
    @usableFromInline
    func track() {
      if revision == nil { revision = Revision() }
      revision?.read()
      for argument in arguments { argument.track() }
    }

    /// Is a function of this driver's value, too.
    @inlinable
    func depend(on argument: any TrackedDriver) { arguments.append(argument) }

    /// Follows what comes from elsewhere for as long as this lives.
    @inlinable
    func follow(_ subscription: AnyCancellable) { subscriptions.append(subscription) }
  }

  /// A driver of whatever type, for Swift's observation.
  @MainActor @usableFromInline
  protocol TrackedDriver: AnyObject {
    /// The value is read by code that may be tracked.
    func track()
  }

  extension Driver {
    /// A driver that becomes what `next` makes of each event; nothing where that is nil.
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
