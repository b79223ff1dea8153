#if Web
  import Calcot
  import NIOCore
  import NIOPosix

  #if canImport(Glibc)
    import Glibc
  #endif

  /// Gives the memory that ended sessions have left back to the system.
  ///
  /// glibc keeps what lies below something that is still in use: after a thousand sessions that can be
  /// most of the process. To look for it takes some milliseconds for each 100 MB, off the threads that
  /// serve; it is done a second after the hundredth session has ended, and so on.
  final class FreedMemory: Sendable {
    private let ended = Locked(0)

    /// A session has ended.
    func sessionEnded() {
      let isDue = ended.withLock { ended in
        ended += 1
        return ended == 100
      }
      guard isDue else { return }
      // NB: most often many end together.
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
