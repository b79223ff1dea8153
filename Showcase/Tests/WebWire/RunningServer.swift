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

  /// Returns the port once the server listens, or throws the error that prevented it.
  package func port() async throws -> Int {
    for await address in started.stream {
      return address.split(separator: ":").last.flatMap { Int($0) } ?? 0
    }
    try await task.value
    throw CancellationError()
  }

  /// Stops the server gracefully, and waits for its end.
  package func stop() async throws {
    task.cancel()
    try await task.value
  }
}

extension WebServerOptions {
  /// The options of a server that a test starts and stops: a free port, no signals, and as much time
  /// for everything as a busy machine takes. A test of a limit sets that limit.
  package static var ofTests: WebServerOptions {
    var options = WebServerOptions()
    options.port = 0
    options.shutdown.endsOnSignals = false
    options.requestTimeout = .seconds(3_600)
    options.sockets.greetingTimeout = .seconds(3_600)
    options.sockets.pingInterval = .seconds(3_600)
    options.sockets.silenceTimeout = .seconds(3_600)
    options.sockets.closeTimeout = .seconds(600)
    options.shutdown.timeout = .seconds(600)
    return options
  }
}
