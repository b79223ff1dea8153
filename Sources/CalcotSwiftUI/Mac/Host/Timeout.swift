#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot

  /// A wait for a callback that SwiftUI may omit, which runs one closure when it is over.
  @MainActor
  final class Timeout {
    private let clock: any Clock<Duration>
    private var waiting: Task<Void, Never>?

    init(_ clock: any Clock<Duration>) { self.clock = clock }

    /// A Boolean value that indicates whether the wait has been started and not cancelled since.
    var isRunning: Bool { waiting != nil }

    /// Starts the wait anew.
    func start(_ duration: Duration, _ body: @escaping @MainActor () -> Void) {
      waiting?.cancel()
      waiting = Task { [clock] in
        try? await clock.sleep(for: duration)
        if !Task.isCancelled { body() }
      }
    }

    func cancel() {
      waiting?.cancel()
      waiting = nil
    }
  }
#endif
