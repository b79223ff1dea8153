#if Streams
  extension Publisher where Failure == Never, Output: Sendable {
    /// The latest value, and `initial` before the first. The publisher is subscribed to at once, and for
    /// as long as the driver lives. Values that come off the main actor follow on its next turns.
    @MainActor
    public func asDriver(startingWith initial: Output) -> Driver<Output> {
      let driver = Driver(initial)
      driver.follow(onMainActor().sink { [weak driver] value in driver?.become(value) })
      return driver
    }

    /// The values from now on as events on the main actor. The publisher is subscribed to at once, and
    /// for as long as the signal or anyone who listens to it lives. Values that come off the main actor
    /// follow on its next turns.
    @MainActor
    public func asSignal() -> Signal<Output> {
      let outlet = Outlet<Output>()
      outlet.follow(onMainActor())
      return Signal(outlet.publisher(keeping: outlet))
    }
  }

  extension Publisher where Output: Sendable {
    /// The latest value, `initial` before the first, and in the end, should the publisher fail, what
    /// `onErrorReturn` makes of the error.
    @MainActor
    public func asDriver(
      startingWith initial: Output, onErrorReturn: @escaping @Sendable (Failure) -> Output
    ) -> Driver<Output> {
      self.catch { Just(onErrorReturn($0)) }.asDriver(startingWith: initial)
    }

    /// The values as events on the main actor, and in the end, should the publisher fail, what
    /// `onErrorReturn` makes of the error; nil for a signal that then stays silent.
    @MainActor
    public func asSignal(
      onErrorReturn: @escaping @Sendable (Failure) -> Output?
    ) -> Signal<Output> {
      map(Optional.some).catch { Just(onErrorReturn($0)) }.compactMap { $0 }.asSignal()
    }
  }
#endif
