#if Web
  import CalcotWeb

  /// The address and the limits of a ``WebServer``.
  ///
  /// A server does not start with an impossible value, such as a timeout of 0.
  public struct WebServerOptions: Sendable {
    /// The address to listen at. The default is reachable from the same machine only.
    public var host = "127.0.0.1"
    /// The TCP port; 0 selects any free one, and so does the default in a debug build where another
    /// program listens at it.
    public var port = 8080
    /// The number of processes that serve, on Linux; 0 starts one for each core, and 1 serves in
    /// this process. With several, this process supervises them: each runs the same program with
    /// the same arguments, and one that ends is replaced without affecting the others. A cookie
    /// keeps a browser with its worker. The limits here and of the site hold for each worker.
    ///
    /// The code before ``WebServer/run()`` runs in each of these processes. They share only what is
    /// outside of them, such as a database.
    public var workers = 1
    /// The connections that the server accepts.
    public var connections = Connections()
    /// The addresses of the proxies in front of the server, or ranges such as `10.0.0.0/8`. The
    /// address of a browser behind one of them is the one that the proxy adds to `X-Forwarded-For`;
    /// without this option, all browsers behind a proxy share its limits.
    public var trustedProxies: [String] = []
    /// The keys with which cookies are signed, each of 32 bytes or more. The first one signs, and
    /// signatures of the others stay valid, so that a key can be replaced while browsers use it. If
    /// there is none, the server makes a random one: then a restart makes new visitors of all
    /// browsers, which live pages survive, but not forms of pages without script.
    public var cookieKeys: [String] = []
    /// A secret that every request needs, for a page that only its own user may see; `nil` for
    /// none. It has 16 unreserved characters (letters, digits, `-._~`) or more; make it of at least
    /// 128 random bits.
    ///
    /// A browser that opens any address with the query item `token=…` gets a cookie, and is
    /// redirected to the address without it. Every other request without that cookie is refused
    /// with 403. A cookie is sent to all ports of a host: other servers of the same host could see
    /// the token.
    public var token: String?
    /// A secret for the metrics of the server at `/calcot/metrics`, in the text format of
    /// Prometheus; `nil` to show them to nobody. A request sends it as `Authorization: Bearer …`.
    /// It has 16 characters or more.
    public var metricsToken: String?
    /// The maximum number of bytes of a request's target and header fields together; a longer head
    /// is answered with 431.
    public var headerLimit = 16 * 1024
    /// The time within which the head of the next request must arrive, and then its body. After it,
    /// the connection closes, so that nobody can hold one by sending a byte now and then. A long
    /// body has this time for every 64 KB, and a browser has it for receiving every 16 KB of what
    /// is sent to it.
    public var requestTimeout: Duration = .seconds(30)
    /// The times and the memory that a WebSocket may take.
    public var sockets = Sockets()
    /// The way in which the server shuts down.
    public var shutdown = Shutdown()

    /// Creates the default options.
    public init() {}

    /// The rules of all options that are numbers or times.
    static var rules: [OptionRule<WebServerOptions>] {
      [
        OptionRule("port", \.port, from: 0, to: 65_535),
        OptionRule("workers", \.workers, from: 0, to: 1_000),
        OptionRule("connections.backlog", \.connections.backlog, from: 1, to: Int(Int32.max)),
        OptionRule("connections.most", \.connections.most, from: 1),
        OptionRule("connections.perAddress", \.connections.perAddress, from: 1),
        OptionRule("headerLimit", \.headerLimit, from: 1_024, to: 16 * 1024 * 1024),
        OptionRule("requestTimeout", \.requestTimeout, from: .milliseconds(1), to: .longestOption),
        OptionRule(
          "sockets.greetingTimeout", \.sockets.greetingTimeout, from: .milliseconds(1),
          to: .longestOption),
        OptionRule(
          "sockets.pingInterval", \.sockets.pingInterval, from: .milliseconds(1), to: .longestOption
        ),
        OptionRule(
          "sockets.silenceTimeout", \.sockets.silenceTimeout, from: .milliseconds(1),
          to: .longestOption),
        OptionRule("sockets.closeTimeout", \.sockets.closeTimeout, from: .zero, to: .longestOption),
        OptionRule("sockets.pendingLimit", \.sockets.pendingLimit, from: 1),
        OptionRule("shutdown.drainDelay", \.shutdown.drainDelay, from: .zero, to: .longestOption),
        OptionRule("shutdown.timeout", \.shutdown.timeout, from: .zero, to: .longestOption),
      ]
    }

    /// The connections that a server accepts.
    public struct Connections: Equatable, Sendable {
      /// The maximum number of connections that wait to be accepted.
      public var backlog = 4096
      /// The maximum number of open connections; further ones wait until one closes.
      public var most = 10_000
      /// The maximum number of open connections of one address, and never more than half of those for
      /// which the process has descriptors; further ones are closed, and so are those of an address that
      /// opens more than a fifth as many in each second. IPv6 addresses count as one if they share their
      /// first 64 bits.
      public var perAddress = 1_000

      /// Creates the default limits.
      public init() {}
    }

    /// The times and the memory that a WebSocket may take.
    public struct Sockets: Equatable, Sendable {
      /// The time within which the first message on a WebSocket must arrive.
      public var greetingTimeout: Duration = .seconds(10)
      /// The interval at which a WebSocket is pinged.
      public var pingInterval: Duration = .seconds(15)
      /// The time without input after which a WebSocket is closed.
      public var silenceTimeout: Duration = .seconds(30)
      /// The time that a browser has to answer a close frame; never longer than ``Shutdown/timeout``.
      public var closeTimeout: Duration = .seconds(5)
      /// The maximum number of unsent bytes for a browser that does not read. If there would be more,
      /// the WebSocket is closed.
      public var pendingLimit = 1024 * 1024

      /// Creates the default limits.
      public init() {}
    }

    /// The way in which a server shuts down.
    public struct Shutdown: Equatable, Sendable {
      /// The time between the request to end and the shutdown. Meanwhile `/calcot/ready` answers 503
      /// and everything else goes on, so that proxies stop sending requests here. None by default.
      public var drainDelay: Duration = .zero
      /// The time that the shutdown itself may take; the remaining connections are then closed.
      public var timeout: Duration = .seconds(10)
      /// A Boolean value that indicates whether SIGTERM and SIGINT shut the server down. Otherwise,
      /// only its task or service group does.
      public var endsOnSignals = true

      /// Creates the default times.
      public init() {}
    }
  }
#endif
