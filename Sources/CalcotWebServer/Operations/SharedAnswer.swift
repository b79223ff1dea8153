#if Web
  /// The answer to a question that is asked once for all who want to know at a time, as anybody may ask
  /// without a limit.
  actor SharedAnswer<Answer: Sendable> {
    private var coming: Task<Answer, Never>?

    /// Returns the answer to the question that is under way, or else to this one.
    func ask(_ question: @escaping @Sendable () async -> Answer) async -> Answer {
      if let coming { return await coming.value }
      let newest = Task { await question() }
      coming = newest
      let answer = await newest.value
      coming = nil
      return answer
    }
  }
#endif
