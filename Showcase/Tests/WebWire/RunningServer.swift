package import CalcotWebServer

/// A server in a task of its own, until it is stopped.
@MainActor
package final class RunningServer {
  private let started = AsyncStream<String>.makeStream()
  private let task: Task<Void, any Error>

  package init(_ server: WebServer) {
    let continuation = started.continuation
    server.onStart = { continuation.yield($0) }
    task = Task {
      defer { continuation.finish() }
      try await server.run()
    }
  }

  /// Where it listens, once it does; throws what has kept it from listening.
  package func port() async throws -> Int {
    for await address in started.stream {
      return address.split(separator: ":").last.flatMap { Int($0) } ?? 0
    }
    try await task.value
    throw CancellationError()
  }

  /// Ends the server gently, and returns when it has ended.
  package func stop() async throws {
    task.cancel()
    try await task.value
  }

  /// Returns when the server has ended.
  package func ended() async throws { try await task.value }
}

extension WebServerOptions {
  /// Those of a server that a test starts and stops: a free port, and no signals.
  package static var ofTests: WebServerOptions {
    var options = WebServerOptions()
    options.port = 0
    options.endsOnSignals = false
    return options
  }
}
