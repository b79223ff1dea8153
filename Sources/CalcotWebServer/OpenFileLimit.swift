#if Web
  import NIOCore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The limit of open files and sockets of the process.
  enum OpenFileLimit {
    /// Raises the limit as far as the process is allowed to. Each connection takes one file
    /// descriptor, and most systems allow only 1,024 by default.
    static func raise() {
      #if os(Linux)
        var limit = rlimit()
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(files, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
        limit.rlim_cur = limit.rlim_max
        _ = setrlimit(files, &limit)
      #endif
    }

    /// The maximum number of connections for which the process has descriptors, beside those that it needs
    /// for everything else, of which each event loop has three.
    static var connections: Int {
      current == .max ? .max : max(current - 100 - 4 * System.coreCount, 10)
    }

    /// The maximum number of descriptors that the process may have now.
    static var current: Int {
      #if os(Linux)
        var limit = rlimit()
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(files, &limit) == 0 else { return .max }
        return Int(clamping: limit.rlim_cur)
      #else
        return .max
      #endif
    }
  }
#endif
