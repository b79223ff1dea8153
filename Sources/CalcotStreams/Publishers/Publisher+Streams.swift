#if Streams
  extension Publisher where Failure == Never, Output: Sendable {
    /// Returns a driver of the latest value, with `initial` before the first. It subscribes to the
    /// publisher at once, and for as long as the driver lives. Values sent off the main actor are
    /// delivered in its next turns.
    @MainActor
    public func asDriver(startingWith initial: Output) -> Driver<Output> {
      let driver = Driver(initial)
      driver.follow(onMainActor().sink { [weak driver] value in driver?.become(value) })
      return driver
    }

    /// Returns a signal of the values from now on, delivered on the main actor. It subscribes to
    /// the publisher at once, and for as long as the signal or a listener lives. Values sent off
    /// the main actor are delivered in its next turns.
    @MainActor
    public func asSignal() -> Signal<Output> {
      let outlet = Outlet<Output>()
      outlet.follow(onMainActor())
      return Signal(outlet.publisher(keeping: outlet))
    }
  }

  extension Publisher where Output: Sendable {
    /// Returns a driver of the latest value, with `initial` before the first and, should the
    /// publisher fail, the value of `onErrorReturn` at the end.
    @MainActor
    public func asDriver(
      startingWith initial: Output, onErrorReturn: @escaping @Sendable (Failure) -> Output
    ) -> Driver<Output> {
      recovered(by: onErrorReturn).asDriver(startingWith: initial)
    }

    /// Returns a signal of the values on the main actor and, should the publisher fail, the value
    /// of `onErrorReturn` at the end; if that is nil, the signal stays silent.
    @MainActor
    public func asSignal(
      onErrorReturn: @escaping @Sendable (Failure) -> Output?
    ) -> Signal<Output> {
      recovered(by: onErrorReturn).asSignal()
    }

    // NB: on no actor, as a closure of the main actor traps when the publisher calls it elsewhere.
    private func recovered(
      by onErrorReturn: @escaping @Sendable (Failure) -> Output?
    ) -> some Publisher<Output, Never> {
      map(Optional.some).catch { Just(onErrorReturn($0)) }.compactMap { $0 }
    }
  }
#endif
