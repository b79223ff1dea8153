#if Web
  /// The address and the limits of a ``WebServer``.
  public struct WebServerOptions: Sendable {
    /// The address to listen at. The default is reachable from the same machine only.
    public var host = "127.0.0.1"
    /// The TCP port; 0 selects any free one.
    public var port = 8080
    /// The maximum number of connections that wait to be accepted.
    public var backlog = 4096
    /// The maximum number of open connections; further ones wait until one closes.
    public var connectionLimit = 10_000
    /// The maximum number of bytes of a request's target and header fields together; beyond it, the
    /// response is 431.
    public var headerLimit = 16 * 1024
    /// The time within which the head of the next request must arrive, and then its body. The
    /// connection closes after it, so that nobody can hold one by sending a byte now and then. A
    /// long body has this time for every 64 KB.
    public var requestTimeout: Duration = .seconds(30)
    /// The interval at which a WebSocket is pinged.
    public var pingInterval: Duration = .seconds(15)
    /// The time without input after which a WebSocket is closed.
    public var silenceTimeout: Duration = .seconds(30)
    /// The time that a browser has to answer a close frame.
    public var closeTimeout: Duration = .seconds(5)
    /// The maximum number of bytes that wait for a browser that does not read. If more is sent
    /// beyond it, the WebSocket is closed.
    public var pendingLimit = 1024 * 1024
    /// The time that a shutdown may take; the remaining connections are then closed.
    public var shutdownTimeout: Duration = .seconds(10)
    /// A Boolean value that indicates whether SIGTERM and SIGINT shut the server down. Otherwise,
    /// its task or service group does.
    public var endsOnSignals = true

    /// Creates the default options.
    public init() {}
  }
#endif
