public import Foundation

/// A transport of HTTP requests and responses. No retries, no cache.
public protocol HTTPTransport: Sendable {
  /// Sends `request` and returns the response.
  ///
  /// - Throws: ``HTTPTransportError``, which is `cancelled` if the calling task is.
  func reply(to request: HTTPRequest) async throws(HTTPTransportError) -> HTTPReply
}

/// A GET request.
public struct HTTPRequest: Hashable, Sendable {
  /// The address.
  public let url: URL
  public let headers: [String: String]

  /// Creates a request for the resource at `url`.
  public init(_ url: URL, headers: [String: String] = [:]) {
    self.url = url
    self.headers = headers
  }
}

/// A complete response.
public struct HTTPReply: Hashable, Sendable {
  /// The status code.
  public let status: Int
  /// The headers, by name in lower case.
  public let headers: [String: String]
  /// The body.
  public let body: Data

  /// Creates a response. The names of its headers can have any case.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
  }
}

/// A reason why there is no complete response.
public enum HTTPTransportError: Error, Hashable, Sendable {
  /// The address does not answer.
  case unreachable
  /// The response was cut off, or is not HTTP.
  case interrupted
  /// The calling task was cancelled.
  case cancelled
}
