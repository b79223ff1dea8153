#if Web
  import Calcot
  import NIOCore
  import NIOPosix

  #if canImport(Glibc)
    import Glibc
  #endif

  /// Returns the memory of ended sessions to the system.
  ///
  /// glibc keeps free memory below an allocation that is still in use: after a thousand sessions
  /// that can be most of the process. Trimming takes some milliseconds for each 100 MB, off the
  /// serving threads; it runs one second after every hundredth session has ended.
  final class FreedMemory: Sendable {
    private let ended = Locked(0)

    /// Records the end of a session.
    func sessionEnded() {
      let isDue = ended.withLock { ended in
        ended += 1
        return ended == 100
      }
      guard isDue else { return }
      // NB: Often many sessions end together.
      MultiThreadedEventLoopGroup.singleton.any().scheduleTask(in: .seconds(1)) { [ended] in
        ended.withLock { $0 = 0 }
        NIOThreadPool.singleton.submit { _ in Self.giveBack() }
      }
    }

    private static func giveBack() {
      #if canImport(Glibc)
        // NB: Swift's module of the C library lacks the function.
        typealias Trim = @convention(c) (Int) -> Int32
        guard let address = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(address, to: Trim.self)(0)
      #endif
    }
  }
#endif
