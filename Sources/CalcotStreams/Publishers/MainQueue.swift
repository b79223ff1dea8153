#if Streams
  import Dispatch

  /// The queue on which the main actor's code runs.
  enum MainQueue {
    // NB: identified by a key of the queue. The thread may be any on Linux, and the executor does
    // not recognize itself there.
    private static let key: DispatchSpecificKey<Void> = {
      let key = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: key, value: ())
      return key
    }()

    /// A Boolean value that indicates whether the calling code runs on the main actor.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

    /// Runs `body` on the main actor: at once if already there, otherwise in one of its next turns.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
      if isCurrent { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
    }
  }
#endif
