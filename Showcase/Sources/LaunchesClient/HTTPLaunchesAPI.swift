public import Foundation
public import Launches

/// The API of launches over HTTP.
///
/// Each attempt has the same timeout. Transient failures are retried according to the
/// ``RetryPolicy``. Responses are parsed strictly: anything unexpected is an error that names its
/// place.
public struct HTTPLaunchesAPI: LaunchesAPI {
  private let address: URL
  private let transport: any HTTPTransport
  private let timeout: Duration
  private let retries: RetryPolicy
  private let clock: any Clock<Duration>
  private let random: @Sendable () -> Double

  /// Creates an API for the server at `address`.
  ///
  /// - Parameters:
  ///   - address: The base address of the API.
  ///   - transport: The transport of the requests.
  ///   - timeout: The maximum duration of one attempt.
  ///   - retries: The policy for retries.
  ///   - clock: The clock that measures timeouts and pauses.
  ///   - random: Returns a number from 0 to 1 for each pause.
  public init(
    address: URL, transport: any HTTPTransport = URLSessionTransport(),
    timeout: Duration = .seconds(5), retries: RetryPolicy = RetryPolicy(),
    clock: any Clock<Duration> = ContinuousClock(),
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.address = address
    self.transport = transport
    self.timeout = timeout
    self.retries = retries
    self.clock = clock
    self.random = random
  }

  public func launches(
    unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<[Launch]> {
    try await fetch(["launches"], unless: version, as: LaunchesReader.list)
  }

  public func launch(
    _ id: Launch.ID, unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<LaunchDetail> {
    let path = ["launches", id.rawValue]
    return try await fetch(path, unless: version) { data throws(LaunchesAPIError) in
      let detail = try LaunchesReader.detail(data)
      guard detail.launch.id == id else {
        throw .garbage("id: it is another launch, \"\(detail.launch.id.rawValue)\"")
      }
      return detail
    }
  }

  private func fetch<Value: Sendable>(
    _ path: [String], unless version: DataVersion?,
    as read: (Data) throws(LaunchesAPIError) -> Value
  ) async throws(LaunchesAPIError) -> Fetched<Value> {
    var headers = ["Accept": "application/json"]
    if let version { headers["If-None-Match"] = version.rawValue }
    let request = HTTPRequest(address.appending(segments: path), headers: headers)
    let reply = try await reply(to: request)
    guard reply.status != 304 else { return .unchanged }
    return .changed(try read(reply.body), reply.headers["etag"].map(DataVersion.init))
  }

  /// Returns a successful response.
  private func reply(to request: HTTPRequest) async throws(LaunchesAPIError) -> HTTPReply {
    var failed = 0
    while true {
      do throws(LaunchesAPIError) {
        return try await attempt(request)
      } catch {
        failed += 1
        guard let pause = retries.pause(after: failed, error, random: random()) else { throw error }
        do { try await clock.sleep(for: pause) } catch { throw .cancelled }
      }
    }
  }

  private func attempt(_ request: HTTPRequest) async throws(LaunchesAPIError) -> HTTPReply {
    let result = await withTaskGroup { [transport, clock, timeout] group in
      group.addTask { () async -> Result<HTTPReply, LaunchesAPIError> in
        do throws(HTTPTransportError) {
          return .success(try await transport.reply(to: request))
        } catch {
          return .failure(LaunchesAPIError(error))
        }
      }
      group.addTask {
        do { try await clock.sleep(for: timeout) } catch { return .failure(.cancelled) }
        return .failure(.timedOut)
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.cancelled)
    }
    guard !Task.isCancelled else { throw .cancelled }
    let reply = try result.get()
    if let error = LaunchesAPIError(reply) { throw error }
    return reply
  }
}

extension LaunchesAPIError {
  fileprivate init(_ error: HTTPTransportError) {
    switch error {
    case .unreachable: self = .unreachable
    case .interrupted: self = .interrupted
    case .cancelled: self = .cancelled
    }
  }

  /// Creates the error of a response. Returns nil for a success.
  fileprivate init?(_ reply: HTTPReply) {
    switch reply.status {
    case 200, 304: return nil
    case 429, 500, 502, 503, 504:
      // NB: a date instead of seconds is ignored; the pause is then our own.
      let seconds = reply.headers["retry-after"].flatMap { Int($0) }
      self = .busy(retryAfter: seconds.map { .seconds(min(max($0, 0), 1_000_000)) })
    default: self = .rejected(status: reply.status)
    }
  }
}
