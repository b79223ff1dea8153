#if Streams
  extension Action {
    /// An action whose work is done when its call returns, within the turn.
    ///
    /// - Parameters:
    ///   - enabledIf: whether it may be started, apart from being under way.
    ///   - policy: what becomes of a call during a run.
    ///   - work: the work.
    public convenience init(
      enabledIf: Driver<Bool> = .just(true), whileExecuting policy: ActionPolicy = .refuse,
      _ work: @escaping @MainActor (Input) throws -> Element
    ) {
      self.init(enabledIf, policy, .sync(work))
    }

    /// An action whose work takes time, and should stop when its task is cancelled.
    ///
    /// - Parameters:
    ///   - enabledIf: whether it may be started, apart from being under way.
    ///   - policy: what becomes of a call during a run.
    ///   - work: the work.
    public convenience init(
      enabledIf: Driver<Bool> = .just(true), whileExecuting policy: ActionPolicy = .refuse,
      _ work: @escaping @MainActor (Input) async throws -> Element
    ) {
      self.init(enabledIf, policy, .async(work))
    }
  }

  extension Action where Element: Sendable {
    /// An action whose work is a publisher's: it gives any number of elements and ends with the
    /// publisher. Those that come off the main actor follow on its next turns.
    ///
    /// - Parameters:
    ///   - enabledIf: whether it may be started, apart from being under way.
    ///   - policy: what becomes of a call during a run.
    ///   - work: makes the publisher of a run.
    public convenience init<Work: Publisher>(
      enabledIf: Driver<Bool> = .just(true), whileExecuting policy: ActionPolicy = .refuse,
      publishing work: @escaping @MainActor (Input) -> Work
    ) where Work.Output == Element {
      self.init(
        enabledIf, policy,
        .publisher { work($0).onMainActor().mapError { $0 as any Error }.eraseToAnyPublisher() })
    }
  }
#endif
