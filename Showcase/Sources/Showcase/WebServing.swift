import ArgumentParser
import CalcotPostgreSQL
import CalcotWebServer
import CommunityDatabase
import CommunityPostgreSQL
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

extension WebServer {
  /// Checks whether a database answers, and shows how much of the pool of its store is used.
  func watch(_ address: PostgreSQLAddress, _ community: any CommunityStore) {
    // NB: a connection of its own, for which it waits for nobody.
    let check = PostgreSQLPool(address, most: 1)
    checkReadiness("database") { try await check.check() }
    guard let pool = (community as? PostgreSQLCommunity)?.pool else { return }
    showMetric(
      "calcot_postgresql_connections_used", "Connections of the pool that are in use"
    ) { Double(await pool.usedCount) }
    showMetric(
      "calcot_postgresql_callers_waiting", "Callers that wait for a connection of the pool"
    ) { Double(await pool.waitingCount) }
  }
}
