#if Web
  /// The reason why a WebSocket ended, for logs and metrics.
  enum WebSocketEnd: String, CaseIterable {
    /// The browser closed it or disconnected.
    case browser
    /// The session or the server closed it.
    case server
    /// The browser broke the protocol or a limit.
    case refused
    /// Nothing was received for too long.
    case silent
    /// The browser did not read what was sent.
    case behind
  }
#endif
