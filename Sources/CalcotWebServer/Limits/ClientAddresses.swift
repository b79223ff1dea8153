#if Web
  import CalcotWeb
  import NIOCore

  /// A reader of browsers' addresses: the address of the connection's other end or, if that is a
  /// trusted proxy, the address that the proxy reports.
  struct ClientAddresses: Sendable {
    private let proxies: [IPRange]

    /// Creates a reader.
    ///
    /// - Parameter proxies: The addresses and ranges of the proxies that are trusted.
    /// - Throws: A ``WebServerProblem`` if a text is neither an address nor a range.
    init(trusting proxies: [String]) throws(WebServerProblem) {
      self.proxies = try proxies.map { text throws(WebServerProblem) in
        guard let range = IPRange(text) else { throw .badProxy(text) }
        return range
      }
    }

    /// Returns a Boolean value that indicates whether a trusted proxy is at the other end of a
    /// connection.
    func isProxy(_ channel: any Channel) -> Bool {
      Self.peer(of: channel).map(isProxy) ?? false
    }

    /// Returns the address of the browser behind a request, shortened to its network; empty if it
    /// is unknown.
    ///
    /// Of the addresses that proxies have added to `X-Forwarded-For`, it is the last one that does
    /// not belong to a trusted proxy: a browser can make up those before it.
    func address(behind channel: any Channel, _ forwarded: [String]) -> String {
      guard let peer = Self.peer(of: channel) else { return "" }
      guard isProxy(peer) else { return peer.network }
      let reported = forwarded.flatMap { $0.split(separator: ",") }.reversed()
      for text in reported {
        guard let address = IPAddress(text.drop { $0 == " " }.prefix { $0 != " " }) else { break }
        if !isProxy(address) { return address.network }
      }
      // NB: A proxy that reports nobody would otherwise make all browsers one.
      return ""
    }

    /// Returns the network at the other end of a connection; empty if it is unknown.
    static func network(of channel: any Channel) -> String { peer(of: channel)?.network ?? "" }

    private func isProxy(_ address: IPAddress) -> Bool {
      proxies.contains { $0.contains(address) }
    }

    private static func peer(of channel: any Channel) -> IPAddress? {
      channel.remoteAddress?.ipAddress.flatMap { IPAddress($0) }
    }
  }
#endif
