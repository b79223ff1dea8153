#if Streams
  import Calcot

  /// An object that acts when it is released.
  @MainActor
  final class Parting {
    private let act: @MainActor () -> Void

    init(_ act: @escaping @MainActor () -> Void) { self.act = act }

    deinit { MainActor.assumeIsolated(act) }
  }
#endif
