import Logging

@testable import CalcotWebServer

/// A log that nobody reads.
let silence = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

/// Serves a site at a free port while `body` runs, and ends the server gently after it.
@MainActor @discardableResult
func withServer<Result>(
  _ site: StubSite, options change: (inout WebServerOptions) -> Void = { _ in },
  body: @MainActor (_ port: Int) async throws -> Result
) async throws -> Result {
  var options = WebServerOptions()
  options.port = 0
  options.endsOnSignals = false
  change(&options)
  let server = RunningServer(site, options)
  let port = try await server.port()
  do {
    let result = try await body(port)
    try await server.stop()
    return result
  } catch {
    try await server.stop()
    throw error
  }
}

/// A server in a task of its own.
@MainActor
final class RunningServer {
  private let started = AsyncStream<String>.makeStream()
  private let task: Task<Void, any Error>

  init(_ site: StubSite, _ options: WebServerOptions) {
    let server = WebServer(site: site, options: options, report: WebServerReport(logger: silence))
    let continuation = started.continuation
    server.onStart = { continuation.yield($0) }
    task = Task {
      defer { continuation.finish() }
      try await server.run()
    }
  }

  func port() async throws -> Int {
    for await address in started.stream {
      return address.split(separator: ":").last.flatMap { Int($0) } ?? 0
    }
    try await task.value
    throw CancellationError()
  }

  func stop() async throws {
    task.cancel()
    try await task.value
  }

  /// Returns when the server has ended.
  func ended() async throws {
    try await task.value
  }
}
