public import Foundation

/// Brings one HTTP request to a server and its answer back. No retries, no cache.
public protocol HTTPTransport: Sendable {
  /// Asks for `request`.
  ///
  /// - Throws: ``HTTPTransportError``; cancelled when the calling task is.
  func reply(to request: HTTPRequest) async throws(HTTPTransportError) -> HTTPReply
}

/// A request that changes nothing.
public struct HTTPRequest: Hashable, Sendable {
  public let url: URL
  public let headers: [String: String]

  /// Asks for what is at `url`.
  public init(_ url: URL, headers: [String: String] = [:]) {
    self.url = url
    self.headers = headers
  }
}

/// A whole answer.
public struct HTTPReply: Hashable, Sendable {
  public let status: Int
  /// By their names in lower case.
  public let headers: [String: String]
  public let body: Data

  /// An answer; the names of its headers can be of any case.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
  }
}

/// Why there is no whole answer.
public enum HTTPTransportError: Error, Hashable, Sendable {
  /// Nobody answers at the address.
  case unreachable
  /// The answer broke off, or is no HTTP.
  case interrupted
  /// The task that asked was cancelled.
  case cancelled
}
