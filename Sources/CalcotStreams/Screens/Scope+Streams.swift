#if Streams
  public import Calcot

  extension Scope {
    /// Passes every event from now on to `receive`, as code of this scope, until the scope ends.
    public func observe<Value>(
      _ signal: Signal<Value>, _ receive: @escaping @MainActor (Value) -> Void
    ) {
      guard !isEnded else { return }
      signal.emit { [weak self] value in self?.run { receive(value) } }.store(in: self)
    }

    /// Passes the latest value and every later one to `receive`, as code of this scope, until the
    /// scope ends.
    public func observe<Value>(
      _ driver: Driver<Value>, _ receive: @escaping @MainActor (Value) -> Void
    ) {
      guard !isEnded else { return }
      driver.drive { [weak self] value in self?.run { receive(value) } }.store(in: self)
    }
  }

  extension AnyCancellable {
    /// Cancels this subscription when `scope` ends.
    @MainActor
    public func store(in scope: Scope) { scope.onEnd { self.cancel() } }
  }
#endif
