#if Web
  import CalcotWeb

  /// The address and the limits of a ``WebServer``.
  ///
  /// A server does not start with a value that cannot be, such as a timeout of 0.
  public struct WebServerOptions: Sendable {
    /// The address to listen at. The default is reachable from the same machine only.
    public var host = "127.0.0.1"
    /// The TCP port; 0 selects any free one.
    public var port = 8080
    /// The number of processes that serve, on Linux; 0 starts one for each core, and 1 is this process
    /// itself. With several, this process supervises them: each is the same program with the same arguments, an
    /// end of one leaves the others alone, and the next one takes its place. A browser stays with its worker
    /// by a cookie. The limits here and of the site hold for each worker.
    ///
    /// What a program does before ``WebServer/run()`` is done in each of these processes. They share what
    /// is outside of them, such as a database.
    public var workers = 1
    /// The maximum number of connections that wait to be accepted.
    public var backlog = 4096
    /// The maximum number of open connections; further ones wait until one closes.
    public var connectionLimit = 10_000
    /// The maximum number of open connections of one address; further ones are closed. Addresses of
    /// version 6 of the Internet Protocol count as one if they share their first 64 bits.
    public var connectionsPerAddress = 1_000
    /// The addresses, and the ranges such as `10.0.0.0/8`, of the proxies in front of the server.
    /// The address of a browser behind one of them is the one that it adds to `X-Forwarded-For`;
    /// without this option, all browsers behind a proxy share its limits.
    public var trustedProxies: [String] = []
    /// The keys with which cookies are signed, each of 32 bytes or more: the first one signs, and
    /// what the others have signed stays valid, so that a key can be replaced while browsers use it.
    /// Without any, a random one: then a restart makes new visitors of all browsers, which live pages
    /// survive, but not forms of pages without script.
    public var cookieKeys: [String] = []
    /// A secret without which nobody gets anything from the server, for a page that only its own user
    /// may see; nil for none. It has 16 unreserved characters (letters, digits, `-._~`) or more; make it of
    /// at least 128 random bits.
    ///
    /// A browser that opens any address with the query item `token=…` gets a cookie instead, and is led
    /// to the address without it. Every other request without that cookie is refused with 403. A cookie
    /// is sent to all ports of a host: other servers of the same host could see the token.
    public var token: String?
    /// A secret for which `/calcot/metrics` shows what the server counts, in the text form of Prometheus; nil to
    /// show it to nobody. A request brings it as `Authorization: Bearer …`. It has 16 characters or more.
    public var metricsToken: String?
    /// The maximum number of bytes of a request's target and header fields together; beyond it, the
    /// response is 431.
    public var headerLimit = 16 * 1024
    /// The time within which the head of the next request must arrive, and then its body. The
    /// connection closes after it, so that nobody can hold one by sending a byte now and then. A
    /// long body has this time for every 64 KB, and what is sent to a browser has it for every 16 KB
    /// that the browser takes.
    public var requestTimeout: Duration = .seconds(30)
    /// The time within which the first message on a WebSocket must arrive.
    public var greetingTimeout: Duration = .seconds(10)
    /// The interval at which a WebSocket is pinged.
    public var pingInterval: Duration = .seconds(15)
    /// The time without input after which a WebSocket is closed.
    public var silenceTimeout: Duration = .seconds(30)
    /// The time that a browser has to answer a close frame; never more than ``shutdownTimeout``.
    public var closeTimeout: Duration = .seconds(5)
    /// The maximum number of bytes that wait for a browser that does not read. If more is sent
    /// beyond it, the WebSocket is closed.
    public var pendingLimit = 1024 * 1024
    /// The time between being told to end and beginning with it, in which `/calcot/ready` answers 503 and all
    /// else goes on, so that proxies send nobody here any more. None by default.
    public var drainDelay: Duration = .zero
    /// The time that a shutdown may take then; the remaining connections are then closed.
    public var shutdownTimeout: Duration = .seconds(10)
    /// A Boolean value that indicates whether SIGTERM and SIGINT shut the server down. Otherwise,
    /// its task or service group does.
    public var endsOnSignals = true

    /// Creates the default options.
    public init() {}

    /// The rules of all options that are numbers or times.
    static var rules: [OptionRule<WebServerOptions>] {
      [
        OptionRule("port", \.port, from: 0, to: 65_535),
        OptionRule("workers", \.workers, from: 0, to: 1_000),
        OptionRule("backlog", \.backlog, from: 1, to: Int(Int32.max)),
        OptionRule("connectionLimit", \.connectionLimit, from: 1),
        OptionRule("connectionsPerAddress", \.connectionsPerAddress, from: 1),
        OptionRule("headerLimit", \.headerLimit, from: 1_024, to: 16 * 1024 * 1024),
        OptionRule("requestTimeout", \.requestTimeout, from: .milliseconds(1), to: .longestOption),
        OptionRule(
          "greetingTimeout", \.greetingTimeout, from: .milliseconds(1), to: .longestOption),
        OptionRule("pingInterval", \.pingInterval, from: .milliseconds(1), to: .longestOption),
        OptionRule("silenceTimeout", \.silenceTimeout, from: .milliseconds(1), to: .longestOption),
        OptionRule("closeTimeout", \.closeTimeout, from: .zero, to: .longestOption),
        OptionRule("pendingLimit", \.pendingLimit, from: 1),
        OptionRule("drainDelay", \.drainDelay, from: .zero, to: .longestOption),
        OptionRule("shutdownTimeout", \.shutdownTimeout, from: .zero, to: .longestOption),
      ]
    }
  }
#endif
