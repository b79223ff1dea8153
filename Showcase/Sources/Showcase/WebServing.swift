import ArgumentParser
import CalcotWebServer
import Foundation

/// The options of the sample's server that come from the command line and from the environment.
enum WebServing {
  static func options(
    host: String, port: Int, workers: Int, drainDelay: Int
  ) -> WebServerOptions {
    var options = WebServerOptions()
    options.host = host
    options.port = port
    options.workers = workers
    options.shutdown.drainDelay = .seconds(drainDelay)
    options.cookieKeys = .ofEnvironment
    options.metricsToken = ProcessInfo.processInfo.environment["CALCOT_METRICS_TOKEN"]
    return options
  }

  /// Waits until some work has ended, and no longer than allowed: a database that hangs does not
  /// keep the program from ending.
  static func wait(atMost limit: Duration, for work: @escaping @MainActor () async -> Void) async {
    let (ends, end) = AsyncStream<Never>.makeStream()
    Task {
      await work()
      end.finish()
    }
    Task {
      try? await Task.sleep(for: limit)
      end.finish()
    }
    for await _ in ends {}
  }

  /// Returns the number of workers that an option names; 0 for one for each core.
  static func workers(option text: String) throws -> Int {
    if text == "auto" { return 0 }
    guard let count = Int(text), (1...1024).contains(count) else {
      throw ValidationError("There are no \"\(text)\" workers: give a number, or auto.")
    }
    return count
  }
}
