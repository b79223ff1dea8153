#if Streams
  extension Signal {
    /// Returns a signal of the values that `transform` returns. `transform` is called once for each
    /// event and listener.
    @inlinable
    public func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> Signal<Other> {
      Signal<Other>(asPublisher().map { transform($0) })
    }

    /// Returns a signal of the events for which `isIncluded` is true.
    @inlinable
    public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Signal<Value> {
      Signal(asPublisher().filter { isIncluded($0) })
    }

    /// Returns a signal of the non-nil values that `transform` returns.
    @inlinable
    public func compactMap<Other>(
      _ transform: @escaping @MainActor (Value) -> Other?
    ) -> Signal<Other> {
      Signal<Other>(asPublisher().compactMap { transform($0) })
    }

    /// Returns a signal of the same events, and performs a side effect with each, before anyone gets
    /// the event.
    ///
    /// ```swift
    /// let label = count.changes
    ///   .do(onNext: { [steps] in if $0.isMultiple(of: 50) { steps.emit(.reached($0)) } })
    ///   .map { "\($0)" }
    /// ```
    ///
    /// - Parameter onNext: A closure that is called once for each event, regardless of the number
    ///   of listeners, even without any, for as long as the returned signal, something derived from
    ///   it or a listener lives. So a second listener does not repeat the effect, and the effect
    ///   needs no listener.
    public func `do`(onNext: @escaping @MainActor (Value) -> Void) -> Signal<Value> {
      let outlet = Outlet<Value>()
      outlet.follow(self, first: onNext)
      return Signal(outlet.publisher(keeping: outlet))
    }

    /// Returns a signal of the events of this signal and of others, as they happen. An event that
    /// a listener brings about follows the one that it is given.
    public func merge(with others: Signal<Value>...) -> Signal<Value> {
      Signal(MergedPublisher(signals: [self] + others))
    }

    /// Returns a driver of the accumulated result of all events: `initial` at first, then the value
    /// that `next` returns for each event. `next` is called once per event, regardless of the
    /// number of listeners, even without any.
    @inlinable
    public func scan<Result>(
      _ initial: Result, _ next: @escaping @MainActor (Result, Value) -> Result
    ) -> Driver<Result> {
      var result = initial
      return Driver(initial, following: self) { value in
        result = next(result, value)
        return result
      }
    }

    /// Returns a driver of the accumulated result of all events, which `update` changes in place.
    @inlinable
    public func scan<Result>(
      into initial: Result, _ update: @escaping @MainActor (inout Result, Value) -> Void
    ) -> Driver<Result> {
      var result = initial
      return Driver(initial, following: self) { value in
        update(&result, value)
        return result
      }
    }

    /// Returns a driver of the latest event, with `initial` before the first.
    @inlinable
    public func asDriver(startingWith initial: Value) -> Driver<Value> {
      Driver(initial, following: self) { $0 }
    }
  }
#endif
