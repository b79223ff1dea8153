#if Web
  /// A reason why a server cannot start.
  public enum WebServerProblem: Error, Equatable, CustomStringConvertible {
    /// An option has a value that is not allowed.
    case badOption(name: String, value: String, allowed: String)
    /// A trusted proxy is neither an IP address nor a range of them.
    case badProxy(String)
    /// A key with which cookies are signed is too short.
    case shortKey(least: Int)
    /// The token is too short, or has characters that must be encoded in addresses and cookies.
    case badToken(least: Int)
    /// The server cannot listen at its address, for example because another program does.
    case cannotListen(address: String, reason: String)
    /// No worker has begun to serve: each has ended before.
    case workersFail
    /// The server knows no way to pass connections between processes on this system, which is not
    /// Linux.
    case noWorkers
    /// Sessions are to be kept for other servers, but without keys these could not open them.
    case keptWithoutKeys

    public var description: String {
      switch self {
      case .badOption(let name, let value, let allowed):
        "\(name) is \(value), and may be \(allowed)."
      case .badProxy(let text):
        "WebServerOptions.trustedProxies: \"\(text)\" is no address such as 192.0.2.1 or 2001:db8::1 "
          + "and no range such as 10.0.0.0/8."
      case .shortKey(let least):
        "WebServerOptions.cookieKeys: a key has fewer than \(least) bytes and could be guessed. "
          + "Make one with `openssl rand -hex 32`."
      case .badToken(let least):
        "WebServerOptions.token and metricsToken: it needs at least \(least) letters, digits or characters of \"-._~\". "
          + "Make one with `openssl rand -hex 16`."
      case .cannotListen(let address, let reason):
        "The server cannot listen at \(address): \(reason)."
      case .workersFail:
        "No worker has come as far as serving; what they have written says why. The program with one "
          + "worker may say more."
      case .noWorkers:
        "WebServerOptions.workers: several workers need Linux."
      case .keptWithoutKeys:
        "WebServerOptions.cookieKeys: sessions that are kept are sealed with a key that all servers of "
          + "the site have. Make one with `openssl rand -hex 32`."
      }
    }
  }
#endif
