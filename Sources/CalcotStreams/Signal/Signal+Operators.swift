#if Streams
  extension Signal {
    /// What `transform` makes of each event. Called once for each event and listener.
    @inlinable
    public func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> Signal<Other> {
      Signal<Other>(asPublisher().map { transform($0) })
    }

    /// The events for which `isIncluded` is true.
    @inlinable
    public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Signal<Value> {
      Signal(asPublisher().filter { isIncluded($0) })
    }

    /// What `transform` makes of each event, without the nils.
    @inlinable
    public func compactMap<Other>(
      _ transform: @escaping @MainActor (Value) -> Other?
    ) -> Signal<Other> {
      Signal<Other>(asPublisher().compactMap { transform($0) })
    }

    /// The events of this signal and of others, as they happen.
    @inlinable
    public func merge(with others: Signal<Value>...) -> Signal<Value> {
      let all = [self] + others
      // NB: OpenCombine has no `merge`.
      return Signal(all.map { $0.asPublisher() }.publisher.flatMap { $0 })
    }

    /// What all events so far have come to: `initial` at once, and from each event on what `next` makes of
    /// it. Counted once, however many look at it, and also while nobody does.
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

    /// What all events so far have come to, changed in place by `update`.
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

    /// The latest event, and `initial` before the first.
    @inlinable
    public func asDriver(startingWith initial: Value) -> Driver<Value> {
      Driver(initial, following: self) { $0 }
    }
  }
#endif
