#if Web && DEBUG
  import Calcot

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// What `calcot dev` gives to a server that it starts: a socket that one version of the app after the
  /// other serves, and a connection to itself.
  struct DevelopmentPlace: Sendable {
    let connection: DevelopmentConnection
    /// The socket that listens.
    let listener: CInt = 3

    /// Finds the place of this process; `nil` if `calcot dev` has not started it.
    init?() {
      var isListening: CInt = 0
      var size = socklen_t(MemoryLayout<CInt>.size)
      guard let connection = DevelopmentConnection(),
        getsockopt(listener, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0, isListening != 0
      else { return nil }
      self.connection = connection
    }

    /// The key that signs cookies and seals sessions.
    var key: String {
      (try? String(contentsOfFile: connection.folder + "/key", encoding: .utf8))
        ?? CookieKeys.makeKey()
    }
  }
#endif
