import Dispatch

/// A queue that sends commands to a driver, one after the other, where it may block without holding
/// up other tasks.
final class CommandQueue: Sendable {
  private let queue = DispatchQueue(label: "calcot.browser")

  /// Runs a blocking closure.
  func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: body)) }
    }
  }

  /// Sends a command and waits for the driver's response, for `limit` at most.
  func send(
    _ method: String, _ path: String, _ body: BrowserValue? = nil, to process: DriverProcess,
    within limit: Duration
  ) async throws -> BrowserValue {
    try Task.checkCancellation()
    return try await run {
      try Self.exchange(method, path, body, process, deadline: .now + limit)
    }
  }

  private static func exchange(
    _ method: String, _ path: String, _ body: BrowserValue?, _ process: DriverProcess,
    deadline: ContinuousClock.Instant
  ) throws -> BrowserValue {
    let command = "\(method) \(name(of: path))"
    guard !process.isStopped else {
      throw BrowserError(BrowserError.lost, command: command, "The browser has been closed.")
    }
    let response: HTTPResponse
    do throws(LoopbackSocket.Failure) {
      response = try HTTPExchange.run(
        method, path, body: try? body?.json, port: process.port, deadline: deadline)
    } catch {
      throw BrowserError(
        error == .late ? BrowserError.late : BrowserError.lost, command: command,
        error == .late ? "The driver did not answer in time." : "\(error)")
    }
    let value = try BrowserValue(json: response.body)["value"]
    guard let kind = value["error"].string else { return value }
    throw BrowserError(kind, command: command, value["message"].string ?? "")
  }

  /// Returns the path without the session's identifier.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/")
    return "/" + (parts.count > 2 ? parts.dropFirst(2) : parts[...]).joined(separator: "/")
  }
}
