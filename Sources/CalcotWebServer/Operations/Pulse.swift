#if Web
  /// The question whether the main actor has time. It is asked once for all who want to know at a time, as
  /// anybody may ask without a limit.
  actor Pulse {
    private let reach: @Sendable () async -> Void
    private var beating: Task<Void, Never>?

    /// Creates a question.
    ///
    /// - Parameter reach: Returns when the main actor has had time.
    init(reach: @escaping @Sendable () async -> Void = { await MainActor.run {} }) {
      self.reach = reach
    }

    /// Returns when the main actor has had time.
    func beat() async {
      if let beating { return await beating.value }
      let newest = Task { [reach] in await reach() }
      beating = newest
      await newest.value
      beating = nil
    }
  }
#endif
