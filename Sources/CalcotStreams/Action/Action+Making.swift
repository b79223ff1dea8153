#if Streams
  extension Action {
    /// Creates an action whose work is done when the closure returns, within the turn.
    ///
    /// - Parameters:
    ///   - enabledIf: A condition for starting the action, besides its not executing already.
    ///   - policy: The treatment of a call during a run.
    ///   - work: The work.
    public convenience init(
      enabledIf: Driver<Bool> = .just(true), whileExecuting policy: ActionPolicy = .refuse,
      _ work: @escaping @MainActor (Input) throws -> Element
    ) {
      self.init(enabledIf, policy, .sync(work))
    }

    /// Creates an action whose work takes time, and should stop when its task is cancelled.
    ///
    /// - Parameters:
    ///   - enabledIf: A condition for starting the action, besides its not executing already.
    ///   - policy: The treatment of a call during a run.
    ///   - work: The work.
    public convenience init(
      enabledIf: Driver<Bool> = .just(true), whileExecuting policy: ActionPolicy = .refuse,
      _ work: @escaping @MainActor (Input) async throws -> Element
    ) {
      self.init(enabledIf, policy, .async(work))
    }
  }

  extension Action where Element: Sendable {
    /// Creates an action whose work is a publisher: it sends any number of elements and ends with
    /// the publisher. Elements sent off the main actor are delivered in its next turns.
    ///
    /// - Parameters:
    ///   - enabledIf: A condition for starting the action, besides its not executing already.
    ///   - policy: The treatment of a call during a run.
    ///   - work: Makes the publisher of a run.
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
