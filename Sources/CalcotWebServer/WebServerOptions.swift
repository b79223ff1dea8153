#if Web
  /// Where a ``WebServer`` listens, and how much it puts up with.
  public struct WebServerOptions: Sendable {
    /// The address to listen at. The default can be reached from the same machine only.
    public var host = "127.0.0.1"
    /// The TCP port; 0 takes any that is free.
    public var port = 8080
    /// How many connections may wait to be accepted.
    public var backlog = 4096
    /// How many connections may be open; more of them wait until one is closed.
    public var connectionLimit = 10_000
    /// The bytes that the target and the header fields of a request may have together; 431 beyond.
    public var headerLimit = 16 * 1024
    /// How long the head of the next request may take, and after it the body. The connection is
    /// closed then, so that nobody holds one by sending a byte now and then.
    public var requestTimeout: Duration = .seconds(30)
    /// How often the browser at the other end of a WebSocket is asked whether it is still there.
    public var pingInterval: Duration = .seconds(15)
    /// For how long nothing may come from a WebSocket before it is given up.
    public var silenceTimeout: Duration = .seconds(30)
    /// How long a browser may take to agree that a connection ends.
    public var closeTimeout: Duration = .seconds(5)
    /// The bytes that may wait for one browser that does not read. When there are more, and still
    /// more is to be sent, its WebSocket is given up.
    public var pendingLimit = 1024 * 1024
    /// How long everything may take to end when the server is asked to; what is left is cut off.
    public var shutdownTimeout: Duration = .seconds(10)
    /// Whether SIGTERM and SIGINT end the server. Without it, its task or service group does.
    public var endsOnSignals = true

    /// The defaults; change what differs.
    public init() {}
  }
#endif
