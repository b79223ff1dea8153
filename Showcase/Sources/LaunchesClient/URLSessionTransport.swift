import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An HTTP transport on Foundation's `URLSession`.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession

  /// Creates a transport without a cache.
  public init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration)
  }

  // NB: a session retains itself until it is invalidated.
  deinit { session.invalidateAndCancel() }

  public func reply(to request: HTTPRequest) async throws(HTTPTransportError) -> HTTPReply {
    var asked = URLRequest(url: request.url)
    for (name, value) in request.headers { asked.setValue(value, forHTTPHeaderField: name) }
    let (body, response): (Data, URLResponse)
    do {
      (body, response) = try await session.data(for: asked)
    } catch {
      throw Task.isCancelled ? .cancelled : HTTPTransportError(error)
    }
    guard let response = response as? HTTPURLResponse else { throw .interrupted }
    let headers = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    return HTTPReply(
      status: response.statusCode,
      headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }), body: body)
  }
}

extension HTTPTransportError {
  fileprivate init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cancelled?: self = .cancelled
    case .cannotConnectToHost?, .cannotFindHost?, .dnsLookupFailed?, .notConnectedToInternet?:
      self = .unreachable
    default: self = .interrupted
    }
  }
}
