#if Streams
  import Dispatch

  /// The queue on which the main actor's code runs.
  enum MainQueue {
    // NB: asked by a key of the queue and not by the thread, which on Linux may be any; nor by the
    // executor, which does not know it there.
    private static let key: DispatchSpecificKey<Void> = {
      let key = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: key, value: ())
      return key
    }()

    /// Whether the calling code is on the main actor.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

    /// Runs `body` on the main actor: now, if this is there, and else by one of its next turns.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
      if isCurrent { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
    }
  }
#endif
